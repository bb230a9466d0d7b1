import { filesToChooseAgain, type UploadBatch } from '@inspection-studio/domain/uploads';
import { findFault } from './faults/find-fault.ts';
import { matchChosen } from './match-chosen.ts';
import type { BatchSources } from './upload-source.ts';

/** Why failed files were not replaced by files that the user has chosen again. */
export interface ChoiceProblems {
  /** Names of failed files that were not among the chosen ones. */
  missing: readonly string[];
  /** Names of failed files that share their name with others, so that it is not clear which file was chosen. */
  ambiguous: readonly string[];
  /** Chosen files that cannot be used. */
  faulty: readonly { name: string; reason: string }[];
}

/**
 * Finds the failed files that chosen ones can replace, and reads whether these can be used.
 *
 * @param fileId the only file to replace. Its name is enough, whatever other files are called
 * @returns files by id of the failed one, and why others are left out
 */
export async function judgeChosen(
  batch: Pick<UploadBatch, 'files'>,
  sources: BatchSources,
  chosen: readonly File[],
  fileId?: string,
): Promise<{ usable: ReadonlyMap<string, File>; problems: ChoiceProblems }> {
  const wanted = filesToChooseAgain(batch)
    .filter(({ id }) => fileId === undefined || id === fileId)
    .flatMap(({ id, sizeBytes }) => {
      const source = sources.files.get(id);
      return source ? [{ id, name: source.name, sizeBytes, lastModified: source.file.lastModified, source }] : [];
    });
  const wantedIds = new Set(wanted.map(({ id }) => id));
  const others = fileId === undefined ? batch.files.filter(({ id }) => !wantedIds.has(id)) : [];
  const { matches, missing, ambiguous } = matchChosen(wanted, others, chosen);
  const usable = new Map<string, File>();
  const faulty: { name: string; reason: string }[] = [];
  for (const { id, name, source } of wanted) {
    const file = matches.get(id);
    if (!file) continue;
    const reason = await findFault(source.kind, file);
    if (reason === null) usable.set(id, file);
    else faulty.push({ name, reason });
  }
  return { usable, problems: { missing, ambiguous, faulty } };
}
