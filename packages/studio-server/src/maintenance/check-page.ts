import { setTimeout as sleep } from 'node:timers/promises';
import { and, asc, eq, gt, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Database } from '../database/open-database.ts';
import { clearDamagedFiles, noteDamagedFile } from '../database/queries/damaged-files.ts';
import { assets, documents, projectFiles, projects } from '../database/schema/index.ts';
import { transaction } from '../database/transaction.ts';
import type { BlobStore } from '../storage/blob-store.ts';
import { checkStoredFile, type StoredFileCheck } from '../storage/check-stored-file.ts';
import { isComparable, isMoved } from '../storage/file-damage.ts';
import { checksumOf } from '../storage/read-checksum.ts';
import { fileCheckPauseMs } from './file-check-pace.ts';
import type { FileCheckProgress } from './file-check-round.ts';

const FILES_PER_PAGE = 50;
/** Ends a page of large files early, so that a crash repeats little. */
const PAGE_MS = 30_000;

/** A confirmed file of an inspection, or a document. */
export interface Original {
  id: string;
  storageKey: string;
  sizeBytes: number;
  checksum: string | null;
}

/** An original, and how it compares with its record. */
export type CheckedOriginal = Original & StoredFileCheck;

const tableOf = (part: FileCheckProgress['part']) => (part === 'files' ? projectFiles : documents);

/** Reads the next originals, in the order of their ids. Those of assets whose files move to another store are left out. */
export async function readOriginals(
  db: Database,
  { part, afterId }: Pick<FileCheckProgress, 'part' | 'afterId'>,
): Promise<Original[]> {
  const table = tableOf(part);
  const { id, storageKey, sizeBytes, checksum } = table;
  const isNext = and(gt(id, afterId), isNotNull(table.uploadedAt));
  const selection = db.select({ id, storageKey, sizeBytes, checksum });
  if (part === 'documents') return selection.from(documents).where(isNext).orderBy(asc(id)).limit(FILES_PER_PAGE);
  return selection
    .from(projectFiles)
    .innerJoin(projects, eq(projects.id, projectFiles.projectId))
    .innerJoin(assets, eq(assets.id, projects.assetId))
    .where(and(isNext, isNull(assets.migratingSince)))
    .orderBy(asc(id))
    .limit(FILES_PER_PAGE);
}

/** The store of the originals. */
export type CheckedStore = Pick<BlobStore, 'fingerprint' | 'get' | 'pathOf'>;

/** What comparing a page needs. */
export interface PageParts {
  store: CheckedStore;
  /** How much is read on average. */
  bytesPerSecond: number;
  signal: AbortSignal;
}

/** Compares an original with its record. The bytes of one that moved to Azure are read once, before its MD5 or ETag counts. */
async function compareOriginal(
  store: CheckedStore,
  original: Original,
): Promise<{ checked: CheckedOriginal; readBytes: number }> {
  const { storageKey, checksum, sizeBytes } = original;
  const result = await checkStoredFile(store, storageKey, original, 0);
  const checked = { ...original, ...result };
  if (store.pathOf(storageKey) !== null) return { checked, readBytes: sizeBytes };
  if (result.damage !== null || !isMoved(checksum, result.found?.checksum ?? null)) return { checked, readBytes: 0 };
  const content = await store.get(storageKey);
  const isWhole = content !== null && (await checksumOf(content.stream)) === checksum;
  return { checked: { ...checked, damage: isWhole ? null : 'content' }, readBytes: sizeBytes };
}

/**
 * Compares originals with their records and waits between them. Ends early after half a minute, or when the signal is
 * aborted.
 *
 * @returns the compared ones, at least one, and how many bytes were read
 * @throws when the store does not respond
 */
export async function compareOriginals(
  { store, bytesPerSecond, signal }: PageParts,
  originals: readonly Original[],
): Promise<{ checked: CheckedOriginal[]; readBytes: number }> {
  const startedAt = performance.now();
  const checked: CheckedOriginal[] = [];
  let readBytes = 0;
  for (const original of originals) {
    const result = await compareOriginal(store, original);
    checked.push(result.checked);
    readBytes += result.readBytes;
    const tookMs = performance.now() - startedAt;
    const pauseMs = fileCheckPauseMs({ fileCount: checked.length, readBytes, tookMs }, bytesPerSecond);
    await sleep(pauseMs, undefined, { signal }).catch(() => undefined);
    if (signal.aborted || tookMs > PAGE_MS) break;
  }
  return { checked, readBytes };
}

/**
 * Notes what is damaged, and removes notes of what is whole. Adds checksums to records that have none, or that of another
 * store.
 *
 * @returns the damaged ones that still exist
 */
export async function noteResults(
  db: Database,
  part: FileCheckProgress['part'],
  checked: readonly CheckedOriginal[],
): Promise<CheckedOriginal[]> {
  const table = tableOf(part);
  return transaction(db, async (tx) => {
    const damaged: CheckedOriginal[] = [];
    for (const original of checked) {
      const { id, storageKey, checksum, damage, found } = original;
      if (damage !== null) {
        if (await noteDamagedFile(tx, storageKey, damage)) damaged.push(original);
      } else if (found?.checksum && !isComparable(checksum, found.checksum)) {
        await tx
          .update(table)
          .set({ checksum: found.checksum, modified: sql`${table.modified}` })
          .where(eq(table.id, id));
      }
    }
    await clearDamagedFiles(
      tx,
      checked.filter(({ damage }) => damage === null),
    );
    return damaged;
  });
}
