import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../database/open-database.ts';
import { secrets } from '../database/schema/index.ts';
import { openTestDatabase } from '../database/testing/open-test-database.ts';
import { ensureStoredKeyring, FILE_LINKS, rotateStoredKeyring, SEALING } from './stored-keyring.ts';

let database: OpenDatabase;
let folders: string[];
beforeAll(async () => {
  database = await openTestDatabase();
  folders = await Promise.all([1, 2].map(() => mkdtemp(join(tmpdir(), 'studio-sealing-'))));
});
afterAll(async () => {
  await database?.close();
  await Promise.all(folders.map((folder) => rm(folder, { recursive: true })));
});

describe('the keys of a secret', () => {
  const place = (dataDir: string, isShared: boolean) => ({ db: database.db, dataDir, isShared });

  it('are kept in the data folder, readable by their owner only, and move to a shared database', async () => {
    const [first = '', second = ''] = folders;
    const keys = await ensureStoredKeyring(SEALING, place(first, false));
    expect([keys.current.length, keys.next.length]).toEqual([32, 32]);
    expect(await ensureStoredKeyring(SEALING, place(first, false))).toEqual(keys);
    expect((await stat(join(first, 'identity/sealing.key'))).mode & 0o777).toBe(0o600);
    expect(await ensureStoredKeyring(SEALING, place(second, false))).not.toEqual(keys);
    expect(await ensureStoredKeyring(SEALING, place(first, true))).toEqual(keys);
    expect(await ensureStoredKeyring(SEALING, place(second, true)), 'another process').toEqual(keys);
  });

  it('are not those of another secret', async () => {
    const [first = ''] = folders;
    const links = await ensureStoredKeyring(FILE_LINKS, place(first, true));
    expect(links).not.toEqual(await ensureStoredKeyring(SEALING, place(first, true)));
    expect((await stat(join(first, 'file-links.key'))).mode & 0o777).toBe(0o600);
  });

  it('in a shared database rotate for all processes', async () => {
    const [first = '', second = ''] = folders;
    const before = await ensureStoredKeyring(SEALING, place(first, true));
    const now = new Date('2026-11-24T12:00:00.000Z');
    const after = await rotateStoredKeyring(SEALING, place(second, true), now, 3_600_000);
    expect(after.current).toEqual(before.next);
    expect(after.previous).toEqual([{ key: before.current, until: '2026-11-24T13:00:00.000Z' }]);
    expect(await ensureStoredKeyring(SEALING, place(first, true))).toEqual(after);
  });

  it('of an earlier version get a next one, the same for all processes', async () => {
    const [first = '', second = ''] = folders;
    const current = Buffer.alloc(32, 5);
    await database.db.update(secrets).set({ value: { key: current.toString('base64') } });
    const [one, other] = await Promise.all(
      [first, second].map((folder) => ensureStoredKeyring(SEALING, place(folder, true))),
    );
    expect(one).toEqual(other);
    expect([one!.current, one!.previous]).toEqual([current, []]);
  });
});
