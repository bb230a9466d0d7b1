import type { RunningUpload } from '../entities/inspections/running-upload.schema.ts';
import { deriveBatchStatus } from './batch-status.ts';
import { countFiles } from './count-files.ts';
import { uploadedText } from './progress-text.ts';
import type { UploadState } from './upload-state.ts';

/** Time after the last report at which an upload no longer counts as running, in milliseconds. Longer than a hidden tab may sleep. */
export const UPLOAD_EXPIRY_MS = 90_000;

/** Longest time between two reports of a running upload, in milliseconds. */
export const UPLOAD_RENEWAL_MS = 25_000;

/** Shortest time between two reports of a running upload, in milliseconds. */
export const UPLOAD_REPORT_MS = 5_000;

/** An upload of this tab as it is reported to the server: `done` of `total` files are uploaded. */
export interface LiveUpload {
  id: string;
  inspectionId: string;
  done: number;
  total: number;
}

/**
 * Returns the batches that sending or deleting their inspection would interrupt:
 * those with files that are still to be sent, paused or not.
 */
export function liveUploads({ batches }: Pick<UploadState, 'batches'>): LiveUpload[] {
  return batches
    .filter(({ stage, files }) => stage === 'Uploading' && deriveBatchStatus(files) !== 'Completed')
    .map(({ id, inspectionId, files }) => ({
      id,
      inspectionId,
      done: countFiles(files).Completed,
      total: files.length,
    }));
}

/** A running upload as one tab shows it. */
export interface ShownUpload extends Pick<RunningUpload, 'user' | 'done' | 'total'> {
  /** @default false */
  isOfThisTab?: boolean;
}

/**
 * Returns who is uploading: 'Hanna Lindqvist is uploading'.
 *
 * @param viewerId id of the person who reads it
 */
export function uploaderText(
  { user, isOfThisTab }: Pick<ShownUpload, 'user' | 'isOfThisTab'>,
  viewerId: string,
): string {
  if (isOfThisTab) return 'You are uploading';
  return user.id === viewerId ? 'You are uploading in another tab' : `${user.name} is uploading`;
}

/**
 * Returns whose uploads an action interrupts, one sentence each; empty without uploads.
 *
 * @param viewerId id of the person who reads it
 */
export function interruptionText(uploads: readonly ShownUpload[], viewerId: string): string {
  const whose = ({ user, isOfThisTab }: ShownUpload) => {
    if (isOfThisTab) return 'your upload';
    return user.id === viewerId ? 'your upload in another tab' : `the upload of ${user.name}`;
  };
  return uploads
    .map((upload) => `This interrupts ${whose(upload)}: ${uploadedText(upload.done, upload.total)}.`)
    .join(' ');
}
