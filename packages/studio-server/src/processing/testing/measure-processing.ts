import { readdir, readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { type Database, openDatabase } from '../../database/open-database.ts';
import { projectFiles, projects } from '../../database/schema/index.ts';
import { makeTestDataDir } from '../../database/testing/open-test-database.ts';
import { drawFrame, type FrameRequest } from '../../demo/frames/draw-frame.ts';
import { type CompanyRecords, insertCompany } from '../../resources/testing/insert-company.ts';
import { openLocalStore } from '../../storage/local-store.ts';
import { createImagePool } from '../image-pool.ts';
import { createInspectionJob, PROCESS_INSPECTION } from '../inspection-jobs.ts';

/** 4000 x 3000 pixels, as most drones take them. */
const FRAME = { width: 4000, height: 3000 };
const INSERT_ROWS = 500;

/** One inspection, processed whole. */
export interface ProcessingRate {
  imagesPerSecond: number;
  /** Images that got a thumbnail. */
  readCount: number;
  seconds: number;
  /** When the clock started, in milliseconds since 1970. */
  begunAt: number;
}

/** A drawn photograph of 12 megapixels. */
export const drawLargeFrame = (request: Pick<FrameRequest, 'kind' | 'seed'>): Promise<Buffer> =>
  drawFrame({ ...request, ...FRAME });

const PROJECT = 'flight';
/** Processed before the clock starts, as the programs it is held against read some images before theirs do. */
const WARM_UP = { id: 'warm-up', imageCount: 16 };

/**
 * A data folder with a queued inspection of so many images, and a small one before it.
 *
 * @param framesFolder JPEG files that are stored over and over
 * @returns its path; whoever asks removes it
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
 * Processes the inspection of {@link storeFlight} as the server does: embedded database, data folder, a child process
 * per core. The children have started before the clock does, and a small inspection has been processed.
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
