import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { readConfig } from '../config.ts';
import type { OpenDatabase } from '../database/open-database.ts';
import { jobs, projectFiles, projects } from '../database/schema/index.ts';
import { openTestDatabase } from '../database/testing/open-test-database.ts';
import { createLog } from '../observability/create-log.ts';
import { PROCESS_INSPECTION } from '../processing/inspection-jobs.ts';
import { createJobQueue } from '../processing/job-queue.ts';
import { type CompanyRecords, insertCompany } from '../resources/testing/insert-company.ts';
import { pyramidKeyOf } from '../storage/image-keys.ts';
import { type LocalStore, openLocalStore } from '../storage/local-store.ts';
import type { Parts } from './open-parts.ts';
import { startWorkers } from './start-workers.ts';

/** For an image worker to start and to read an image. */
const WORK_MS = 60_000;

let database: OpenDatabase;
let company: CompanyRecords;
let dataDir: string;
let store: LocalStore;

beforeAll(async () => {
  database = await openTestDatabase();
  company = await insertCompany(database.db, 'northline');
  dataDir = await mkdtemp(join(tmpdir(), 'studio-workers-'));
  store = await openLocalStore(dataDir);
});
afterAll(async () => {
  await store?.close();
  await database?.close();
  await rm(dataDir, { recursive: true });
});

/** Processes an inspection of one image with these settings. */
async function process(id: string, environment: Record<string, string>): Promise<void> {
  const { companyId, assetId, people } = company;
  const file = { companyId, projectId: id, kind: 'three', captureType: 'Rgb', fileType: 'Image' } as const;
  const storageKey = `projects/${id}/a.jpg`;
  await database.db
    .insert(projects)
    .values({ id, companyId, assetId, name: id, createdById: people.Uploader, status: 'Queued' });
  await database.db
    .insert(projectFiles)
    .values({ ...file, id, name: 'a.jpg', mime: 'image/jpeg', sizeBytes: 1, storageKey, uploadedAt: new Date() });
  const image = sharp({ create: { width: 600, height: 400, channels: 3, background: '#888' } });
  await store.put(storageKey, await image.jpeg().toBuffer(), 'image/jpeg');
  const queue = createJobQueue(database.db);
  await queue.enqueue(PROCESS_INSPECTION, { projectId: id });
  const stop = startWorkers({
    config: readConfig({ STUDIO_DATA_DIR: dataDir, STUDIO_SEED: 'none', STUDIO_WORKERS: '1', ...environment }),
    log: createLog({ level: 'silent', role: 'worker' }),
    database,
    store,
    local: store,
    jobs: queue,
    metrics: { jobEnded: () => undefined },
  } as unknown as Parts);
  await vi.waitFor(async () => expect(await database.db.$count(jobs)).toBe(0), WORK_MS);
  await stop();
  const [project] = await database.db.select().from(projects).where(eq(projects.id, id));
  expect(project?.status).toBe('Completed');
}

describe('the tiles of an inspection', () => {
  it('are not made by default', { timeout: WORK_MS }, async () => {
    await process('viewed', {});
    expect(await store.head(pyramidKeyOf('viewed', 'viewed'))).toBeNull();
  });

  it('are made after its processing with STUDIO_IMAGE_TILES=completion', { timeout: WORK_MS }, async () => {
    await process('processed', { STUDIO_IMAGE_TILES: 'completion' });
    expect(await store.head(pyramidKeyOf('processed', 'processed'))).not.toBeNull();
  });
});
