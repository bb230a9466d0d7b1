import { buffer } from 'node:stream/consumers';
import { and, eq, notInArray } from 'drizzle-orm';
import * as z from 'zod';
import type { Database } from '../database/open-database.ts';
import { projects } from '../database/schema/index.ts';
import type { BlobStore } from '../storage/blob-store.ts';
import type { ImagePool } from './image-pool.ts';
import { createInspectionRecords } from './inspection-records.ts';
import type { JobHandler } from './job-worker.ts';
import { type ImageStore, processInspection } from './process-inspection.ts';

/** Kind of the job that walks one inspection from Queued to Completed. */
export const PROCESS_INSPECTION = 'process-inspection';

const payloadSchema = z.object({ projectId: z.string() });

/** The file store as image reading needs it: by path where the bytes lie on this machine. */
function imageStoreOf(store: BlobStore): ImageStore {
  return {
    sizeBytes: async (key) => (await store.head(key))?.sizeBytes ?? null,
    open: async (key) => {
      const path = store.pathOf(key);
      if (path !== null) return path;
      const content = await store.get(key);
      return content ? buffer(content.stream) : Buffer.alloc(0);
    },
    put: (key, bytes, contentType) => store.put(key, bytes, contentType),
  };
}

/** Works on sent inspections. One that fails for good says so, with its reason. */
export function createInspectionJob(db: Database, store: BlobStore, images: ImagePool): JobHandler {
  const ports = { records: createInspectionRecords(db), store: imageStoreOf(store), images };
  return {
    run: (job) => processInspection(ports, payloadSchema.parse(job.payload).projectId),
    onFailed: async (job, reason, tx) => {
      const { projectId } = payloadSchema.parse(job.payload);
      await tx
        .update(projects)
        .set({ status: 'Failed', statusReason: `Processing stopped: ${reason}` })
        .where(and(eq(projects.id, projectId), notInArray(projects.status, ['Draft', 'Completed'])));
    },
  };
}
