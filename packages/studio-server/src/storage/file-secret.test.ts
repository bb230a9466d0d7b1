import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openKeyringFile, readKeyringFile, rotateKeyringFile } from './file-secret.ts';

const HOUR_MS = 3_600_000;
const now = new Date('2026-11-24T12:00:00.000Z');
let folder: string;
let path: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'studio-secret-'));
  path = join(folder, 'file-links.key');
});
afterEach(() => rm(folder, { recursive: true }));

describe('the keys of a secret in the data folder', () => {
  it('do not exist before their first use, and survive a restart', async () => {
    expect(await readKeyringFile(path)).toBeNull();
    const made = await openKeyringFile(path);
    expect(await openKeyringFile(path)).toEqual(made);
    expect(await readKeyringFile(path)).toEqual(made);
  });

  it('keep the key of an earlier version, and leave it where that version reads it', async () => {
    const before = Buffer.alloc(32, 7);
    await writeFile(path, before);
    expect((await openKeyringFile(path)).current).toEqual(before);
    const rotated = await rotateKeyringFile(path, now, HOUR_MS);
    expect(await readFile(path)).toEqual(rotated.current);
    expect(rotated.previous).toEqual([{ key: before, until: '2026-11-24T13:00:00.000Z' }]);
  });

  it('are readable by their owner only, and leave no other files', async () => {
    await rotateKeyringFile(path, now, HOUR_MS);
    const names = (await readdir(folder)).toSorted();
    expect(names).toEqual(['file-links.key', 'file-links.keyring.json']);
    for (const name of names) expect((await stat(join(folder, name))).mode & 0o777).toBe(0o600);
  });

  it('can be rotated again after an interruption', async () => {
    const { current, next } = await openKeyringFile(path);
    // What is there when the process dies before its last step.
    await writeFile(path, next);
    const rotated = await rotateKeyringFile(path, now, HOUR_MS);
    expect([current, next]).not.toContainEqual(rotated.current);
    expect(rotated.previous.map(({ key }) => key)).toContainEqual(next);
    expect(await readKeyringFile(path)).toEqual(rotated);
  });
});
