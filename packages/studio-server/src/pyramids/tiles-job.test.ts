import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { OpenDatabase } from '../database/open-database.ts';
import { jobs, projectFiles, projects } from '../database/schema/index.ts';
import { openTestDatabase } from '../database/testing/open-test-database.ts';
import { createImagePool, type ImagePool } from '../processing/image-pool.ts';
import { createInspectionJob, PROCESS_INSPECTION } from '../processing/inspection-jobs.ts';
import { createJobQueue } from '../processing/job-queue.ts';
import { startWorker } from '../processing/job-worker.ts';
import { type CompanyRecords, insertCompany } from '../resources/testing/insert-company.ts';
import { DiskFullError } from '../storage/disk-space.ts';
import { pyramidKeyOf } from '../storage/image-keys.ts';
import { type LocalStore, openLocalStore } from '../storage/local-store.ts';
import { createTilesJob, enqueueTiles, MAKE_TILES } from './tiles-job.ts';

const PROJECT = 'flight';
/** For image workers to start and to read some images. */
const WORK_MS = 30_000;

let database: OpenDatabase;
let company: CompanyRecords;
let folder: string;
let store: LocalStore;
let images: ImagePool;

beforeAll(async () => {
  database = await openTestDatabase();
  company = await insertCompany(database.db, 'northline');
  folder = await mkdtemp(join(tmpdir(), 'tiles-job-'));
  store = await openLocalStore(folder);
  images = createImagePool({ size: 1 });
});
afterAll(async () => {
  await images?.close();
  await store?.close();
  await database?.close();
  await rm(folder, { recursive: true });
});
beforeEach(async () => {
  const { companyId, assetId, people } = company;
  const photo = await sharp({ create: { width: 700, height: 400, channels: 3, background: '#888' } })
    .jpeg()
    .toBuffer();
  await database.db
    .insert(projects)
    .values({ id: PROJECT, companyId, assetId, name: PROJECT, createdById: people.Uploader, status: 'Queued' });
  const names = ['a', 'b', 'c'];
  await database.db.insert(projectFiles).values(
    names.map((id) => ({
      id,
      companyId,
      projectId: PROJECT,
      kind: 'three' as const,
      captureType: 'Rgb' as const,
      fileType: 'Image' as const,
      name: `${id}.jpg`,
      mime: 'image/jpeg',
      sizeBytes: photo.length,
      storageKey: `projects/${PROJECT}/${id}.jpg`,
      uploadedAt: new Date(),
    })),
  );
  for (const id of names) await store.put(`projects/${PROJECT}/${id}.jpg`, photo, 'image/jpeg');
});
afterEach(async () => {
  await database.db.delete(projects).where(eq(projects.id, PROJECT));
  await database.db.delete(jobs);
  for (const prefix of ['projects', 'pyramids', 'thumbnails']) await store.deletePrefix(prefix);
});

const madeOf = async (ids = ['a', 'b', 'c']) => {
  const found = await Promise.all(ids.map((id) => store.head(pyramidKeyOf(PROJECT, id))));
  return ids.filter((_id, index) => found[index] !== null);
};
const markRead = () => database.db.update(projectFiles).set({ thumbnailKey: 'thumbnails/x.jpg' });
const attempt = () => ({ signal: new AbortController().signal, progressed: vi.fn(async () => {}) });
const job = { id: 'job', kind: MAKE_TILES, payload: { projectId: PROJECT }, attempt: 1 };
const makeAll = (control = attempt(), parts: Partial<Parameters<typeof createTilesJob>[1]> = {}) =>
  createTilesJob(database.db, { store, images, disk: store.disk, ...parts }).run(job, control);

it('the tiles of all images are made after their inspection is processed', { timeout: WORK_MS }, async () => {
  const queue = createJobQueue(database.db);
  const onProcessed = (projectId: string) => enqueueTiles(queue, projectId);
  const worker = startWorker(queue, {
    handlers: {
      [PROCESS_INSPECTION]: createInspectionJob(database.db, store, images, onProcessed),
      [MAKE_TILES]: createTilesJob(database.db, { store, images, disk: store.disk }),
    },
    concurrency: 1,
    log: { error: (details, message) => expect.fail(`${message} ${JSON.stringify(details)}`) },
  });
  await queue.enqueue(PROCESS_INSPECTION, { projectId: PROJECT });
  await vi.waitFor(async () => expect(await database.db.$count(jobs)).toBe(0), WORK_MS);
  await worker.stop();
  expect(await madeOf()).toEqual(['a', 'b', 'c']);
  const [project] = await database.db.select().from(projects).where(eq(projects.id, PROJECT));
  expect(project!.status).toBe('Completed');
});

it('an inspection waits once', async () => {
  const queue = createJobQueue(database.db);
  expect([await enqueueTiles(queue, PROJECT), await enqueueTiles(queue, PROJECT)]).toEqual([true, false]);
});

describe('a job that makes tiles', () => {
  beforeEach(markRead);

  it('makes those that are missing, so it can be repeated', async () => {
    const again = vi.fn<ImagePool['writePyramid']>((source, target) => images.writePyramid(source, target));
    await makeAll();
    await store.delete(pyramidKeyOf(PROJECT, 'b'));
    const control = attempt();
    await makeAll(control, { images: { writePyramid: again } });
    expect([again.mock.calls.length, control.progressed.mock.calls.length]).toEqual([1, 1]);
    expect(await madeOf()).toEqual(['a', 'b', 'c']);
  });

  it('leaves out images that cannot be decoded or are missing, and those without a thumbnail', async () => {
    await store.put(`projects/${PROJECT}/a.jpg`, Buffer.from('no image'), 'image/jpeg');
    await store.delete(`projects/${PROJECT}/b.jpg`);
    await makeAll();
    expect(await madeOf()).toEqual(['c']);
    await store.deletePrefix('pyramids');
    await database.db.update(projectFiles).set({ thumbnailKey: null }).where(eq(projectFiles.id, 'c'));
    await makeAll();
    expect(await madeOf()).toEqual([]);
  });

  it('leaves out files that are not in the list of images, such as supplementary ones', async () => {
    await database.db.update(projectFiles).set({ kind: 'supplementary' }).where(eq(projectFiles.id, 'a'));
    await database.db.update(projectFiles).set({ fileType: 'Blob' }).where(eq(projectFiles.id, 'b'));
    await makeAll();
    expect(await madeOf()).toEqual(['c']);
  });

  it('makes those of sonar images too', async () => {
    await database.db.update(projectFiles).set({ kind: 'sonar', captureType: 'Sonar' }).where(eq(projectFiles.id, 'a'));
    await makeAll();
    expect(await madeOf()).toEqual(['a', 'b', 'c']);
  });

  it('ends when its worker stops', async () => {
    const control = new AbortController();
    const progressed = vi.fn(async () => control.abort());
    await expect(makeAll({ signal: control.signal, progressed })).rejects.toThrow('aborted');
    expect(await madeOf()).toEqual(['a']);
  });

  it('fails when the disk is full, and then runs again', async () => {
    const disk = { reserve: () => Promise.reject(new DiskFullError('Full.')) };
    await expect(makeAll(attempt(), { disk })).rejects.toThrow(DiskFullError);
    expect(await madeOf()).toEqual([]);
  });
});
