import { and, inArray, isNull, lt, lte } from 'drizzle-orm';
import type { Database } from '../database/open-database.ts';
import { documents, maintenance } from '../database/schema/index.ts';
import type { BlobStore, ListedBlob } from '../storage/blob-store.ts';
import { deleteFiles } from '../storage/delete-files.ts';
import { FILE_PREFIXES, findUsedKeys } from './used-keys.ts';

/** Name of the work in the table of maintenance. */
const SWEEP = 'sweep-files';
const HOUR_MS = 3_600_000;
/** An upload that nothing was heard of for so long is given up. */
const ABANDONED_AFTER_MS = 24 * HOUR_MS;
const KEYS_PER_QUERY = 500;

interface Parts {
  db: Database;
  store: BlobStore;
}

/** How much a sweep removed. */
export interface SweepResult {
  /** Documents that were registered and never uploaded. */
  documentCount: number;
  /** Stored files that belong to nothing. */
  fileCount: number;
}

/**
 * Removes what abandoned uploads left: documents that were registered a day ago
 * and never confirmed, blocks nobody added to for a day, and files older than a
 * day whose record is gone. Files of an inspection that never arrived keep their
 * record, because their upload can be taken up again.
 *
 * Of several processes one does it, once an hour.
 *
 * @returns null when it was begun less than an hour ago
 */
export async function sweepFiles({ db, store }: Parts, now: Date): Promise<SweepResult | null> {
  if (!(await begin(db, now))) return null;
  const before = new Date(now.getTime() - ABANDONED_AFTER_MS);
  const documentCount = await removeDocuments({ db, store }, before);
  await store.sweepBlocks(before);
  let fileCount = 0;
  for (const prefix of FILE_PREFIXES) {
    for await (const batch of inBatches(store.list(prefix), before)) {
      const used = await findUsedKeys(
        db,
        prefix,
        batch.map(({ key }) => key),
      );
      const unused = batch.filter(({ key }) => !used.has(key));
      // With its tag: what was stored anew since it was listed stays.
      for (const { key, etag } of unused) await store.delete(key, etag);
      fileCount += unused.length;
    }
  }
  return { documentCount, fileCount };
}

/** Whether this process is the one to do it now. */
async function begin(db: Database, now: Date): Promise<boolean> {
  const begun = await db
    .insert(maintenance)
    .values({ name: SWEEP, begun: now })
    .onConflictDoUpdate({
      target: maintenance.name,
      set: { begun: now },
      setWhere: lte(maintenance.begun, new Date(now.getTime() - HOUR_MS)),
    })
    .returning({ name: maintenance.name });
  return begun.length > 0;
}

/** The record first: whoever confirms a document that is gone removes its bytes. */
async function removeDocuments({ db, store }: Parts, before: Date): Promise<number> {
  const abandoned = await db
    .select({ id: documents.id })
    .from(documents)
    .where(and(isNull(documents.uploadedAt), lt(documents.created, before)));
  let count = 0;
  for (let start = 0; start < abandoned.length; start += KEYS_PER_QUERY) {
    const ids = abandoned.slice(start, start + KEYS_PER_QUERY).map(({ id }) => id);
    const removed = await db
      .delete(documents)
      .where(and(inArray(documents.id, ids), isNull(documents.uploadedAt)))
      .returning({ storageKey: documents.storageKey });
    await deleteFiles(
      store,
      removed.map(({ storageKey }) => storageKey),
    );
    count += removed.length;
  }
  return count;
}

/** Files stored before a moment, some at a time. */
async function* inBatches(files: AsyncIterable<ListedBlob>, before: Date): AsyncGenerator<ListedBlob[]> {
  let batch: ListedBlob[] = [];
  for await (const file of files) {
    if (file.modified >= before) continue;
    batch.push(file);
    if (batch.length === KEYS_PER_QUERY) {
      yield batch;
      batch = [];
    }
  }
  if (batch.length > 0) yield batch;
}
