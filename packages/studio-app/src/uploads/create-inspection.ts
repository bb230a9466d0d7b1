import {
  type DataType,
  moduleChanges,
  type ModuleFiles,
  moduleReads,
  type ModulesPayload,
  projectChanges,
  type ProjectDetail,
  type ProjectForm,
  storedFiles,
  toModulesPayload,
  toProjectPayload,
} from '@inspection-studio/domain';
import type { Send, StudioError } from '../api/index.ts';
import { withThumbnail } from '../data/index.ts';
import { pairFiles } from './register-files.ts';
import type { UploadStore } from './upload-store.ts';

export interface NewInspection {
  form: ProjectForm;
  /** Send it for processing once everything is uploaded. */
  sendForProcessing: boolean;
}

/** A created inspection whose files are on their way; its picture may have failed for itself. */
export interface CreatedInspection {
  project: ProjectDetail;
  thumbnailError: StudioError | null;
}

/**
 * The create flow of one wizard: inspection, thumbnail if any, modules, then
 * the upload, which goes on by itself.
 *
 * Calling the returned function again after a failure takes the inspection up
 * where it stands, so that pressing Save twice never makes two of them.
 *
 * @see STATE-029..035
 */
export function createInspectionFlow(send: Send, uploads: Pick<UploadStore, 'add'>) {
  let created: ProjectDetail | null = null;

  return async ({ form, sendForProcessing }: NewInspection): Promise<CreatedInspection> => {
    const payload = toProjectPayload(form);
    const leftover = created;
    const project = leftover
      ? await send(projectChanges.updateProject, { params: { id: leftover.id }, payload })
      : await send(projectChanges.createProject, { payload });
    created = project;
    const { thumbnailError } = await withThumbnail(send, 'Project', project, form.thumbnail);

    const params = { id: project.id };
    const modules = toModulesPayload(form);
    const registration = leftover ? replacing(modules, await send(moduleReads.getModules, { params })) : modules;
    const files = pairFiles(form, await send(moduleChanges.updateModules, { params, payload: registration }));

    uploads.add(
      {
        id: crypto.randomUUID(),
        inspectionId: project.id,
        inspectionName: project.name,
        assetName: project.asset.name,
        files: [...files].map(([id, { file }]) => ({ id, name: file.name, sizeBytes: file.size })),
        process: sendForProcessing,
      },
      { files, modules },
    );
    return { project, thumbnailError };
  };
}

/** The registration that also takes off what an earlier try may have left behind. */
function replacing(modules: ModulesPayload, stored: ModuleFiles): ModulesPayload {
  const replaced: ModulesPayload = {};
  const { three, two, ortho, sonar, supplementary } = modules;
  const remove = (kind: DataType) => storedFiles(stored, kind).map(({ id }) => id);
  const isSent = (kind: DataType) => modules[kind] !== undefined || remove(kind).length > 0;
  if (isSent('three')) replaced.three = { rgb: [], ir: [], isAr: false, ...three, remove: remove('three') };
  if (isSent('two')) replaced.two = { rgb: [], ir: [], ...two, remove: remove('two') };
  if (isSent('ortho')) replaced.ortho = { isEnabled: false, gcp: false, data: [], ...ortho, remove: remove('ortho') };
  if (isSent('sonar')) replaced.sonar = { data: [], ...sonar, remove: remove('sonar') };
  if (isSent('supplementary')) replaced.supplementary = { data: [], ...supplementary, remove: remove('supplementary') };
  return replaced;
}
