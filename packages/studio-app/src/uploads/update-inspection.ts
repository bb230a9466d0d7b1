import { moduleReads, projectChanges } from '@inspection-studio/domain/calls';
import { type ProjectForm, toModulesUpdate, toProjectUpdate } from '@inspection-studio/domain/inspections';
import { entityTagOf, nextTask, type Send } from '../api/index.ts';
import { withThumbnail } from '../data/index.ts';
import type { CreatedInspection, NewInspection, SaveAttempt } from './create-inspection.ts';
import { pairFiles } from './register-files.ts';
import { registerUpload } from './register-upload.ts';
import { batchFiles } from './upload-source.ts';
import type { UploadStore } from './upload-store.ts';

export interface UpdatedInspection extends NewInspection {
  /** The form as it was opened. */
  before: ProjectForm;
  /** Whether the user has confirmed that running uploads are interrupted. */
  interruptUploads: boolean;
  /** Entity tag of the inspection as it was read. */
  etag: string | undefined;
  /** Receives the tag of the inspection once its details are stored. A later step can still fail. */
  onStored: (etag: string | undefined) => void;
}

/**
 * Returns the save flow of one wizard of an existing inspection: updates details, the thumbnail
 * and modules if they changed, then starts the upload of added files.
 *
 * Reads the registered files first: what others have added since the form was opened stays, and
 * saving again after a failure removes files of the earlier attempt.
 *
 * @param kept the attempt of an earlier page, which the first call repeats
 */
export function updateInspectionFlow(
  send: Send,
  uploads: Pick<UploadStore, 'add'>,
  id: string,
  kept?: Pick<SaveAttempt, 'uploadId'>,
) {
  const params = { id };
  // Repeated calls register files for the same upload, so they recognise those of an earlier attempt.
  const uploadId = kept?.uploadId ?? crypto.randomUUID();
  return async (edited: UpdatedInspection): Promise<CreatedInspection> => {
    const { form, before, sendForProcessing, interruptUploads, etag, onStored, keepAttempt, onSaved } = edited;
    const project = await send(projectChanges.updateProject, { params, payload: toProjectUpdate(form), ifMatch: etag });
    onStored(entityTagOf(project));
    const { thumbnailError } = await withThumbnail(send, 'Project', project, form.thumbnail);

    const files = await send(moduleReads.getModules, { params });
    const modules = toModulesUpdate(form, before, { files, settings: project.modules, uploadId });
    // Each step takes noticeable time with thousands of files: let the page respond in between.
    await nextTask();
    const isChanged = Object.keys(modules).length > 0;
    if (isChanged) await keepAttempt?.({ uploadId });
    const reply = isChanged
      ? await registerUpload(send, { inspectionId: id, uploadId, interruptUploads }, modules)
      : {};
    await nextTask();
    const sources = pairFiles(form, reply);
    await nextTask();

    if (sources.size > 0) {
      uploads.add(
        {
          id: uploadId,
          inspectionId: id,
          inspectionName: project.name,
          assetName: project.asset.name,
          files: batchFiles(sources),
          process: sendForProcessing,
        },
        { files: sources },
      );
    } else if (sendForProcessing) {
      await send(projectChanges.processProject, { params, ...(interruptUploads && { query: { interruptUploads } }) });
    }
    onSaved?.();
    return { project, thumbnailError };
  };
}
