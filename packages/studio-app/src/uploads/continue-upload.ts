import { moduleReads } from '@inspection-studio/domain/calls';
import {
  identityOf,
  matchMissing,
  type MissingFile,
  missingFiles,
  type MissingMatches,
  type ProjectDetail,
} from '@inspection-studio/domain/inspections';
import { nextTask, type Send } from '../api/index.ts';
import { filesInFlight } from './kept-of-inspection.ts';
import { batchFiles, newSource, type UploadSource } from './upload-source.ts';
import type { UploadStore } from './upload-store.ts';

/** Chosen files that continue an interrupted upload, and the missing files that are not among them. */
export type Continuation = MissingMatches<File> & { missing: readonly MissingFile[] };

/**
 * Finds the files of an inspection that never arrived among those that the user has chosen again. The server's list
 * decides, so nothing that is stored is sent again.
 *
 * @param chosen measured, if there are thousands: their sizes are read in one task
 * @throws StudioError
 */
export async function findMissing(
  send: Send,
  { id, status }: Pick<ProjectDetail, 'id' | 'status'>,
  chosen: readonly File[],
): Promise<Continuation> {
  const missing = missingFiles(await send(moduleReads.getModules, { params: { id } }), status);
  await nextTask();
  return { missing, ...matchMissing(missing, chosen) };
}

/** An inspection whose upload is continued. */
export interface ContinuedUpload {
  inspection: Pick<ProjectDetail, 'id' | 'name' | 'status' | 'asset'>;
  continuation: Continuation;
  /** Whether to send it for processing when everything has arrived, if it is still a Draft. */
  sendForProcessing: boolean;
}

/**
 * Sends the files that were found to the places that are registered for them. Blocks that the storage has are kept. Resolves
 * when they are in the tray.
 */
export async function continueUpload(
  uploads: Pick<UploadStore, 'add'>,
  { inspection, continuation: { missing, found }, sendForProcessing }: ContinuedUpload,
): Promise<void> {
  const inFlight = await filesInFlight(inspection.id);
  const isFirst = ({ id }: MissingFile) => Number(inFlight.has(id));
  // What may have arrived is confirmed before another interruption forgets it.
  const sent = missing.filter(({ id }) => found.has(id)).toSorted((one, other) => isFirst(other) - isFirst(one));
  const files = new Map(
    sent.flatMap((registered): [string, UploadSource][] => {
      const file = found.get(registered.id);
      if (!file) return [];
      // What may have arrived is only confirmed, so the file has to be the same.
      const isSame = registered.lastModified !== undefined && identityOf(file).lastModified === registered.lastModified;
      const mayBeStored = isSame && inFlight.has(registered.id);
      return [[registered.id, { ...newSource(file, registered), mayBeStored, isRepeated: true }]];
    }),
  );
  // Each step takes noticeable time with thousands of files: let the page respond in between.
  await nextTask();
  const named = batchFiles(files);
  await nextTask();
  // Under the upload for which they were registered, the server counts them as arriving.
  const id = sent.find(({ uploadId }) => uploadId !== undefined)?.uploadId ?? crypto.randomUUID();
  uploads.add(
    {
      id,
      inspectionId: inspection.id,
      inspectionName: inspection.name,
      assetName: inspection.asset.name,
      files: named,
      process: sendForProcessing && inspection.status === 'Draft',
    },
    { files },
  );
}
