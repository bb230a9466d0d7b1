import {
  hasFailed,
  type UploadBatch,
  uploadedText,
  type UploadProgress,
  uploadMessages,
  type WaitingFor,
} from '@inspection-studio/domain';
import { waitingText } from '../../uploads/index.ts';
import { counted } from '../data-kind-names.ts';

/** Sorts batches for the tray: failed ones first, otherwise oldest first. */
export const trayOrder = (batches: readonly UploadBatch[]): UploadBatch[] =>
  batches.toSorted((a, b) => Number(hasFailed(b)) - Number(hasFailed(a)));

/**
 * Returns why files of a batch failed, each reason once: '2 files: Something went wrong.'
 *
 * @returns `null` when nothing failed
 */
export function failureText({ stage, reason, files }: UploadBatch): string | null {
  if (stage === 'Failed') return reason;
  const failed = files.filter((file) => file.status === 'Failed');
  if (failed.length === 0) return null;
  const reasons = new Set(failed.flatMap((file) => file.reason ?? []));
  return `${counted(failed.length, 'file')}: ${[...reasons].join(' ')}`;
}

/**
 * Returns the announcement for screen readers: total progress, failed batches,
 * and what the others wait for.
 */
export function trayAnnouncement(
  batches: readonly UploadBatch[],
  progress: UploadProgress,
  waitingFor: WaitingFor | null,
): string {
  const failed = batches.filter(hasFailed).map(({ inspectionName }) => `${inspectionName}: ${uploadMessages.failed}.`);
  const waiting = waitingText(waitingFor);
  return [
    `${uploadedText(progress.completedCount, progress.totalCount)}.`,
    ...failed,
    ...(waiting ? [waiting] : []),
  ].join(' ');
}
