import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { assets, damagedFiles, documents, fileChecks, projectFiles } from '../database/schema/index.ts';
import { openTestDatabase } from '../database/testing/open-test-database.ts';
import { type LocalStore, openLocalStore } from '../storage/local-store.ts';
import { checkFiles, type FileCheckParts } from './check-files.ts';
import type { CheckedStore } from './check-page.ts';
import { insertOriginals } from './testing/insert-originals.ts';

let database: Awaited<ReturnType<typeof openTestDatabase>>;
let folder: string;
let store: LocalStore;
/** At noon: a check is due on the next day. */
let today = new Date(2026, 10, 23, 12);
const tomorrow = () => (today = new Date(today.getTime() + 24 * 3_600_000));
let damages: { key: string; damage: string }[] = [];

beforeAll(async () => {
  database = await openTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'studio-check-'));
  store = await openLocalStore(folder);
});
afterAll(async () => {
  await store?.close();
  await database?.close();
  await rm(folder, { recursive: true });
});

const check = (over: Partial<FileCheckParts> = {}) =>
  checkFiles(
    {
      db: database.db,
      store,
      bytesPerSecond: 1e12,
      signal: new AbortController().signal,
      onDamaged: (details) => void damages.push(details),
      ...over,
    },
    () => today,
  );
const sumOf = (text: string) => `sha256:${createHash('sha256').update(text).digest('hex')}`;
const noted = async () =>
  Object.fromEntries((await database.db.select().from(damagedFiles)).map((row) => [row.storageKey, row.damage]));

/** Inserts 60 files, more than a page, and 2 documents. */
beforeEach(async () => {
  damages = [];
  await database.db.delete(damagedFiles);
  const keys = await insertOriginals(database.db, { fileCount: 60, documentCount: 2 });
  for (const key of keys) await store.put(key, Buffer.from(key), 'image/jpeg');
  await database.db.update(projectFiles).set({ checksum: null });
  await database.db.update(documents).set({ checksum: null });
  await database.db.delete(fileChecks);
  await check();
  tomorrow();
});

describe('the nightly check', () => {
  it('reads every original once a night, and gives files of earlier versions their checksum', async () => {
    const modified = await database.db.select({ modified: projectFiles.modified }).from(projectFiles);
    expect(await check()).toMatchObject({ fileCount: 62, damagedCount: 0 });
    const rows = await database.db.select().from(projectFiles);
    expect(rows.every(({ checksum, storageKey }) => checksum === sumOf(storageKey))).toBe(true);
    expect(rows.map((row) => ({ modified: row.modified }))).toEqual(modified);
    expect((await database.db.select().from(documents)).every(({ checksum }) => checksum !== null)).toBe(true);
    expect(await check()).toBeNull();
    tomorrow();
    expect(await check()).toMatchObject({ fileCount: 62 });
  });

  it('finds changed, truncated and missing files, notes them, and removes the note when they are restored', async () => {
    await check();
    const path = (key: string) => store.pathOf(key)!;
    const [changed, short, gone] = ['projects/p/file-003.jpg', 'projects/p/file-055.jpg', 'documents/c/paper-1.pdf'];
    const flipped = await readFile(path(changed!));
    flipped[3]! ^= 4;
    await writeFile(path(changed!), flipped);
    await writeFile(path(short!), 'short');
    await rm(path(gone!));
    tomorrow();
    expect(await check()).toMatchObject({ fileCount: 62, damagedCount: 3 });
    const found = { [changed!]: 'content', [short!]: 'size', [gone!]: 'missing' };
    expect(await noted()).toEqual(found);
    expect(Object.fromEntries(damages.map(({ key, damage }) => [key, damage]))).toEqual(found);

    for (const key of [changed!, short!, gone!]) await writeFile(path(key), key);
    tomorrow();
    expect(await check()).toMatchObject({ damagedCount: 0 });
    expect(await noted()).toEqual({});
  });

  it('continues after its last complete page when the store failed or the process stopped', async () => {
    let asked = 0;
    const broken: CheckedStore = {
      ...store,
      fingerprint: async (key, maxAgeMs) => {
        asked += 1;
        if (asked === 55) throw new Error('The store does not respond.');
        return store.fingerprint(key, maxAgeMs);
      },
    };
    await expect(check({ store: broken })).rejects.toThrow('The store does not respond.');
    const stopped = new AbortController();
    const stopping: typeof broken = {
      ...broken,
      fingerprint: async (key, maxAgeMs) => {
        if (key.endsWith('057.jpg')) stopped.abort();
        return store.fingerprint(key, maxAgeMs);
      },
    };
    expect(await check({ store: stopping, signal: stopped.signal })).toBeNull();
    const [half] = await database.db.select().from(fileChecks);
    expect(half).toMatchObject({ finished: null, leasedUntil: null, fileCount: 58, afterId: 'file-057' });
    expect(await check()).toMatchObject({ fileCount: 62 });
  });

  it('is done by one process at a time, and taken over when that one dies', async () => {
    const results = await Promise.all([check(), check(), check()]);
    expect(results.filter((result) => result !== null)).toMatchObject([{ fileCount: 62 }]);
    tomorrow();
    await database.db.update(fileChecks).set({
      begun: today,
      finished: null,
      part: 'documents',
      afterId: '',
      leasedBy: crypto.randomUUID(),
      leasedUntil: sql`now() + interval '1 minute'`,
    });
    expect(await check()).toBeNull();
    await database.db.update(fileChecks).set({ leasedUntil: sql`now() - interval '1 second'` });
    expect(await check()).not.toBeNull();
  });

  it('starts in the night after the first start, not at once', async () => {
    await database.db.delete(fileChecks);
    expect(await check()).toBeNull();
    expect(await database.db.select().from(fileChecks)).toMatchObject([{ fileCount: 0, finished: today }]);
  });

  it('leaves out files that are not uploaded, and those that move to another store', async () => {
    await database.db.update(projectFiles).set({ uploadedAt: null }).where(eq(projectFiles.id, 'file-000'));
    expect(await check()).toMatchObject({ fileCount: 61 });
    await database.db.update(assets).set({ migratingSince: today });
    tomorrow();
    expect(await check()).toMatchObject({ fileCount: 2 });
    await database.db.update(assets).set({ migratingSince: null });
    await database.db.update(projectFiles).set({ uploadedAt: today }).where(eq(projectFiles.id, 'file-000'));
  });

  it('reads files that moved to Azure once, and compares their MD5 from then on', async () => {
    await check();
    const bad = 'projects/p/file-007.jpg';
    let readCount = 0;
    const azure: CheckedStore = {
      pathOf: () => null,
      fingerprint: async (key) => {
        const found = await store.head(key);
        return found && { sizeBytes: found.sizeBytes, checksum: 'md5:AAAA' };
      },
      get: async (key) => {
        readCount += 1;
        return store.get(key);
      },
    };
    await writeFile(store.pathOf(bad)!, 'X'.repeat(bad.length));
    tomorrow();
    expect(await check({ store: azure })).toMatchObject({ fileCount: 62, damagedCount: 1 });
    expect([await noted(), readCount]).toEqual([{ [bad]: 'content' }, 62]);
    const sums = (await database.db.select().from(projectFiles)).map(({ checksum }) => checksum);
    expect([new Set(sums).size, sums.filter((sum) => sum === 'md5:AAAA').length]).toEqual([2, 59]);
    tomorrow();
    readCount = 0;
    await check({ store: azure });
    expect([await noted(), readCount]).toEqual([{ [bad]: 'content' }, 1]);
  });
});
