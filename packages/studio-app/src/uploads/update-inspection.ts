import {
  moduleChanges,
  moduleReads,
  projectChanges,
  toModulesPayload,
  toProjectUpdate,
} from '@inspection-studio/domain';
import type { Send } from '../api/index.ts';
import { withThumbnail } from '../data/index.ts';
import type { CreatedInspection, NewInspection } from './create-inspection.ts';
import { pairFiles } from './register-files.ts';
import type { UploadStore } from './upload-store.ts';

/**
 * Returns the save flow of an existing inspection: updates details, the thumbnail
 * and modules if they changed, then starts the upload of added files.
 *
 * Reads the registered files first, so that saving again after a failure removes
 * files of the earlier attempt (S20).
 *
 * @see STATE-025..026, CALL-093..109, N07
 */
export function updateInspectionFlow(send: Send, uploads: Pick<UploadStore, 'add'>, id: string) {
  const params = { id };
  return async ({ form, sendForProcessing }: NewInspection): Promise<CreatedInspection> => {
    const project = await send(projectChanges.updateProject, { params, payload: toProjectUpdate(form) });
    const { thumbnailError } = await withThumbnail(send, 'Project', project, form.thumbnail);

    const modules = toModulesPayload({ ...form, stored: await send(moduleReads.getModules, { params }) });
    const reply =
      Object.keys(modules).length > 0 ? await send(moduleChanges.updateModules, { params, payload: modules }) : {};
    const files = pairFiles(form, reply);

    if (files.size > 0) {
      uploads.add(
        {
          id: crypto.randomUUID(),
          inspectionId: id,
          inspectionName: project.name,
          assetName: project.asset.name,
          files: [...files].map(([fileId, { file }]) => ({ id: fileId, name: file.name, sizeBytes: file.size })),
          process: sendForProcessing,
        },
        { files, modules },
      );
    } else if (sendForProcessing) await send(projectChanges.processProject, { params });
    return { project, thumbnailError };
  };
}
