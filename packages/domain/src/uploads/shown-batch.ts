import { batchWaitingFor } from './batch-status.ts';
import { queuedBehind } from './queued-behind.ts';
import { batchProgress, type UploadProgress } from './upload-progress.ts';
import type { UploadBatch, UploadFileStatus, UploadState, WaitingFor } from './upload-state.ts';

/** One batch with all that its row in the tray draws. Plain data that survives JSON. */
export interface ShownBatch {
  batch: UploadBatch;
  progress: UploadProgress;
  /** Remaining milliseconds; `null` while unknown. */
  remainingMs: number | null;
  /** What it waits for; `null` when nothing is missing or a user paused it. */
  waitingFor: WaitingFor | null;
  /** Name of the inspection that is uploaded before it; `null` when it does not wait for its turn. */
  queuedBehind: string | null;
}

/**
 * Returns a batch with only the files that decide its state: the failed ones, and the first of each other status. Its
 * status and its actions are those of the whole batch. Its counts are not: see {@link ShownBatch.progress}.
 */
export function condensedBatch(batch: UploadBatch): UploadBatch {
  const seen = new Set<UploadFileStatus>();
  const files = batch.files.filter(({ status }) => {
    const isShown = status === 'Failed' || !seen.has(status);
    seen.add(status);
    return isShown;
  });
  return { ...batch, files };
}

/**
 * Returns the batches of a tab as other tabs show them. Small enough to send several times a second, however many files there
 * are.
 *
 * @param remainingMs remaining milliseconds by batch id; absent while unknown
 */
export function shownBatches(state: UploadState, remainingMs: Readonly<Record<string, number>>): ShownBatch[] {
  return state.batches.map((batch) => ({
    batch: condensedBatch(batch),
    progress: batchProgress(state, batch),
    remainingMs: remainingMs[batch.id] ?? null,
    waitingFor: batchWaitingFor(state, batch),
    queuedBehind: queuedBehind(state, batch)?.inspectionName ?? null,
  }));
}
