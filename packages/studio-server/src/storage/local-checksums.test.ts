import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLocalChecksums } from './local-checksums.ts';

const EMPTY = 'sha256:e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';
let folder: string;
let path: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'studio-checksums-'));
  path = join(folder, 'a.jpg');
  await writeFile(path, '');
});
afterAll(() => rm(folder, { recursive: true }));

describe('a file is', () => {
  it('not read when its checksum was computed while it was written', async () => {
    const checksums = createLocalChecksums();
    const state = { size: 5, mtimeMs: 1 };
    checksums.note('a.jpg', { checksum: 'sha256:aa', state });
    const missing = join(folder, 'none.jpg');
    expect(await checksums.of('a.jpg', missing, state, Infinity)).toEqual({ sizeBytes: 5, checksum: 'sha256:aa' });
    await expect(checksums.of('a.jpg', missing, { ...state, mtimeMs: 2 }, Infinity)).rejects.toThrow('ENOENT');
  });

  it('read again when its bytes were read too long ago, and once for all who ask meanwhile', async () => {
    const checksums = createLocalChecksums();
    const state = await stat(path);
    checksums.note('a.jpg', { checksum: 'sha256:aa', state });
    const ask = () => checksums.of('a.jpg', path, state, 0);
    const [one, other] = await Promise.all([ask(), ask()]);
    expect(one).toEqual({ sizeBytes: 0, checksum: EMPTY });
    expect(other).toBe(one);
    expect(await checksums.of('a.jpg', path, state, Infinity)).toEqual(one);
  });
});
