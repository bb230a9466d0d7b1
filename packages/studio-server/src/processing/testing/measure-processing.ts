import { readdir, readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { drawFrame, type FrameRequest } from '@inspection-studio/demo-frames';
import { eq } from 'drizzle-orm';
import { type Database, openDatabase } from '../../database/open-database.ts';
import { projectFiles, projects } from '../../database/schema/index.ts';
import { makeTestDataDir } from '../../database/testing/open-test-database.ts';
import { type CompanyRecords, insertCompany } from '../../resources/testing/insert-company.ts';
import { openLocalStore } from '../../storage/local-store.ts';
import { createImagePool } from '../image-pool.ts';
import { createInspectionJob, PROCESS_INSPECTION } from '../inspection-jobs.ts';

/** 4000 x 3000 pixels, a common drone format. */
const FRAME = { width: 4000, height: 3000 };
const INSERT_ROWS = 500;

/** Measurement of one processed inspection. */
export interface ProcessingRate {
  imagesPerSecond: number;
  /** Number of images with a thumbnail. */
  readCount: number;
  seconds: number;
  /** Start of the measurement, in milliseconds since 1970. */
  begunAt: number;
}

/** A generated photo of 12 megapixels. */
export const drawLargeFrame = (request: Pick<FrameRequest, 'kind' | 'seed'>): Promise<Buffer> =>
  drawFrame({ ...request, ...FRAME });

const PROJECT = 'flight';
/** Warm-up images, because the peers also read some before they are measured. */
const WARM_UP = { id: 'warm-up', imageCount: 16 };

/**
 * Creates a data folder with a queued inspection of `count` images and a small warm-up one.
 *
 * @param framesFolder JPEG files, stored repeatedly
 * @returns path of the folder; the caller removes it
 */
export async function storeFlight(framesFolder: string, imageCount: number): Promise<string> {
  const frames = await Promise.all((await readdir(framesFolder)).map((name) => readFile(join(framesFolder, name))));
  const dataDir = await makeTestDataDir();
  const { db, close } = await openDatabase({ dataDir, databaseUrl: null });
  const store = await openLocalStore(dataDir);
  try {
    const company = await insertCompany(db, 'northline');
    for (const flight of [WARM_UP, { id: PROJECT, imageCount }]) {
      const rows = await insertFlight(db, company, flight.id, flight.imageCount);
      for (const [index, { storageKey }] of rows.entries())
        await store.put(storageKey, frames[index % frames.length]!, 'image/jpeg');
    }
    return dataDir;
  } finally {
    await store.close();
    await close();
  }
}

async function insertFlight(
  db: Database,
  { companyId, assetId, people }: CompanyRecords,
  projectId: string,
  imageCount: number,
) {
  await db
    .insert(projects)
    .values({ id: projectId, companyId, assetId, name: projectId, createdById: people.Uploader, status: 'Queued' });
  const rows = Array.from({ length: imageCount }, (_, index) => ({
    id: `${projectId}-${index}`,
    companyId,
    projectId,
    kind: 'three' as const,
    captureType: 'Rgb' as const,
    fileType: 'Image' as const,
    name: `IMG_${index}.jpg`,
    mime: 'image/jpeg',
    sizeBytes: 1024,
    storageKey: `projects/${projectId}/image-${index}.jpg`,
    uploadedAt: new Date(),
  }));
  for (let start = 0; start < rows.length; start += INSERT_ROWS)
    await db.insert(projectFiles).values(rows.slice(start, start + INSERT_ROWS));
  return rows;
}

/**
 * Processes the inspection of {@link storeFlight} as the server does: embedded database, data folder, one child process
 * per core. The measurement starts after the children have started and a warm-up inspection is processed.
 */
export async function measureProcessing(dataDir: string): Promise<ProcessingRate> {
  const { db, close } = await openDatabase({ dataDir, databaseUrl: null });
  const store = await openLocalStore(dataDir);
  const images = createImagePool({ size: availableParallelism() });
  try {
    const inspectionJob = createInspectionJob(db, store, images);
    const processFlight = (projectId: string) =>
      inspectionJob.run(
        { id: projectId, kind: PROCESS_INSPECTION, payload: { projectId }, attempt: 1 },
        { signal: new AbortController().signal, progressed: async () => {} },
      );
    await processFlight(WARM_UP.id);
    const begunAt = Date.now();
    await processFlight(PROJECT);
    const seconds = (Date.now() - begunAt) / 1000;
    const files = await db.select().from(projectFiles).where(eq(projectFiles.projectId, PROJECT));
    const readCount = files.filter(({ thumbnailKey }) => thumbnailKey !== null).length;
    return { imagesPerSecond: readCount / seconds, readCount, seconds, begunAt };
  } finally {
    await images.close();
    await store.close();
    await close();
  }
}
