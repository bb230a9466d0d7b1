import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { INSPECTION_FLOW } from '@inspection-studio/domain/inspections';
import { eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { OpenDatabase } from '../database/open-database.ts';
import { companies, jobs, projectFiles, projects } from '../database/schema/index.ts';
import { openTestDatabase } from '../database/testing/open-test-database.ts';
import { type CompanyRecords, insertCompany } from '../resources/testing/insert-company.ts';
import { thumbnailKeyOf } from '../storage/image-keys.ts';
import { type LocalStore, openLocalStore } from '../storage/local-store.ts';
import type { ImageSource } from './image-facts.ts';
import { createImagePool, type ImagePool } from './image-pool.ts';
import { createInspectionJob, PROCESS_INSPECTION } from './inspection-jobs.ts';
import { createJobQueue } from './job-queue.ts';
import { type JobWorker, startWorker } from './job-worker.ts';

let database: OpenDatabase;
let folder: string;
let store: LocalStore;
let images: ImagePool;
let company: CompanyRecords;
let photo: Buffer;
let workers: JobWorker[] = [];
/** For image workers to start and to read some images. */
const WORK_MS = 30_000;
const NEVER_MS = 600_000;
const errors = vi.fn<(details: object, message: string) => void>();

beforeAll(async () => {
  database = await openTestDatabase();
  company = await insertCompany(database.db, 'northline');
  folder = await mkdtemp(join(tmpdir(), 'inspection-jobs-'));
  store = await openLocalStore(folder);
  images = createImagePool({ size: 2 });
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  photo = await sharp({ create: { width: 1200, height: 900, channels: 3, background: '#888', noise } })
    .jpeg()
    .toBuffer();
});
afterEach(async () => {
  await Promise.all(workers.map((worker) => worker.stop()));
  workers = [];
  await database.db.delete(jobs);
});
afterAll(async () => {
  await images?.close();
  await store?.close();
  await database?.close();
  await rm(folder, { recursive: true });
});

/** Starts a worker with its own queue, as a separate process would. */
function work(images_: Pick<ImagePool, 'read' | 'size'> = images, renewMs = 1000): JobWorker {
  const handlers = { [PROCESS_INSPECTION]: createInspectionJob(database.db, store, images_ as ImagePool) };
  const worker = startWorker(createJobQueue(database.db), {
    handlers,
    concurrency: 1,
    log: { error: errors },
    pollMs: 50,
    renewMs,
  });
  workers.push(worker);
  return worker;
}

/** Inserts an inspection that was sent for processing, with these files stored. */
async function send(id: string, files: readonly Buffer[]): Promise<void> {
  const { companyId, assetId, people } = company;
  await database.db
    .insert(projects)
    .values({ id, companyId, assetId, name: id, createdById: people.Uploader, status: 'Queued' });
  for (const [index, bytes] of files.entries()) {
    const storageKey = `projects/${id}/${index}.jpg`;
    await store.put(storageKey, bytes, 'image/jpeg');
    await database.db.insert(projectFiles).values({
      id: `${id}-${index}`,
      companyId,
      projectId: id,
      kind: 'three',
      captureType: 'Rgb',
      fileType: 'Image',
      name: `IMG_${index}.jpg`,
      mime: 'image/jpeg',
      sizeBytes: bytes.length,
      storageKey,
      uploadedAt: new Date(),
    });
  }
  await createJobQueue(database.db).enqueue(PROCESS_INSPECTION, { projectId: id }, { dedupe: id });
}

const inspection = async (id: string) => (await database.db.select().from(projects).where(eq(projects.id, id)))[0];
const filesOf = (id: string) =>
  database.db.select().from(projectFiles).where(eq(projectFiles.projectId, id)).orderBy(projectFiles.name);

/** Has the database record the status of inspections at each change. */
async function recordStatuses() {
  await database.db.execute(sql`create table seen_statuses (at serial, project_id text, status text)`);
  await database.db.execute(sql`
    create function see_status() returns trigger language plpgsql as
    'begin insert into seen_statuses (project_id, status) values (new.id, new.status); return new; end'`);
  await database.db.execute(sql`
    create trigger see_status after insert or update of status on projects for each row execute function see_status()`);
  return {
    of: async (id: string) =>
      (await database.db.execute(sql`select status from seen_statuses where project_id = ${id} order by at`)).rows.map(
        ({ status }) => status,
      ),
    stop: async () => {
      await database.db.execute(sql`drop trigger see_status on projects`);
      await database.db.execute(sql`drop function see_status()`);
      await database.db.execute(sql`drop table seen_statuses`);
    },
  };
}
const used = async () => (await database.db.select().from(companies))[0]?.dataUsed ?? Number.NaN;
const completed = (id: string) =>
  vi.waitFor(async () => expect((await inspection(id))?.status).toBe('Completed'), WORK_MS);

describe('processing an inspection with unusual files', () => {
  it('proceeds to Completed; each file has a thumbnail or a reason why not', async () => {
    const before = await used();
    const statuses = await recordStatuses();
    try {
      await send('odd', [photo, photo.subarray(0, photo.length / 2), Buffer.from('a text'), Buffer.alloc(0)]);
      await store.delete('projects/odd/3.jpg');
      work();
      await completed('odd');
      expect(await statuses.of('odd')).toEqual(INSPECTION_FLOW.slice(INSPECTION_FLOW.indexOf('Queued')));
    } finally {
      await statuses.stop();
    }
    const files = await filesOf('odd');
    expect(files.map(({ processingError, processingNote }) => processingError ?? processingNote)).toEqual([
      'The file has no position. The file does not say when it was taken.',
      'The file ends too early; the part of the image that is there is shown. The file has no position. The file does not say when it was taken.',
      'The file is not an image.',
      'The file is missing from storage.',
    ]);
    expect(files.map(({ thumbnailKey }) => thumbnailKey !== null)).toEqual([true, true, false, false]);
    expect((await store.head(thumbnailKeyOf('odd', 'odd-1')))?.sizeBytes).toBeGreaterThan(1000);
    expect(await used()).toBe(before + 2);
  });

  it('a file with the position 0, 0 is told apart from one without, and has no place', async () => {
    const zero = { GPSLatitudeRef: 'N', GPSLatitude: '0/1 0/1 0/1', GPSLongitudeRef: 'E', GPSLongitude: '0/1 0/1 0/1' };
    await send('no-fix', [await sharp(photo).withExif({ IFD3: zero }).jpeg().toBuffer()]);
    work();
    await completed('no-fix');
    const [file] = await filesOf('no-fix');
    expect(file?.processingNote).toBe(
      'The position of the file is 0, 0: its camera had no satellite fix. The file does not say when it was taken.',
    );
    expect(file).toMatchObject({ longitude: null, latitude: null, altitudeMetres: null, positionSource: null });
  });

  it('fails with a message when no image is readable, and counts nothing against the licence', async () => {
    const before = await used();
    await send('hopeless', [Buffer.from('a text'), Buffer.alloc(0)]);
    work();
    await vi.waitFor(async () => expect((await inspection('hopeless'))?.status).toBe('Failed'), WORK_MS);
    expect((await inspection('hopeless'))?.statusReason).toBe('None of the 2 3D visual images could be read.');
    expect(await used()).toBe(before);
  });
});

describe('an inspection completes exactly once, whatever happens to its worker', () => {
  const many = (count = 8) => Array.from({ length: count }, () => photo);

  it('a stopping worker releases it and another one resumes', async () => {
    const before = await used();
    await send('handed-over', many(24));
    const stopping = Promise.withResolvers<void>();
    let begun = 0;
    const readAfterFirst = async (source: ImageSource) => {
      begun += 1;
      if (begun > 1) await stopping.promise;
      return images.read(source);
    };
    const first = work({ size: 1, read: readAfterFirst });
    await vi.waitFor(
      async () => expect((await filesOf('handed-over')).filter((file) => file.processedAt).length).toBeGreaterThan(0),
      WORK_MS,
    );
    const stopped = first.stop();
    stopping.resolve();
    await stopped;
    const read = (await filesOf('handed-over')).filter((file) => file.processedAt).length;
    expect(read).toBeLessThan(24);
    const again = vi.fn<ImagePool['read']>((source) => images.read(source));
    work({ size: 2, read: again });
    await completed('handed-over');
    expect(again).toHaveBeenCalledTimes(24 - read);
    expect(await used()).toBe(before + 24);
  });

  it('an unresponsive worker loses it and changes nothing when it wakes up', async () => {
    const before = await used();
    await send('stalled', many());
    const stall = Promise.withResolvers<void>();
    const stalled = vi.fn<ImagePool['read']>(async (source) => stall.promise.then(() => images.read(source)));
    work({ size: 1, read: stalled }, NEVER_MS);
    await vi.waitFor(() => expect(stalled).toHaveBeenCalled());
    // The lease expired and another worker took the job, as when renewals fail.
    await database.db.update(jobs).set({ lockedBy: 'somebody else', lockedUntil: sql`now() - interval '1 second'` });
    work();
    await completed('stalled');
    stall.resolve();
    await Promise.all(workers.map((worker) => worker.stop()));
    expect([(await inspection('stalled'))?.status, await used()]).toEqual(['Completed', before + 8]);
    expect(await database.db.select().from(jobs)).toEqual([]);
  });

  it('deleting it during processing ends the job without an error or a leftover thumbnail', async () => {
    errors.mockClear();
    await send('deleted', many());
    const read = vi.fn<ImagePool['read']>(async (source) => {
      const image = await images.read(source);
      await database.db.delete(projects).where(eq(projects.id, 'deleted'));
      await store.deletePrefix('projects/deleted');
      return image;
    });
    work({ size: 1, read });
    await vi.waitFor(async () => expect(await database.db.select().from(jobs)).toEqual([]), WORK_MS);
    expect(errors).not.toHaveBeenCalled();
    expect(await store.head(thumbnailKeyOf('deleted', 'deleted-0'))).toBeNull();
  });

  it('a job without progress fails with a user-facing message, not with the cause', async () => {
    await send('stuck', [photo]);
    work({ size: 1, read: () => Promise.reject(new Error('ENOSPC: /var/data')) });
    await vi.waitFor(
      async () => {
        await database.db.update(jobs).set({ runAfter: sql`now()` });
        expect(await inspection('stuck')).toMatchObject({
          status: 'Failed',
          statusReason: 'Processing failed after several attempts. Your files are safe.',
        });
      },
      { timeout: WORK_MS, interval: 200 },
    );
    expect((await database.db.select().from(jobs))[0]?.error).toBe('ENOSPC: /var/data');
  });
});
