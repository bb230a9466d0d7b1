import { countFiles } from './count-files.ts';
import type { UploadBatch, UploadState } from './upload-state.ts';

/** Progress of a batch or of the whole tray. Derived from the state. */
export interface UploadProgress {
  completedCount: number;
  failedCount: number;
  totalCount: number;
  /** Bytes of stored files, confirmed or not, plus the bytes sent of files in flight. */
  uploadedBytes: number;
  totalBytes: number;
  /** Uploaded bytes divided by total bytes, 0 to 1; 1 without any bytes. */
  share: number;
}

/** Returns the progress of one batch. */
export function batchProgress(
  { chunk, confirming }: Pick<UploadState, 'chunk' | 'confirming'>,
  batch: UploadBatch,
): UploadProgress {
  const { Completed, Failed, totalBytes, completedBytes } = countFiles(batch.files);
  const leaving = chunk?.batchId === batch.id ? chunk.files : [];
  const unconfirmed = new Set(confirming.map(({ fileId }) => fileId));
  const stored = batch.files.filter(({ id }) => unconfirmed.has(id));
  return withShare({
    completedCount: Completed,
    failedCount: Failed,
    totalCount: batch.files.length,
    uploadedBytes:
      completedBytes + sum(stored.map((file) => file.sizeBytes)) + sum(leaving.map((file) => file.uploadedBytes)),
    totalBytes,
  });
}

/** Returns the progress of all batches together. */
export function totalProgress(state: Pick<UploadState, 'batches' | 'chunk' | 'confirming'>): UploadProgress {
  return combinedProgress(state.batches.map((batch) => batchProgress(state, batch)));
}

/** Returns the progress of several batches together. */
export function combinedProgress(all: readonly UploadProgress[]): UploadProgress {
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
