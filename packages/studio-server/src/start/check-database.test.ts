import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../database/open-database.ts';
import { openTestDatabase } from '../database/testing/open-test-database.ts';
import { createDatabaseCheck } from './check-database.ts';

let database: OpenDatabase;
let dataDir: string;
beforeAll(async () => {
  database = await openTestDatabase();
  dataDir = await mkdtemp(join(tmpdir(), 'studio-check-database-'));
});
afterAll(async () => {
  await database?.close();
  await rm(dataDir, { recursive: true });
});

describe('the check of the database', () => {
  it.each([true, false])('passes when it can be written, and leaves nothing, embedded: %s', async (isEmbedded) => {
    await createDatabaseCheck({ ...database, isEmbedded }, dataDir)();
    expect(await readdir(dataDir)).toEqual([]);
  });

  it.each([true, false])('fails while it is read-only, embedded: %s', async (isEmbedded) => {
    const check = () =>
      database.db.transaction((db) => createDatabaseCheck({ db, isEmbedded }, dataDir)(), { accessMode: 'read only' });
    await expect(check()).rejects.toThrow('The database is read-only.');
  });

  it('fails where the data folder of the embedded database cannot be written', () =>
    expect(createDatabaseCheck({ ...database, isEmbedded: true }, join(dataDir, 'gone'))()).rejects.toThrow('ENOENT'));

  it('needs no data folder for a server', () =>
    expect(createDatabaseCheck({ ...database, isEmbedded: false }, join(dataDir, 'gone'))()).resolves.toBeUndefined());
});
