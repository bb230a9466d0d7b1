import { moduleChanges, uploadChanges } from '@inspection-studio/domain/calls';
import type { ModulesPayload, ModulesReply } from '@inspection-studio/domain/inspections';
import { type Send, StudioError } from '../api/index.ts';

/** An upload whose files are registered with an inspection. */
export interface RegistrationTarget {
  inspectionId: string;
  uploadId: string;
  /** Confirms that files are removed that another upload is sending. @default false */
  interruptUploads?: boolean;
}

/** Whether the server may have done what failed. */
const isUncertain = ({ status }: StudioError): boolean => status === null || status >= 500;

/**
 * Registers the files of a new upload, and removes others. From then on, the server counts the upload as running. If it
 * may have registered them although the call failed, the upload is ended: repeat the call, or leave the files behind.
 *
 * @throws StudioError
 */
export async function registerUpload(
  send: Send,
  { inspectionId: id, uploadId, interruptUploads = false }: RegistrationTarget,
  payload: ModulesPayload,
): Promise<ModulesReply> {
  try {
    const query = { uploadId, ...(interruptUploads && { interruptUploads }) };
    return await send(moduleChanges.updateModules, { params: { id }, query, payload });
  } catch (error) {
    // Without this call, it expires on the server.
    if (isUncertain(StudioError.from(error)))
      void send(uploadChanges.endUpload, { params: { id, uploadId } }).catch(() => undefined);
    throw error;
  }
}
