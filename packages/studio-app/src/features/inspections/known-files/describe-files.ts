import { measureFiles } from '@inspection-studio/design-system';
import { type SoughtIdentity, soughtIdentity } from '@inspection-studio/domain/inspections';
import { nextTask } from '../../../api/index.ts';

/** Files that are described in one task. */
const PART_FILES = 500;

/** Describes files for the question which of them are known. Reads sizes and dates in parts between which the page can respond. */
export async function describeFiles(files: readonly File[], signal: AbortSignal): Promise<SoughtIdentity[]> {
  await measureFiles(files, signal);
  signal.throwIfAborted();
  const identities: SoughtIdentity[] = [];
  for (let start = 0; start < files.length; start += PART_FILES) {
    for (const file of files.slice(start, start + PART_FILES)) identities.push(soughtIdentity(file));
    await nextTask();
  }
  return identities;
}
