import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../database/open-database.ts';
import { openTestDatabase } from '../database/testing/open-test-database.ts';
import { openLinks } from './open-links.ts';

const KEY = 'pyramids/pier/img-1.tif';
const SOON = new Date(Date.now() + 60_000);

let database: OpenDatabase;
let folders: string[];
beforeAll(async () => {
  database = await openTestDatabase();
  folders = await Promise.all([1, 2].map(() => mkdtemp(join(tmpdir(), 'studio-links-'))));
});
afterAll(async () => {
  await database?.close();
  await Promise.all(folders.map((folder) => rm(folder, { recursive: true })));
});

describe('links to tiles of images in Azure Blob Storage', () => {
  const open = (databaseUrl: string | null) =>
    Promise.all(folders.map((dataDir) => openLinks({ dataDir, databaseUrl }, database.db)));
  const queryOf = (address: string) => Object.fromEntries(new URL(address, 'http://localhost').searchParams);

  it('of one process are accepted by the others on the same PostgreSQL server', async () => {
    const [one, other] = await open('postgres://database/studio');
    expect(other!.readTiles(KEY, queryOf(one!.tiles(KEY, SOON)), new Date())).toEqual(
      new Date(Math.floor(SOON.getTime() / 1000) * 1000),
    );
  });

  it('are signed with the key of the data folder without one', async () => {
    const [one, other] = await open(null);
    const [again] = await open(null);
    const query = queryOf(one!.tiles(KEY, SOON));
    expect(again!.readTiles(KEY, query, new Date())).not.toBeNull();
    expect(other!.readTiles(KEY, query, new Date())).toBeNull();
  });
});
