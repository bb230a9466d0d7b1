import { mkdtemp, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  assets,
  companies,
  documents,
  maintenance,
  projectFiles,
  projects,
  sites,
  users,
} from '../database/schema/index.ts';
import { openTestDatabase } from '../database/testing/open-test-database.ts';
import { type LocalStore, openLocalStore } from '../storage/local-store.ts';
import { sweepFiles } from './sweep-files.ts';

const HOUR_MS = 3_600_000;
const NOW = new Date('2026-11-22T12:00:00.000Z');
const at = (hours: number) => new Date(NOW.getTime() + hours * HOUR_MS);

let database: Awaited<ReturnType<typeof openTestDatabase>>;
let folder: string;
let store: LocalStore;
const sweep = (now: Date) => sweepFiles({ db: database.db, store }, now);

/** Stores a file with a modification time this many hours ago. */
async function put(key: string, hours: number) {
  await store.put(key, Buffer.from(key), 'image/jpeg');
  await utimes(store.pathOf(key)!, at(-hours), at(-hours));
}
const isThere = async (key: string) => (await store.head(key)) !== null;

const company = { companyId: 'c' };
const document = (id: string, hours: number, isUploaded: boolean) => ({
  ...company,
  id,
  name: id,
  sizeBytes: 1,
  mime: 'application/pdf',
  storageKey: `documents/c/${id}.pdf`,
  createdById: 'u',
  created: at(-hours),
  uploadedAt: isUploaded ? at(-hours) : null,
});
const file = (id: string, thumbnailKey: string | null = null) =>
  ({
    ...company,
    id,
    projectId: 'p',
    kind: 'three',
    fileType: 'Image',
    name: id,
    mime: 'image/jpeg',
    sizeBytes: 1,
    storageKey: `projects/p/${id}.jpg`,
    thumbnailKey,
  }) as const;

beforeAll(async () => {
  database = await openTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'studio-sweep-'));
  store = await openLocalStore(folder);
  const { db } = database;
  const licence = { licenceStart: NOW, licenceExpiry: NOW, licenceFrequency: 'Annual', dataType: 'Gpx' } as const;
  await db.insert(companies).values({
    ...licence,
    id: 'c',
    name: 'c',
    seatsAllowed: 1,
    dataAllowed: 1,
    supplementaryAllowedBytes: 1,
    reportLogoKey: 'pictures/logo.jpg',
  });
  await db.insert(users).values({
    ...company,
    id: 'u',
    firstName: 'U',
    lastName: 'U',
    email: 'u@demo.example',
    role: 'Member',
    status: 'Activated',
    thumbnailKey: 'pictures/u.jpg',
  });
  await db.insert(sites).values({ ...company, id: 's', name: 's', createdById: 'u' });
  await db.execute(
    `insert into severity_scales (id, company_id, name, is_numerical, severities) values ('v', 'c', 'v', false, '[]')`,
  );
  await db
    .insert(assets)
    .values({ ...company, id: 'a', name: 'a', siteId: 's', type: 'Bridge', severityScaleId: 'v', createdById: 'u' });
  await db.insert(projects).values({ ...company, id: 'p', assetId: 'a', name: 'p', createdById: 'u' });
});
afterAll(async () => {
  await store?.close();
  await database?.close();
  await rm(folder, { recursive: true });
});

it('removes leftovers of uploads abandoned for a day and keeps every file that belongs to a record', async () => {
  const { db } = database;
  await db
    .insert(documents)
    .values([document('never', 25, false), document('young', 23, false), document('kept', 48, true)]);
  await db.insert(projectFiles).values([file('open'), file('read', 'thumbnails/p/read.jpg')]);
  const kept = [
    'documents/c/young.pdf',
    'documents/c/kept.pdf',
    'projects/p/open.jpg',
    'projects/p/read.jpg',
    'thumbnails/p/read.jpg',
    'pyramids/p/read.tif',
    'pictures/u.jpg',
    'pictures/logo.jpg',
    'elsewhere/x.jpg',
  ];
  const gone = [
    'documents/c/never.pdf',
    'documents/c/deleted.pdf',
    'projects/p/removed.jpg',
    'projects/q/a.jpg',
    'thumbnails/p/removed.jpg',
    'pyramids/p/removed.tif',
    'pictures/old.jpg',
  ];
  for (const key of [...kept, ...gone]) await put(key, 25);
  await put('projects/p/arriving.jpg', 1);

  expect(await sweep(NOW)).toEqual({ documentCount: 1, fileCount: 6 });
  expect(await Promise.all(gone.map(isThere))).toEqual(gone.map(() => false));
  expect(await Promise.all([...kept, 'projects/p/arriving.jpg'].map(isThere))).toEqual([...kept, ''].map(() => true));
  expect((await db.select().from(documents)).map(({ id }) => id).toSorted()).toEqual(['kept', 'young']);
  expect(await db.$count(projectFiles)).toBe(2);
});

it('only one of several processes sweeps, once an hour', async () => {
  await database.db.update(maintenance).set({ begun: NOW }).where(eq(maintenance.name, 'sweep-files'));
  await put('pictures/late.jpg', 30);
  expect(await sweep(at(0.99))).toBeNull();
  const results = await Promise.all([sweep(at(1)), sweep(at(1)), sweep(at(1))]);
  expect(results.filter((result) => result !== null)).toEqual([{ documentCount: 0, fileCount: 1 }]);
  expect(await sweep(at(1.5))).toBeNull();
});

it('removes blocks a day after the last one arrived, by the given clock', async () => {
  const block = { id: 'AAAA', sizeBytes: 1, body: Readable.from([Buffer.from('x')]) };
  await store.blocks.put('projects/p/flight.mp4', block, 10, async () => undefined);
  const soon = new Date(Date.now() + 2 * HOUR_MS);
  await sweep(soon);
  expect(await store.blocks.list('projects/p/flight.mp4')).toHaveLength(1);
  await sweep(new Date(Date.now() + 25 * HOUR_MS));
  expect(await store.blocks.list('projects/p/flight.mp4')).toEqual([]);
});
