import { type DataType, type ProjectForm, toModulesUpdate } from '@inspection-studio/domain/inspections';
import {
  batchFiles,
  newSource,
  pairFiles,
  registerUpload,
  type Send,
  type UploadSource,
} from '@inspection-studio/studio-app/upload-engine';
import type { LocalFile } from '../files/open-file.ts';
import { withFiles } from '../files/sort-files.ts';
import type { StoredInspection } from './inspection-of.ts';
import { onlyFiles, type SendingPlan } from './plan-sending.ts';

/** Files that are ready to be sent. */
export interface Registered {
  sources: Map<string, UploadSource>;
  batch: ReturnType<typeof batchFiles>;
}

/**
 * Registers the added files of a plan, in the place of those that are outdated, and returns them together with those that
 * an earlier run has registered.
 *
 * @param before the form of the inspection as it is
 * @throws StudioError
 */
export async function registerFiles(
  send: Send,
  { project, files }: StoredInspection,
  plan: SendingPlan<LocalFile>,
  { before, kinds, uploadId }: { before: ProjectForm; kinds: readonly DataType[]; uploadId: string },
): Promise<Registered> {
  const added = withFiles({ ...before, removed: plan.outdated.map(({ id }) => id) }, kinds, plan.added);
  // Other files that never arrived keep their registration, and the blocks that the storage has of them.
  const now = { files: onlyFiles(files, plan.outdated), settings: project.modules, uploadId };
  const payload = toModulesUpdate(added, before, now);
  const isEmpty = Object.keys(payload).length === 0;
  const reply = isEmpty ? {} : await registerUpload(send, { inspectionId: project.id, uploadId }, payload);
  const continued = plan.continued.map(({ registered, file }): [string, UploadSource] => [
    registered.id,
    { ...newSource(file, registered), isRepeated: true },
  ]);
  const sources = new Map([...continued, ...pairFiles(added, reply)]);
  return { sources, batch: batchFiles(sources) };
}
