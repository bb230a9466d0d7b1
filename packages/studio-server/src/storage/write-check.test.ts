import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createWriteCheck } from './write-check.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'studio-check-'));
});
afterEach(async () => {
  vi.restoreAllMocks();
  await rm(folder, { recursive: true, force: true });
});

describe('the write check', () => {
  it('passes where a file can be stored, and leaves nothing', async () => {
    await createWriteCheck(folder)();
    expect(await readdir(folder)).toEqual([]);
  });

  it('fails where none can be stored', async () => {
    await rm(folder, { recursive: true });
    await expect(createWriteCheck(folder)()).rejects.toThrow('ENOENT');
  });

  it('writes again after ten seconds, not before', async () => {
    const now = vi.spyOn(performance, 'now').mockReturnValue(0);
    const check = createWriteCheck(folder);
    await check();
    await rm(folder, { recursive: true });
    now.mockReturnValue(10_000);
    await check();
    now.mockReturnValue(10_001);
    await expect(check()).rejects.toThrow('ENOENT');
  });
});
