import { uploadMessages } from '@inspection-studio/domain/messages';
import { counted } from '@inspection-studio/domain/units';
import {
  hasFailed,
  isUnfinished,
  type UploadBatch,
  uploadedText,
  type UploadFile,
  type UploadProgress,
  type WaitingFor,
} from '@inspection-studio/domain/uploads';
import { type ChoiceProblems, waitingText } from '../../uploads/index.ts';

/** Sorts batches for the tray: failed ones first, then those with a warning, otherwise oldest first. */
export const trayOrder = (batches: readonly UploadBatch[]): UploadBatch[] =>
  batches.toSorted((a, b) => urgency(b) - urgency(a));

const urgency = (batch: UploadBatch): number => (hasFailed(batch) ? 2 : warningText(batch) ? 1 : 0);

/** Names one file and counts the others: 'DJI_1.jpg and 2 other files'. */
function namesText([first = '', ...others]: readonly string[]): string {
  return others.length === 0 ? first : `${first} and ${counted(others.length, 'other file')}`;
}

/** Returns the failed files of a batch, in its order. */
export const failedFiles = ({ files }: Pick<UploadBatch, 'files'>): UploadFile[] =>
  files.filter((file) => file.status === 'Failed');

/**
 * Returns which files of a batch failed and why, each reason once: 'DJI_1.jpg and 1 other file:
 * Something went wrong.'
 *
 * @returns `null` when nothing failed
 */
export function failureText(batch: UploadBatch): string | null {
  if (batch.stage === 'Failed') return batch.reason;
  const failed = failedFiles(batch);
  if (failed.length === 0) return null;
  const reasons = new Set(failed.flatMap((file) => file.reason ?? []));
  return `${namesText(failed.map(({ name }) => name))}: ${[...reasons].join(' ')}`;
}

/**
 * Returns what is wrong although every file of a batch is uploaded: the server misses files of another upload to the same
 * inspection; `null` otherwise.
 */
export function warningText({ stage, processing }: Pick<UploadBatch, 'stage' | 'processing'>): string | null {
  if (stage !== 'MissingFiles') return null;
  const missing = 'Other files of this inspection have not arrived.';
  return processing === 'Failed' ? `${missing} It was not sent for processing.` : missing;
}

/** Returns which tab must stay open: this one, or another one of which only the rows are here; `undefined` when all is uploaded. */
export function leaveOpenText(own: readonly UploadBatch[], remote: readonly UploadBatch[]): string | undefined {
  if (own.some(isUnfinished)) return uploadMessages.leaveTabOpen;
  return remote.some(isUnfinished) ? 'Please leave the other tab open while it uploads.' : undefined;
}

/** Says how many uploads were interrupted: '2 uploads were interrupted'. */
export const interruptedText = (count: number): string =>
  `${counted(count, 'upload')} ${count === 1 ? 'was' : 'were'} interrupted`;

/** Returns failed files as lines to paste into a table: the name and the reason. */
export const failedFilesLines = (files: readonly UploadFile[]): string =>
  files.map(({ name, reason }) => `${name}\t${reason ?? ''}`).join('\n');

/** Returns why failed files were not replaced by the ones that the user chose again; `null` when all were. */
export function choiceText({ missing, ambiguous, faulty }: ChoiceProblems): string | null {
  const reasons = new Set(faulty.map(({ reason }) => reason));
  const sentences = [
    missing.length > 0 && `${namesText(missing)} ${missing.length === 1 ? 'was' : 'were'} not among the chosen files.`,
    ambiguous.length > 0 &&
      `Several files have the name of ${namesText(ambiguous)}. Press 'Show failed files' and choose each of them.`,
    faulty.length > 0 && `${namesText(faulty.map(({ name }) => name))}: ${[...reasons].join(' ')}`,
  ];
  return sentences.filter((sentence) => sentence !== false).join(' ') || null;
}

/**
 * Returns the announcement for screen readers: total progress, failed batches,
 * warnings, and what the others wait for.
 */
export function trayAnnouncement(
  batches: readonly UploadBatch[],
  progress: UploadProgress,
  waitingFor: WaitingFor | null,
): string {
  const failed = batches.filter(hasFailed).map(({ inspectionName }) => `${inspectionName}: ${uploadMessages.failed}.`);
  const warned = batches.flatMap((batch) => {
    const warning = warningText(batch);
    return warning ? [`${batch.inspectionName}: ${warning}`] : [];
  });
  const waiting = waitingText(waitingFor);
  return [
    `${uploadedText(progress.completedCount, progress.totalCount)}.`,
    ...failed,
    ...warned,
    ...(waiting ? [waiting] : []),
  ].join(' ');
}
