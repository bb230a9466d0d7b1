import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Database } from '../database/open-database.ts';
import { assets } from '../database/schema/index.ts';
import { transaction } from '../database/transaction.ts';
import type { JobQueue } from '../processing/job-queue.ts';
import type { JobHandler } from '../processing/job-worker.ts';
import type { BlobStore } from '../storage/blob-store.ts';
import { contentTypeOf } from '../storage/content-type.ts';
import { checkStorageKey } from '../storage/storage-key.ts';
import { keysOfAsset, keysOutsideAssets } from './file-groups.ts';

/** Job kind that moves the files of one asset to the configured store. */
export const MOVE_FILES = 'move-files';

const payloadSchema = z.object({ assetId: z.string() });

type TargetStore = Pick<BlobStore, 'put' | 'head'>;

/**
 * Copies one file unless the target already has it. A file that was registered but
 * never uploaded exists in neither place.
 *
 * @returns bytes copied
 * @throws Error when the size of the copy differs from the original
 */
async function copyFile(folder: string, store: TargetStore, key: string): Promise<number> {
  checkStorageKey(key);
  const path = join(folder, key);
  const original = await stat(path).catch(() => null);
  if (original === null) return 0;
  if ((await store.head(key))?.sizeBytes === original.size) return 0;
  await store.put(key, createReadStream(path), contentTypeOf(key));
  const copy = await store.head(key);
  if (copy?.sizeBytes !== original.size)
    throw new Error(`${key}: ${copy?.sizeBytes ?? 0} of ${original.size} bytes arrived.`);
  return original.size;
}

/**
 * Starts the move: copies files outside assets immediately, marks every asset as
 * moving, which blocks changes (147, 148), and enqueues a job for each. Starting again
 * resumes where it stopped.
 *
 * @param folder `files` of the old data folder
 * @returns number of assets whose files are still to move
 */
export async function beginMove(db: Database, store: TargetStore, jobs: JobQueue, folder: string): Promise<number> {
  await transaction(db, (tx) =>
    tx
      .update(assets)
      .set({ migratingSince: new Date(), modified: sql`${assets.modified}` })
      .where(isNull(assets.migratingSince)),
  );
  for (const key of await keysOutsideAssets(db)) await copyFile(folder, store, key);
  const waiting = await db.select({ id: assets.id }).from(assets).where(isNotNull(assets.migratingSince));
  for (const { id } of waiting) await jobs.enqueue(MOVE_FILES, { assetId: id }, { dedupe: id });
  return waiting.length;
}

/** Creates the job handler that moves an asset's files and then unblocks the asset. Safe to interrupt and repeat. */
export function createFileMove(db: Database, store: TargetStore, folder: string): JobHandler {
  return {
    run: async (job, { signal, progressed }) => {
      const { assetId } = payloadSchema.parse(job.payload);
      for (const key of await keysOfAsset(db, assetId)) {
        signal.throwIfAborted();
        if ((await copyFile(folder, store, key)) > 0) await progressed();
      }
      await db
        .update(assets)
        .set({ migratingSince: null, modified: sql`${assets.modified}` })
        .where(and(eq(assets.id, assetId), isNotNull(assets.migratingSince)));
    },
    // The asset stays blocked, since files are missing. The next `npm run move` retries.
    onFailed: async () => undefined,
  };
}
