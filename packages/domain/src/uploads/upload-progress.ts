import type { UploadBatch, UploadState } from './upload-state.ts';

/** How much of a batch, or of the whole tray, is stored; derived, never kept. */
export interface UploadProgress {
  completedCount: number;
  failedCount: number;
  totalCount: number;
  /** Bytes of stored files, confirmed or not, and those that left of files being sent. */
  uploadedBytes: number;
  totalBytes: number;
  /** Uploaded bytes over all bytes, 0 to 1; 1 when there are none. */
  share: number;
}

/** Progress of one batch of the state. @see UPL-027 */
export function batchProgress(
  { chunk, confirming }: Pick<UploadState, 'chunk' | 'confirming'>,
  batch: UploadBatch,
): UploadProgress {
  const leaving = chunk?.batchId === batch.id ? chunk.files : [];
  const unconfirmed = new Set(confirming.map(({ fileId }) => fileId));
  const stored = batch.files.filter(({ id, status }) => status === 'Completed' || unconfirmed.has(id));
  return withShare({
    completedCount: batch.files.filter((file) => file.status === 'Completed').length,
    failedCount: batch.files.filter((file) => file.status === 'Failed').length,
    totalCount: batch.files.length,
    uploadedBytes: sum(stored.map((file) => file.sizeBytes)) + sum(leaving.map((file) => file.uploadedBytes)),
    totalBytes: sum(batch.files.map((file) => file.sizeBytes)),
  });
}

/** Progress of all batches together, for the bar of the tray. @see UPL-027 */
export function totalProgress(state: Omit<UploadState, 'waitingFor'>): UploadProgress {
  const all = state.batches.map((batch) => batchProgress(state, batch));
  return withShare({
    completedCount: sum(all.map((one) => one.completedCount)),
    failedCount: sum(all.map((one) => one.failedCount)),
    totalCount: sum(all.map((one) => one.totalCount)),
    uploadedBytes: sum(all.map((one) => one.uploadedBytes)),
    totalBytes: sum(all.map((one) => one.totalBytes)),
  });
}

function withShare(progress: Omit<UploadProgress, 'share'>): UploadProgress {
  const { uploadedBytes, totalBytes } = progress;
  return { ...progress, share: totalBytes === 0 ? 1 : Math.min(1, uploadedBytes / totalBytes) };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
