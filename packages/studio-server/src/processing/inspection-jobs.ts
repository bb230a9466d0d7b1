import * as z from 'zod';
import type { Database } from '../database/open-database.ts';
import type { BlobStore } from '../storage/blob-store.ts';
import type { ImagePool } from './image-pool.ts';
import { createInspectionRecords, failInspection } from './inspection-records.ts';
import type { JobHandler } from './job-worker.ts';
import { type ImageStore, processInspection } from './process-inspection.ts';
import { withLocalFile } from './with-local-file.ts';

/** Job kind that processes one inspection from Queued to Completed. */
export const PROCESS_INSPECTION = 'process-inspection';

/** User-facing message when every attempt failed. The cause is in the log and in the job. */
const PROCESSING_FAILED = 'Processing failed after several attempts. Your files are safe.';

const payloadSchema = z.object({ projectId: z.string() });

/** Adapts the file store for image reading. */
export const imageStoreOf = (store: BlobStore): ImageStore => ({
  sizeBytes: async (key) => (await store.head(key))?.sizeBytes ?? null,
  withFile: (key, read) => withLocalFile(store, key, read),
  put: store.put,
  delete: (key) => store.delete(key),
});

/**
 * Creates the job handler for inspections. A permanent failure stores a message for users.
 *
 * @param onProcessed called after processing, more than once if the job runs again
 */
export function createInspectionJob(
  db: Database,
  store: BlobStore,
  images: ImagePool,
  onProcessed?: (projectId: string) => Promise<unknown>,
): JobHandler {
  const ports = { records: createInspectionRecords(db), store: imageStoreOf(store), images };
  return {
    run: async (job, attempt) => {
      const { projectId } = payloadSchema.parse(job.payload);
      await processInspection(ports, projectId, attempt);
      await onProcessed?.(projectId);
    },
    onFailed: (job, _reason, tx) => failInspection(tx, payloadSchema.parse(job.payload).projectId, PROCESSING_FAILED),
  };
}
