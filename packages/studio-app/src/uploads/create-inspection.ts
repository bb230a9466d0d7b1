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
  /** Whether to send it for processing after the upload. */
  sendForProcessing: boolean;
}

/** A saved inspection whose upload has started. Its thumbnail may have failed separately. */
export interface CreatedInspection {
  project: ProjectDetail;
  thumbnailError: StudioError | null;
}

/**
 * Returns the create flow of one wizard: creates the inspection, uploads the
 * thumbnail if any, registers the modules, and starts the upload in the
 * background.
 *
 * Calling it again after a failure continues with the same inspection, so that
 * saving twice never creates two.
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

/** Returns the registration that also removes files of an earlier attempt. */
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
