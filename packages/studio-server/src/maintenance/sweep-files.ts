import { and, inArray, isNull, lt, lte } from 'drizzle-orm';
import type { Database } from '../database/open-database.ts';
import { documents, maintenance } from '../database/schema/index.ts';
import type { BlobStore, ListedBlob } from '../storage/blob-store.ts';
import { deleteFiles } from '../storage/delete-files.ts';
import { FILE_PREFIXES, findUsedKeys } from './used-keys.ts';

/** Name of this task in the maintenance table. */
const SWEEP = 'sweep-files';
const HOUR_MS = 3_600_000;
/** Time without activity after which an upload counts as abandoned. */
const ABANDONED_AFTER_MS = 24 * HOUR_MS;
const KEYS_PER_QUERY = 500;

interface Parts {
  db: Database;
  store: BlobStore;
}

/** What a sweep removed. */
export interface SweepResult {
  /** Number of documents that were registered but never uploaded. */
  documentCount: number;
  /** Number of stored files without a record. */
  fileCount: number;
}

/**
 * Removes leftovers of abandoned uploads: documents registered a day ago and never
 * confirmed, blocks untouched for a day, and files older than a day whose record is
 * gone. Inspection files that never arrived keep their record, because their upload
 * can resume.
 *
 * Only one of several processes sweeps, at most once an hour.
 *
 * @returns null when a sweep started less than an hour ago
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
      // The ETag keeps files that were replaced after the listing.
      for (const { key, etag } of unused) await store.delete(key, etag);
      fileCount += unused.length;
    }
  }
  return { documentCount, fileCount };
}

/** Claims this hour's sweep for this process. */
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

/** Deletes records before files: confirming a deleted document removes its bytes. */
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

/** Yields files stored before a date, in batches. */
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
