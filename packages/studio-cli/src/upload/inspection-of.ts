import { moduleReads, projectChanges, projectReads } from '@inspection-studio/domain/calls';
import {
  type ModuleFiles,
  type ProjectDetail,
  type ProjectForm,
  toProjectPayload,
} from '@inspection-studio/domain/inspections';
import { type Send, StudioError } from '@inspection-studio/studio-app/upload-engine';
import { usageError } from '../command-error.ts';
import type { Journal, JournalEntry } from '../journal/journal.ts';

/** An inspection with its registered files. */
export interface StoredInspection {
  project: ProjectDetail;
  files: ModuleFiles;
}

/** Reads an inspection. Returns null if it does not exist any more. */
export async function readInspection(send: Send, id: string): Promise<StoredInspection | null> {
  const params = { id };
  try {
    const project = await send(projectReads.getProject, { params });
    return { project, files: await send(moduleReads.getModules, { params }) };
  } catch (error) {
    if (error instanceof StudioError && error.status === 404) return null;
    throw error;
  }
}

/** Reads the inspection that the command names. @throws CommandError when it does not exist */
export async function requireInspection(send: Send, id: string): Promise<StoredInspection> {
  const inspection = await readInspection(send, id);
  if (!inspection) throw usageError(`There is no inspection ${id}.`);
  return inspection;
}

/** Creates an inspection, once, even if an earlier run did not get the reply. */
export async function createInspection(
  send: Send,
  form: ProjectForm,
  { journal, entry }: { journal: Journal; entry: JournalEntry },
): Promise<StoredInspection> {
  await journal.write(entry);
  const payload = { ...toProjectPayload(form), creationKey: entry.creationKey };
  const { id } = await send(projectChanges.createProject, { payload });
  await journal.write({ ...entry, inspectionId: id });
  return requireInspection(send, id);
}
