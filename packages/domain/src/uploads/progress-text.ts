import { uploadMessages } from '../messages.ts';
import { batchStatus, hasFailed } from './batch-status.ts';
import type { BatchProcessingStatus, UploadBatch } from './upload-state.ts';

const wholeNumber = new Intl.NumberFormat('en-GB');

/** Formats the number of uploaded files: "2,118 of 3,412 uploaded". */
export function uploadedText(completedCount: number, totalCount: number): string {
  return `${wholeNumber.format(completedCount)} of ${wholeNumber.format(totalCount)} uploaded`;
}

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
const SECONDS_STEP = 5;

/**
 * Formats a remaining time: "About 14 minutes remaining". In steps of five
 * seconds under a minute, then in whole minutes, then in whole hours.
 *
 * @param remainingMs remaining milliseconds, not negative
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
 * Returns the message of a batch. A batch that ended with failed files has the
 * message of a failed one.
 *
 * @param remainingMs remaining milliseconds; null while unknown
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

/** Returns the text of a processing status; null when processing was not requested. */
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
