import type { UploadBatch, UploadFile, UploadFileStatus, UploadState, WaitingFor } from './upload-state.ts';

/** What the tray calls a batch. @see UPL-004..007 */
export const BATCH_STATUSES = ['Pending', 'Failed', 'Paused', 'Completed'] as const;
/** One of {@link BATCH_STATUSES}. */
export type BatchStatus = (typeof BATCH_STATUSES)[number];

/**
 * Paused if any file is paused, else Pending if any is pending, else
 * Completed; failed files do not count here.
 *
 * @param files all files of a batch; without any it is Completed
 * @see UPL-008..010, N20
 */
export function deriveBatchStatus(files: readonly { status: UploadFileStatus }[]): Exclude<BatchStatus, 'Failed'> {
  if (files.some((file) => file.status === 'Paused')) return 'Paused';
  return files.some((file) => file.status === 'Pending') ? 'Pending' : 'Completed';
}

/** Status of a batch: Failed when the batch itself failed, else as its files say. @see UPL-004..010, N20 */
export function batchStatus(batch: Pick<UploadBatch, 'stage' | 'files'>): BatchStatus {
  return batch.stage === 'Failed' ? 'Failed' : deriveBatchStatus(batch.files);
}

/** Whether people must be told that the upload failed: the batch did, or it ended with failed files. @see N20 */
export function hasFailed(batch: Pick<UploadBatch, 'stage' | 'files'>): boolean {
  const status = batchStatus(batch);
  return status === 'Failed' || (status === 'Completed' && batch.files.some((file) => file.status === 'Failed'));
}

/** Files that are not stored yet, in the batch's order: what cancel drops. @see N22 */
export function unfinishedFiles(files: readonly UploadFile[]): UploadFile[] {
  return files.filter((file) => file.status !== 'Completed');
}

/**
 * Whether something of a batch is still to happen by itself or by resuming:
 * Pending or Paused, being marked uploaded, or being sent for processing.
 *
 * @see UPL-016, N22
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

/** Whether leaving the tab would lose something: in progress, or failed and not yet dismissed. @see UPL-003 */
export function isUnfinished(batch: UploadBatch): boolean {
  return isInProgress(batch) || hasFailed(batch);
}

/**
 * What a batch waits for: the network or the session.
 *
 * @returns null when nothing is missing, the batch has ended, or a user paused it
 * @see UPL-011..012, S01, S22
 */
export function batchWaitingFor(
  { waitingFor }: Pick<UploadState, 'waitingFor'>,
  batch: UploadBatch,
): WaitingFor | null {
  const isPausedByUser = batchStatus(batch) === 'Paused' && !batch.isWaiting;
  return isInProgress(batch) && !isPausedByUser ? waitingFor : null;
}

/** Dismiss-all is offered only when nothing is in progress, and there is something to dismiss. @see UPL-016, N22 */
export function canDismissAll(batches: readonly UploadBatch[]): boolean {
  return batches.length > 0 && !batches.some(isInProgress);
}

/** What a person can do with a batch. @see UPL-011..015 */
export type BatchAction = 'pause' | 'resume' | 'retry' | 'cancel' | 'dismiss';

/**
 * The actions of a batch's row, in the order of the row.
 *
 * Cancel stops and drops unfinished files; dismiss takes an ended batch off
 * the tray. A batch with failed files can be cancelled instead of dismissed.
 *
 * @see UPL-011..015, N22
 */
export function batchActions(batch: UploadBatch): BatchAction[] {
  const status = batchStatus(batch);
  const canRetry = status === 'Failed' || batch.files.some((file) => file.status === 'Failed');
  const actions: BatchAction[] = [];
  if (status === 'Pending') actions.push('pause');
  if (status === 'Paused') actions.push('resume');
  if (canRetry) actions.push('retry');
  if (unfinishedFiles(batch.files).length > 0) actions.push('cancel');
  else if (!isInProgress(batch)) actions.push('dismiss');
  return actions;
}
