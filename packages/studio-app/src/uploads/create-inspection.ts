import { moduleReads, projectChanges } from '@inspection-studio/domain/calls';
import {
  DATA_TYPES,
  type DataType,
  type ModuleFiles,
  type ModulesPayload,
  type ProjectDetail,
  type ProjectForm,
  type ProjectPayload,
  storedFiles,
  toModulesPayload,
  toProjectPayload,
} from '@inspection-studio/domain/inspections';
import { nextTask, type Send, StudioError } from '../api/index.ts';
import { withThumbnail } from '../data/index.ts';
import { pairFiles } from './register-files.ts';
import { registerUpload } from './register-upload.ts';
import { batchFiles } from './upload-source.ts';
import type { UploadStore } from './upload-store.ts';

const isNotFound = (error: unknown): boolean => error instanceof StudioError && error.status === 404;

/** Identifies an attempt to save, so that saving again after a reload repeats it. */
export interface SaveAttempt {
  /** Upload for which it registers files. */
  uploadId: string;
  /** Key with which it creates the inspection; absent for one that exists. */
  creationKey?: string | undefined;
}

export interface NewInspection {
  form: ProjectForm;
  /** Whether to send it for processing after the upload. */
  sendForProcessing: boolean;
  /** Keeps the attempt. Its requests wait for it. @default it is not kept */
  keepAttempt?: (attempt: SaveAttempt) => Promise<void>;
  /** Called when all is saved and the upload has started: saving again would repeat what is done. */
  onSaved?: () => void;
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
 * saving twice never creates two, even if the reply of the first call was lost.
 * With another asset, it deletes that inspection and creates a new one. It also
 * creates a new one if that inspection was deleted.
 *
 * @param kept the attempt of an earlier page, which the first call repeats
 */
export function createInspectionFlow(send: Send, uploads: Pick<UploadStore, 'add'>, kept?: SaveAttempt) {
  let created: ProjectDetail | null = null;
  // Repeated calls have the same key, so a lost reply does not create a second inspection.
  let creationKey = kept?.creationKey ?? crypto.randomUUID();
  let isRepeated = kept !== undefined;
  let discardedId: string | null = null;
  // Repeated calls register files for the same upload, so that those of an earlier attempt may be removed.
  const uploadId = kept?.uploadId ?? crypto.randomUUID();
  let mayHaveFiles = kept !== undefined;

  /** Creates the inspection, or changes the one of an earlier call. */
  async function store(payload: ProjectPayload, keepAttempt: NewInspection['keepAttempt']): Promise<ProjectDetail> {
    if (discardedId !== null) await discard(discardedId);
    discardedId = null;
    const isLeftover = isRepeated;
    isRepeated = true;
    if (!created) {
      await keepAttempt?.({ creationKey, uploadId });
      created = await send(projectChanges.createProject, { payload: { ...payload, creationKey } });
    }
    if (!isLeftover) return created;
    if (created.asset.id === payload.assetId) {
      try {
        return (created = await send(projectChanges.updateProject, { params: { id: created.id }, payload }));
      } catch (error) {
        if (!isNotFound(error)) throw error;
      }
    }
    // The asset of an inspection never changes, and someone may have deleted the inspection meanwhile.
    discardedId = created.id;
    created = null;
    creationKey = crypto.randomUUID();
    isRepeated = false;
    mayHaveFiles = false;
    return store(payload, keepAttempt);
  }

  /** Deletes an inspection of an earlier call, unless someone else has added files to it or deleted it. */
  async function discard(id: string): Promise<void> {
    try {
      const files = await send(moduleReads.getModules, { params: { id } });
      const isShared = DATA_TYPES.flatMap((kind) => storedFiles(files, kind)).some(
        (file) => file.uploadId !== uploadId,
      );
      // The server may count the upload of the earlier call as running.
      if (!isShared) await send(projectChanges.deleteProject, { params: { id }, query: { interruptUploads: true } });
    } catch (error) {
      if (!isNotFound(error)) throw error;
    }
  }

  return async ({ form, sendForProcessing, keepAttempt, onSaved }: NewInspection): Promise<CreatedInspection> => {
    const project = await store(toProjectPayload(form), keepAttempt);
    const { thumbnailError } = await withThumbnail(send, 'Project', project, form.thumbnail);

    const params = { id: project.id };
    // Each step takes noticeable time with thousands of files: let the page respond in between.
    await nextTask();
    const modules = toModulesPayload(form);
    const registration = mayHaveFiles
      ? replacing(modules, await send(moduleReads.getModules, { params }), uploadId)
      : modules;
    mayHaveFiles = true;
    await nextTask();
    const reply = await registerUpload(send, { inspectionId: project.id, uploadId }, registration);
    await nextTask();
    const files = pairFiles(form, reply);
    await nextTask();

    uploads.add(
      {
        id: uploadId,
        inspectionId: project.id,
        inspectionName: project.name,
        assetName: project.asset.name,
        files: batchFiles(files),
        process: sendForProcessing,
      },
      { files },
    );
    onSaved?.();
    return { project, thumbnailError };
  };
}

/** Returns the registration that also removes files of an earlier attempt. Files that others have added since stay. */
function replacing(modules: ModulesPayload, stored: ModuleFiles, uploadId: string): ModulesPayload {
  const replaced: ModulesPayload = {};
  const { three, two, ortho, sonar, supplementary } = modules;
  const remove = (kind: DataType) =>
    storedFiles(stored, kind)
      .filter((file) => file.uploadId === uploadId)
      .map(({ id }) => id);
  const isSent = (kind: DataType) => modules[kind] !== undefined || remove(kind).length > 0;
  if (isSent('three')) replaced.three = { rgb: [], ir: [], isAr: false, ...three, remove: remove('three') };
  if (isSent('two')) replaced.two = { rgb: [], ir: [], ...two, remove: remove('two') };
  if (isSent('ortho')) replaced.ortho = { isEnabled: false, gcp: false, data: [], ...ortho, remove: remove('ortho') };
  if (isSent('sonar')) replaced.sonar = { data: [], ...sonar, remove: remove('sonar') };
  if (isSent('supplementary')) replaced.supplementary = { data: [], ...supplementary, remove: remove('supplementary') };
  return replaced;
}
