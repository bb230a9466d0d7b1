import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openJournal } from './journal.ts';
import { lock } from './lock.ts';

let state: string;
beforeEach(() => {
  state = mkdtempSync(join(tmpdir(), 'studio-cli-'));
});
afterEach(() => rmSync(state, { recursive: true }));

const open = () =>
  openJournal(state, {
    url: 'https://studio.northline.example',
    userId: 'ada',
    folder: '/flights/1',
    type: '2d',
    target: { assetId: 'a1' },
  });

describe('a journal', () => {
  it('begins with new ids, and creates no file before it is written', async () => {
    const { creationKey, uploadId, inspectionId } = await open().read();
    expect(creationKey).not.toBe(uploadId);
    expect(inspectionId).toBeUndefined();
    expect(readdirSync(state)).toEqual([]);
  });

  it('is the same in the next run, readable by its user only, without leftovers', async () => {
    const entry = { ...(await open().read()), inspectionId: 'p1' };
    const { path, write } = open();
    await write(entry);
    expect(await open().read()).toEqual(entry);
    expect(statSync(path).mode & 0o777).toBe(0o600);
    expect(readdirSync(dirname(path))).toHaveLength(1);
  });

  it('contains no token', async () => {
    const { path, read, write } = open();
    await write(await read());
    expect(Object.keys(JSON.parse(readFileSync(path, 'utf8')))).toEqual(['folder', 'creationKey', 'uploadId']);
  });

  it('a damaged one begins anew', async () => {
    const { path, read, write } = open();
    const entry = await read();
    await write(entry);
    writeFileSync(path, '{"folder":');
    expect((await open().read()).uploadId).not.toBe(entry.uploadId);
  });
});

describe('a folder is uploaded by one process at a time', () => {
  it('another one is refused until the lock is released', async () => {
    const path = join(state, 'a.lock');
    const release = await lock(path);
    await expect(lock(path)).rejects.toThrow(`Process ${process.pid} is uploading this folder already.`);
    await release();
    await (
      await lock(path)
    )();
    expect(readdirSync(state)).toEqual([]);
  });

  it.each(['999999999', ''])('the lock of a process that was killed is taken over (%j)', async (holder) => {
    const path = join(state, 'a.lock');
    writeFileSync(path, holder);
    await lock(path);
    expect(readFileSync(path, 'utf8')).toBe(String(process.pid));
  });
});
