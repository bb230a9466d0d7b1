import { type DataType, identityOf } from '@inspection-studio/domain/inspections';
import type { UploadBatch } from '@inspection-studio/domain/uploads';
import type { Report } from '../report/report-event.ts';
import type { Studio } from '../studio/connect.ts';
import type { RunResult } from './exit-code.ts';
import { followUpload } from './follow-upload.ts';
import type { StoredInspection } from './inspection-of.ts';
import type { Prepared } from './prepare.ts';
import { registerFiles } from './register-files.ts';

/** How files are sent. */
export interface Sending {
  studio: Studio;
  kinds: readonly DataType[];
  uploadId: string;
  /** Whether the inspection is sent for processing when everything has arrived. */
  isProcessed: boolean;
  report: Report;
  /** Aborts when the user wants to stop. */
  stop: AbortSignal;
}

/**
 * Registers the files of a plan, sends them with the upload engine of the studio and waits for the end.
 *
 * @throws StudioError when they cannot be registered
 */
export async function sendFiles(
  target: StoredInspection,
  { plan, before }: Prepared,
  { studio, kinds, uploadId, isProcessed, report, stop }: Sending,
): Promise<Pick<RunResult, 'ending' | 'uploaded' | 'failed' | 'isSent' | 'failure'>> {
  const { sources, batch } = await registerFiles(studio.send, target, plan, { before, kinds, uploadId });
  const paths = new Map([...sources].map(([id, { file, name }]) => [id, identityOf(file).path ?? name]));
  const { id: inspectionId, name: inspectionName, asset } = target.project;
  studio.uploads.add(
    { id: uploadId, inspectionId, inspectionName, assetName: asset.name, files: batch, process: isProcessed },
    { files: sources },
  );
  const pathOf = (id: string) => paths.get(id) ?? id;
  const { ending, batch: ended } = await followUpload({ ...studio, batchId: uploadId, pathOf, report, stop });
  const count = (status: string) => ended.files.filter((file) => file.status === status).length;
  return {
    ending,
    uploaded: count('Completed'),
    failed: count('Failed'),
    isSent: ended.processing === 'Success',
    failure: failureOf(ended, isProcessed),
  };
}

/** Returns why an upload as a whole failed. Files that others have not sent matter only when it is to be processed. */
export function failureOf(
  { stage, reason }: Pick<UploadBatch, 'stage' | 'reason'>,
  isProcessed: boolean,
): string | null {
  if (stage === 'Failed') return reason;
  if (stage !== 'MissingFiles' || !isProcessed) return null;
  return 'Other files of this inspection have not arrived, so it was not sent for processing.';
}
