import { and, eq } from 'drizzle-orm';
import * as z from 'zod';
import type { Database } from '../database/open-database.ts';
import { isProcessedImage } from '../database/queries/processed-images.ts';
import { projectFiles } from '../database/schema/index.ts';
import type { JobQueue } from '../processing/job-queue.ts';
import type { JobHandler } from '../processing/job-worker.ts';
import type { BlobStore } from '../storage/blob-store.ts';
import { pyramidKeyOf } from '../storage/image-keys.ts';
import { isImageFault, makePyramid, type MakerParts } from './make-pyramid.ts';

/** Job kind that makes the tiles of an inspection's images. */
export const MAKE_TILES = 'make-tiles';

const payloadSchema = z.object({ projectId: z.string() });

/** Enqueues the tiles of an inspection, unless they are waiting already. */
export const enqueueTiles = (jobs: JobQueue, projectId: string): Promise<boolean> =>
  jobs.enqueue(MAKE_TILES, { projectId }, { dedupe: projectId });

/**
 * Creates the job handler that makes the tiles of all processed images of an inspection that have none, one image after
 * another. An image that cannot be decoded is left out: whoever looks at it is told why. If the job fails, tiles are made when
 * somebody looks at the image.
 */
export function createTilesJob(db: Database, parts: MakerParts & { store: Pick<BlobStore, 'head'> }): JobHandler {
  return {
    run: async (job, { signal, progressed }) => {
      const { projectId } = payloadSchema.parse(job.payload);
      const images = await db
        .select({ id: projectFiles.id, storageKey: projectFiles.storageKey })
        .from(projectFiles)
        .where(and(eq(projectFiles.projectId, projectId), isProcessedImage()))
        .orderBy(projectFiles.id);
      for (const { id, storageKey } of images) {
        signal.throwIfAborted();
        const key = pyramidKeyOf(projectId, id);
        if (await parts.store.head(key)) continue;
        try {
          await makePyramid(parts, storageKey, key);
        } catch (error) {
          if (!isImageFault(error)) throw error;
        }
        await progressed();
      }
    },
    onFailed: async () => undefined,
  };
}
