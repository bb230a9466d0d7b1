import { addedFiles, DATA_TYPES, type ProjectForm, removedFiles } from '@inspection-studio/domain/inspections';
import { interruptionText } from '@inspection-studio/domain/uploads';
import type { InspectionUpload } from '../../uploads/index.ts';

/**
 * Says whose uploads saving an edited inspection would interrupt, and what that means; empty if it interrupts none. With
 * added files, the inspection is sent for processing after their upload, which waits for the others.
 *
 * @param viewerId id of the person who reads it
 */
export function editInterruption(
  form: ProjectForm,
  sendForProcessing: boolean,
  uploads: readonly InspectionUpload[],
  viewerId: string,
): string {
  const isAdding = DATA_TYPES.some((type) => form.types[type] && addedFiles(form, type).length > 0);
  const isSent = sendForProcessing && !isAdding;
  const removed = DATA_TYPES.flatMap((type) => removedFiles(form, type)).filter(({ isArriving }) => isArriving);
  const uploadIds = new Set(removed.map(({ uploadId }) => uploadId));
  const interrupted = uploads.filter(({ id }) => isSent || uploadIds.has(id));
  if (interrupted.length === 0) return '';
  const consequence = isSent ? 'left out for good' : 'removed';
  return `${interruptionText(interrupted, viewerId)} Files that have not arrived are ${consequence}.`;
}
