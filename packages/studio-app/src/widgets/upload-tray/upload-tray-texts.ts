import {
  hasFailed,
  type UploadBatch,
  uploadedText,
  type UploadProgress,
  uploadMessages,
} from '@inspection-studio/domain';
import { type WaitingFor, waitingText } from '../../uploads/index.ts';
import { counted } from '../data-kind-names.ts';

/** Batches as the tray lists them: failed ones first, otherwise oldest first. */
export const trayOrder = (batches: readonly UploadBatch[]): UploadBatch[] =>
  batches.toSorted((a, b) => Number(hasFailed(b)) - Number(hasFailed(a)));

/**
 * Why something of a batch failed, every reason once: '2 files: Something went wrong.'
 *
 * @returns `null` while nothing has failed
 */
export function failureText({ stage, reason, files }: UploadBatch): string | null {
  if (stage === 'Failed') return reason;
  const failed = files.filter((file) => file.status === 'Failed');
  if (failed.length === 0) return null;
  const reasons = new Set(failed.flatMap((file) => file.reason ?? []));
  return `${counted(failed.length, 'file')}: ${[...reasons].join(' ')}`;
}

/** What uploads wait for, in words: one thing at a time, and the same for all of them; `null` when for nothing. */
export const trayWaitingText = (waitingFor: Readonly<Record<string, WaitingFor>>): string | null =>
  waitingText(Object.values(waitingFor)[0] ?? null);

/**
 * The whole tray in words, for screen readers: how far all of it is, which
 * batches failed, and what the others wait for.
 */
export function trayAnnouncement(
  batches: readonly UploadBatch[],
  progress: UploadProgress,
  waitingFor: Readonly<Record<string, WaitingFor>>,
): string {
  const failed = batches.filter(hasFailed).map(({ inspectionName }) => `${inspectionName}: ${uploadMessages.failed}.`);
  const waiting = trayWaitingText(waitingFor);
  return [
    `${uploadedText(progress.completedCount, progress.totalCount)}.`,
    ...failed,
    ...(waiting ? [waiting] : []),
  ].join(' ');
}
