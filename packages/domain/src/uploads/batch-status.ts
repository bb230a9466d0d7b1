import { countFiles } from './count-files.ts';
import type { UploadBatch, UploadFile, UploadFileStatus, UploadState, WaitingFor } from './upload-state.ts';

/** Statuses of a batch in the tray. */
export const BATCH_STATUSES = ['Pending', 'Failed', 'Paused', 'Completed'] as const;
/** One of {@link BATCH_STATUSES}. */
export type BatchStatus = (typeof BATCH_STATUSES)[number];

/**
 * Derives the status of a batch from its files: Paused if any file is paused,
 * else Pending if any is pending, else Completed. Failed files are ignored.
 *
 * @param files all files of a batch, a list that does not change; an empty one is Completed
 */
export function deriveBatchStatus(files: readonly { status: UploadFileStatus }[]): Exclude<BatchStatus, 'Failed'> {
  const { Paused, Pending } = countFiles(files);
  if (Paused > 0) return 'Paused';
  return Pending > 0 ? 'Pending' : 'Completed';
}

/** Returns the status of a batch: Failed when the batch itself failed, otherwise that of its files. */
export function batchStatus(batch: Pick<UploadBatch, 'stage' | 'files'>): BatchStatus {
  return batch.stage === 'Failed' ? 'Failed' : deriveBatchStatus(batch.files);
}

/** Whether the upload failed: the batch itself failed, or it ended with failed files. */
export function hasFailed(batch: Pick<UploadBatch, 'stage' | 'files'>): boolean {
  const status = batchStatus(batch);
  return status === 'Failed' || (status === 'Completed' && countFiles(batch.files).Failed > 0);
}

/** Returns the files that are not uploaded, in the order of the batch. Cancel removes them. */
export function unfinishedFiles(files: readonly UploadFile[]): UploadFile[] {
  return files.filter((file) => file.status !== 'Completed');
}

/**
 * Whether a batch is in progress: Pending or Paused, being marked uploaded, or
 * being sent for processing.
 */
export function isInProgress(batch: UploadBatch): boolean {
  switch (batch.stage) {
    case 'Failed':
    case 'MissingFiles':
      return false;
    case 'Confirming':
      return true;
    case 'Confirmed':
      return batch.processing === 'Pending';
    case 'Uploading':
      return deriveBatchStatus(batch.files) !== 'Completed';
  }
}

/** Whether closing the tab would lose an upload: in progress, or failed and not dismissed. */
export function isUnfinished(batch: UploadBatch): boolean {
  return isInProgress(batch) || hasFailed(batch);
}

/**
 * Returns what a batch waits for: the network or the session.
 *
 * @returns null when nothing is missing, the batch has ended, or a user paused it
 */
export function batchWaitingFor(
  { waitingFor }: Pick<UploadState, 'waitingFor'>,
  batch: UploadBatch,
): WaitingFor | null {
  const isPausedByUser = batchStatus(batch) === 'Paused' && !batch.isWaiting;
  return isInProgress(batch) && !isPausedByUser ? waitingFor : null;
}

/** Whether Dismiss all is offered: there are batches, and none is in progress. */
export function canDismissAll(batches: readonly UploadBatch[]): boolean {
  return batches.length > 0 && !batches.some(isInProgress);
}

/** An action that the tray offers for a batch. */
export type BatchAction = 'pause' | 'resume' | 'retry' | 'chooseAgain' | 'cancel' | 'dismiss';

/** Returns the failed files that can be chosen again: those that cannot be read from the disk. */
export const filesToChooseAgain = ({ files }: Pick<UploadBatch, 'files'>): UploadFile[] =>
  files.filter(({ status, fault }) => status === 'Failed' && fault !== null);

/**
 * Returns the actions of a batch in its state, in display order.
 *
 * Failed files are retried when the others have ended, because a batch has one state at a time.
 * A changed file cannot be retried, only chosen again. A complete batch is retried when the
 * files of another batch have arrived. Cancel stops and removes unfinished files. Dismiss
 * removes an ended batch from the tray. A batch with failed files is cancelled instead of
 * dismissed.
 */
export function batchActions(batch: UploadBatch): BatchAction[] {
  const status = batchStatus(batch);
  const isComplete = countFiles(batch.files).Completed === batch.files.length;
  const leave: BatchAction[] = !isComplete ? ['cancel'] : isInProgress(batch) ? [] : ['dismiss'];
  if (hasFailed(batch)) {
    const canRetry =
      status === 'Failed' || batch.files.some((file) => file.status === 'Failed' && file.fault !== 'changed');
    const canChoose = filesToChooseAgain(batch).length > 0;
    return [...(canRetry ? (['retry'] as const) : []), ...(canChoose ? (['chooseAgain'] as const) : []), ...leave];
  }
  if (batch.stage === 'MissingFiles') return ['retry', ...leave];
  if (status === 'Pending') return ['pause', ...leave];
  if (status === 'Paused') return ['resume', ...leave];
  return leave;
}
