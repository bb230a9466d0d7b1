import { uploadMessages } from '../messages.ts';
import { batchStatus, hasFailed } from './batch-status.ts';
import type { BatchProcessingStatus, UploadBatch } from './upload-state.ts';

const wholeNumber = new Intl.NumberFormat('en-GB');

/** "2,118 of 3,412 uploaded": files stored of files in all. @see UPL-027 */
export function uploadedText(completedCount: number, totalCount: number): string {
  return `${wholeNumber.format(completedCount)} of ${wholeNumber.format(totalCount)} uploaded`;
}

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
const SECONDS_STEP = 5;

/**
 * "About 14 minutes remaining": seconds in steps of five under a minute, then
 * whole minutes, then whole hours.
 *
 * @param remainingMs milliseconds still needed, not negative
 * @see UPL-026
 */
export function remainingText(remainingMs: number): string {
  const seconds = Math.max(1, Math.ceil(remainingMs / SECOND_MS / SECONDS_STEP)) * SECONDS_STEP;
  if (seconds < 60) return about(seconds, 'second');
  const minutes = Math.round(remainingMs / MINUTE_MS);
  return minutes < 60 ? about(minutes, 'minute') : about(Math.round(remainingMs / HOUR_MS), 'hour');
}

function about(count: number, unit: string): string {
  return `About ${wholeNumber.format(count)} ${unit}${count === 1 ? '' : 's'} remaining`;
}

/**
 * The message of a batch's row. A batch that ended with failed files reads as
 * failed, so that nobody takes it for complete.
 *
 * @param remainingMs milliseconds still needed; null while unknown
 * @see UPL-022..026, N20
 */
export function batchText(batch: UploadBatch, remainingMs: number | null): string {
  if (hasFailed(batch)) return uploadMessages.failed;
  switch (batchStatus(batch)) {
    case 'Paused':
      return uploadMessages.paused;
    case 'Pending':
      return remainingMs === null ? uploadMessages.pending : remainingText(remainingMs);
    default:
      return uploadMessages.complete;
  }
}

/** What became of processing; null when it was not asked for. @see UPL-018..021, N21 */
export function processingText(processing: BatchProcessingStatus): string | null {
  switch (processing) {
    case 'Skipped':
      return null;
    case 'Pending':
      return uploadMessages.processingPending;
    case 'Failed':
      return uploadMessages.processingFailed;
    case 'Success':
      return uploadMessages.processingSuccess;
  }
}
