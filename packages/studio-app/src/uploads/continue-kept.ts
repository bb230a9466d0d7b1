import type { FileHandles } from '@inspection-studio/design-system';
import { moduleReads } from '@inspection-studio/domain/calls';
import { missingFiles } from '@inspection-studio/domain/inspections';
import { nextTask, type Send } from '../api/index.ts';
import { type Continuation, type ContinuedUpload, continueUpload } from './continue-upload.ts';
import { allowReading, reopenFiles } from './reopen-files.ts';
import type { UploadStore } from './upload-store.ts';

/** An interrupted upload whose files this browser may still be able to read. */
export interface KeptContinuation extends Omit<ContinuedUpload, 'continuation'> {
  /** How its files are read again, by id. */
  handles: ReadonlyMap<string, FileHandles>;
}

/**
 * Continues an interrupted upload without choosing its files again, if all that are missing can be read. Otherwise nothing
 * starts. Call it during a click: the browser may ask for permission to read the files.
 *
 * @returns what was found
 * @throws StudioError
 */
export async function continueKept(
  send: Send,
  uploads: Pick<UploadStore, 'add'>,
  { handles, ...upload }: KeptContinuation,
): Promise<Continuation> {
  const readable = await allowReading(handles);
  const { id, status } = upload.inspection;
  const missing = missingFiles(await send(moduleReads.getModules, { params: { id } }), status);
  const continuation = await reopenFiles(missing, readable);
  await nextTask();
  if (missing.length > 0 && continuation.found.size === missing.length)
    await continueUpload(uploads, { ...upload, continuation });
  return continuation;
}
