import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import * as z from 'zod';
import type { Database } from '../database/open-database.ts';
import type { BlobStore } from '../storage/blob-store.ts';
import { ImageUnreadableError } from './image-unreadable-error.ts';
import type { ImagePool } from './image-pool.ts';
import { createInspectionRecords, failInspection } from './inspection-records.ts';
import type { JobHandler } from './job-worker.ts';
import { type ImageStore, processInspection } from './process-inspection.ts';

/** Job kind that processes one inspection from Queued to Completed. */
export const PROCESS_INSPECTION = 'process-inspection';

/** User-facing message when every attempt failed. The cause is in the log and in the job. */
const PROCESSING_FAILED = 'Processing failed after several attempts. Your files are safe.';

const payloadSchema = z.object({ projectId: z.string() });

/** Adapts the file store for image reading. Remote files are downloaded to disk, which keeps memory flat. */
export function imageStoreOf(store: BlobStore): ImageStore {
  return {
    sizeBytes: async (key) => (await store.head(key))?.sizeBytes ?? null,
    withFile: async (key, read) => {
      const path = store.pathOf(key);
      if (path !== null) return read(path);
      const content = await store.get(key);
      if (!content) throw new ImageUnreadableError('missing');
      const copy = join(tmpdir(), `studio-image-${randomUUID()}`);
      try {
        await pipeline(content.stream, createWriteStream(copy, { flags: 'wx', mode: 0o600 }));
        return await read(copy);
      } finally {
        await rm(copy, { force: true });
      }
    },
    put: (key, bytes, contentType) => store.put(key, bytes, contentType),
    delete: (key) => store.delete(key),
  };
}

/** Creates the job handler for inspections. A permanent failure stores a message for users. */
export function createInspectionJob(db: Database, store: BlobStore, images: ImagePool): JobHandler {
  const ports = { records: createInspectionRecords(db), store: imageStoreOf(store), images };
  return {
    run: (job, attempt) => processInspection(ports, payloadSchema.parse(job.payload).projectId, attempt),
    onFailed: (job, _reason, tx) => failInspection(tx, payloadSchema.parse(job.payload).projectId, PROCESSING_FAILED),
  };
}
