import { batchStatus } from './batch-status.ts';
import { CHUNK_MAX_BYTES, CHUNK_MAX_FILES, takeChunk } from './chunk-files.ts';
import type { UploadBatch, UploadFile, UploadState } from './upload-state.ts';

/** A batch with at least as many chunks left is long: another one may be sent before it. */
const LONG_FROM_CHUNKS = 20;
/** A batch is sent before a long one that has at least this many times its chunks left. */
const TIMES_LONGER = 10;

/** A batch and those of its files that are sent together. */
export interface NextChunk {
  batch: UploadBatch;
  /** Not empty. */
  files: UploadFile[];
}

/** What decides which files are next. */
type Queue = Pick<UploadState, 'batches' | 'chunk' | 'confirming' | 'firstBatchId'>;

/** Returns the chunk after the files that are on their way, of the batch of {@link nextUnsent}. */
export function nextChunk(state: Queue): NextChunk | null {
  const next = nextUnsent(state);
  return next && { batch: next.batch, files: takeChunk(next.files) };
}

/**
 * Returns a batch with all of its files that are sent after those on their way, in their order.
 *
 * Batches are sent oldest first, or in the order that a user chose. A small one does not wait for a long one: it is sent
 * before it if it delays it by a tenth at most. Nothing is sent before the batch that a user put first.
 *
 * @returns null when every file of the batches that are not paused is sent or on its way
 */
export function nextUnsent(state: Queue): NextChunk | null {
  const onTheirWay = new Set([
    ...(state.chunk?.files.map(({ id }) => id) ?? []),
    ...state.confirming.map(({ fileId }) => fileId),
  ]);
  const waiting = state.batches
    .filter((batch) => batchStatus(batch) === 'Pending')
    .map((batch) => {
      const unsent = batch.files.filter(({ id, status }) => status === 'Pending' && !onTheirWay.has(id));
      return { batch, unsent, chunksLeft: chunksOf(unsent) };
    })
    .filter(({ unsent }) => unsent.length > 0);
  let [next] = waiting;
  if (!next) return null;
  if (next.batch.id !== state.firstBatchId)
    for (const later of waiting) {
      const isLong = next.chunksLeft >= LONG_FROM_CHUNKS;
      if (isLong && later.chunksLeft * TIMES_LONGER <= next.chunksLeft) next = later;
    }
  return { batch: next.batch, files: next.unsent };
}

/** The chunks that files take at least: full in number or in bytes. */
const chunksOf = (files: readonly UploadFile[]): number =>
  Math.max(files.length / CHUNK_MAX_FILES, files.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0) / CHUNK_MAX_BYTES);
