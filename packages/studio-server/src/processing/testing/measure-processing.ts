import { readdir, readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../../database/open-database.ts';
import { projectFiles, projects } from '../../database/schema/index.ts';
import { makeTestDataDir } from '../../database/testing/open-test-database.ts';
import { drawFrame, type FrameRequest } from '../../demo/frames/draw-frame.ts';
import { insertCompany } from '../../resources/testing/insert-company.ts';
import { openLocalStore } from '../../storage/local-store.ts';
import { createImagePool } from '../image-pool.ts';
import { createInspectionJob, PROCESS_INSPECTION } from '../inspection-jobs.ts';

/** 4000 x 3000 pixels, as most drones take them. */
const FRAME = { width: 4000, height: 3000 };
const INSERT_ROWS = 500;

/** One inspection, processed whole. */
export interface ProcessingRate {
  imagesPerSecond: number;
  /** Images that got a thumbnail; the file of the company's other inspection has none. */
  readCount: number;
  seconds: number;
}

/** A drawn photograph of 12 megapixels. */
export const drawLargeFrame = (request: Pick<FrameRequest, 'kind' | 'seed'>): Promise<Buffer> => drawFrame({ ...request, ...FRAME });

const PROJECT = 'flight';

/**
 * A data folder with a queued inspection of so many images.
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
    const { companyId, assetId, people } = await insertCompany(db, 'northline');
    await db.insert(projects).values({ id: PROJECT, companyId, assetId, name: PROJECT, createdById: people.Uploader, status: 'Queued' });
    const rows = Array.from({ length: imageCount }, (_, index) => ({
      id: `image-${index}`,
      companyId,
      projectId: PROJECT,
      kind: 'three' as const,
      captureType: 'Rgb' as const,
      fileType: 'Image' as const,
      name: `IMG_${index}.jpg`,
      mime: 'image/jpeg',
      sizeBytes: 1024,
      storageKey: `projects/flight/image-${index}.jpg`,
      uploadedAt: new Date(),
    }));
    for (let start = 0; start < rows.length; start += INSERT_ROWS) await db.insert(projectFiles).values(rows.slice(start, start + INSERT_ROWS));
    for (const [index, { storageKey }] of rows.entries()) await store.put(storageKey, frames[index % frames.length]!, 'image/jpeg');
    return dataDir;
  } finally {
    await store.close();
    await close();
  }
}

/**
 * Processes the inspection of {@link storeFlight} as the server does: embedded database, data folder, a child process
 * per core. The children have started before the clock does.
 */
export async function measureProcessing(dataDir: string): Promise<ProcessingRate> {
  const { db, close } = await openDatabase({ dataDir, databaseUrl: null });
  const store = await openLocalStore(dataDir);
  const images = createImagePool({ size: availableParallelism() });
  try {
    const first = store.pathOf('projects/flight/image-0.jpg')!;
    await Promise.all(Array.from({ length: images.size }, () => images.read(first)));
    const job = { id: 'job', kind: PROCESS_INSPECTION, payload: { projectId: PROJECT }, attempt: 1 };
    const attempt = { signal: new AbortController().signal, progressed: async () => {} };
    const begunAt = performance.now();
    await createInspectionJob(db, store, images).run(job, attempt);
    const seconds = (performance.now() - begunAt) / 1000;
    const readCount = (await db.select().from(projectFiles)).filter(({ thumbnailKey }) => thumbnailKey !== null).length;
    return { imagesPerSecond: readCount / seconds, readCount, seconds };
  } finally {
    await images.close();
    await store.close();
    await close();
  }
}
