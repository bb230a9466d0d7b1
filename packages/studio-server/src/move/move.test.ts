import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OpenDatabase, openDatabase } from '../database/open-database.ts';
import * as schema from '../database/schema/index.ts';
import { makeTestDataDir, openTestDatabase } from '../database/testing/open-test-database.ts';
import { createJobQueue } from '../processing/job-queue.ts';
import { type LocalStore, openLocalStore } from '../storage/local-store.ts';
import { copyDatabase } from './copy-database.ts';
import { createFileMove, beginMove, MOVE_FILES } from './move-files.ts';

const { assets, companies, projectFiles, projects, severityScales, sites, users } = schema;
const TABLES = Object.values(schema).flatMap((value) => (is(value, PgTable) ? [value as PgTable] : []));
const IMAGE_KEY = 'projects/northtowera/img_0467.jpg';
const PICTURE_KEY = 'pictures/forth.jpg';
const image = Buffer.from('the bytes of an image');

let source: OpenDatabase;
let target: OpenDatabase;
let left: LocalStore;
let entered: LocalStore;
let sourceDir: string;
let filesDir: string;

/** Inserts rows that are hard to copy: self-references, generated columns, JSON, unusual text, and many of one kind. */
async function insertCompany({ db }: OpenDatabase) {
  const owned = { companyId: 'northline' };
  await db.insert(companies).values({
    id: 'northline',
    name: `O'Brien "&" Söhne \\ 北`,
    licenceStart: new Date('2026-01-01T10:11:12.345Z'),
    licenceExpiry: new Date('2099-12-31'),
    licenceFrequency: 'Annual',
    seatsAllowed: 10,
    dataType: 'Gpx',
    dataUsed: 1.23456789,
    dataAllowed: 1000,
    supplementaryAllowedBytes: 9_007_199_254_740_991,
  });
  // The inviter is inserted after the invited person.
  const person = {
    ...owned,
    role: 'Member' as const,
    status: 'Activated' as const,
    firstName: 'Ingrid',
    lastName: 'Aas',
  };
  await db.insert(users).values({ ...person, id: 'z-first', email: 'z@demo.example' });
  await db.insert(users).values({ ...person, id: 'a-second', email: 'a@demo.example', invitedById: 'z-first' });
  await db.insert(severityScales).values({
    ...owned,
    id: 'urgency',
    name: 'Urgency',
    isNumerical: false,
    severities: [{ id: 's1', name: 'Monitor', scale: 0, colour: '#429c5a', icon: 0 }],
  });
  await db
    .insert(sites)
    .values({ ...owned, id: 'forth', name: 'Forth', thumbnailKey: PICTURE_KEY, longitude: -3.4, latitude: 56 });
  const asset = {
    ...owned,
    siteId: 'forth',
    type: 'Bridge' as const,
    severityScaleId: 'urgency',
    createdById: 'z-first',
  };
  await db.insert(assets).values([
    { ...asset, id: 'viaduct', name: 'Viaduct' },
    { ...asset, id: 'pylon', name: 'Pylon' },
  ]);
  await db
    .insert(projects)
    .values({ ...owned, id: 'northtowera', assetId: 'viaduct', name: 'NorthTowerA', createdById: 'z-first' });
  const file = {
    ...owned,
    projectId: 'northtowera',
    kind: 'three' as const,
    captureType: 'Rgb' as const,
    fileType: 'Image' as const,
  };
  await db.insert(projectFiles).values([
    {
      ...file,
      id: 'f1',
      name: 'a.jpg',
      mime: 'image/jpeg',
      sizeBytes: image.length,
      storageKey: IMAGE_KEY,
      uploadedAt: new Date(),
    },
    {
      ...file,
      id: 'f2',
      name: 'b.jpg',
      mime: 'image/jpeg',
      sizeBytes: 1024,
      storageKey: 'projects/northtowera/never.jpg',
    },
  ]);
  // More rows than one statement takes.
  await db
    .insert(schema.tags)
    .values(Array.from({ length: 1203 }, (_, index) => ({ ...owned, id: `tag-${index}`, name: `Tag ${index}` })));
}

const readAll = async ({ db }: OpenDatabase) =>
  Object.fromEntries(
    await Promise.all(
      TABLES.map(
        async (table) =>
          [getTableName(table), (await db.select().from(table)).map((row) => JSON.stringify(row)).toSorted()] as const,
      ),
    ),
  );

beforeAll(async () => {
  sourceDir = await makeTestDataDir();
  filesDir = await mkdtemp(join(tmpdir(), 'studio-move-'));
  source = await openDatabase({ dataDir: sourceDir, databaseUrl: null });
  target = await openTestDatabase();
  left = await openLocalStore(sourceDir);
  entered = await openLocalStore(filesDir);
  await insertCompany(source);
  await left.put(IMAGE_KEY, image, 'image/jpeg');
  await left.put(PICTURE_KEY, image, 'image/jpeg');
});
afterAll(async () => {
  for (const part of [left, entered, source, target]) await part?.close();
  for (const folder of [sourceDir, filesDir]) await rm(folder, { recursive: true });
});

describe('moving the database', () => {
  it('copies every row of every table and nothing else', async () => {
    const copied = await copyDatabase(source.pool, target.pool);
    expect(copied).toMatchObject({ companies: 1, users: 2, tags: 1203, project_files: 2 });
    expect(await readAll(target)).toEqual(await readAll(source));
  });

  it('rejects a target with a company and leaves it unchanged', async () => {
    const before = await readAll(target);
    await expect(copyDatabase(source.pool, target.pool)).rejects.toThrow('is not empty');
    expect(await readAll(target)).toEqual(before);
  });
});

describe('moving the files', () => {
  const folder = () => join(sourceDir, 'files');
  const marked = async () =>
    (await target.db.select().from(assets)).filter(({ migratingSince }) => migratingSince !== null).map(({ id }) => id);

  it('copies files outside assets immediately and blocks every asset until its job has run', async () => {
    const modified = (await target.db.select().from(assets)).map((asset) => asset.modified);
    expect(await beginMove(target.db, entered, createJobQueue(target.db), folder())).toBe(2);
    expect(await readFile(entered.pathOf(PICTURE_KEY)!)).toEqual(image);
    expect(await entered.head(IMAGE_KEY)).toBeNull();
    expect((await marked()).toSorted()).toEqual(['pylon', 'viaduct']);
    expect((await target.db.select().from(assets)).map((asset) => asset.modified)).toEqual(modified);
  });

  it('starting again enqueues no second job', async () => {
    const jobs = createJobQueue(target.db);
    await beginMove(target.db, entered, jobs, folder());
    expect(await target.db.$count(schema.jobs, eq(schema.jobs.kind, MOVE_FILES))).toBe(2);
  });

  it('unblocks an asset once its files have moved; running twice is harmless', async () => {
    const { run } = createFileMove(target.db, entered, folder());
    const job = { id: '1', kind: MOVE_FILES, payload: { assetId: 'viaduct' }, attempt: 1 };
    const attempt = { signal: new AbortController().signal, progressed: async () => undefined };
    await run(job, attempt);
    await run(job, attempt);
    expect(await readFile(entered.pathOf(IMAGE_KEY)!)).toEqual(image);
    expect(await marked()).toEqual(['pylon']);
  });

  it('a truncated copy leaves the asset blocked', async () => {
    const short = { head: async () => null, put: async () => undefined };
    await target.db.update(assets).set({ migratingSince: new Date() }).where(eq(assets.id, 'viaduct'));
    const job = { id: '1', kind: MOVE_FILES, payload: { assetId: 'viaduct' }, attempt: 1 };
    const attempt = { signal: new AbortController().signal, progressed: async () => undefined };
    await expect(createFileMove(target.db, short, folder()).run(job, attempt)).rejects.toThrow('0 of 21 bytes arrived');
    expect((await marked()).toSorted()).toEqual(['pylon', 'viaduct']);
  });
});
