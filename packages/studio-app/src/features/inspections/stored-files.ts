import { isMissing, type ModuleFile } from '@inspection-studio/domain/inspections';
import { byName } from '@inspection-studio/domain/shared';
import type { FileRow } from './FileRows.tsx';

/** Which stored files are shown: all, or those that are missing. */
export type StoredFilter = 'all' | 'missing';

/** Returns the stored files to show, sorted by name as people count. */
export const shownStoredFiles = (files: readonly ModuleFile[], filter: StoredFilter): ModuleFile[] =>
  byName(files.filter((file) => filter === 'all' || isMissing(file)));

/**
 * Returns the state of a stored file.
 *
 * @param uploader who is sending a file that is arriving, see `uploaderText`
 */
export function storedNote(
  { isUploaded, isArriving, problem, size }: ModuleFile,
  isRemoved: boolean,
  uploader?: string,
): FileRow['note'] {
  if (isRemoved) return { sign: 'off', words: 'Saving removes it' };
  if (isArriving) return { sign: 'pending', words: uploader ? `Arriving. ${uploader}.` : 'Arriving' };
  if (problem) return { sign: 'warning', words: problem };
  if (!isUploaded) return { sign: 'warning', words: 'Not uploaded: add it again or remove it' };
  return size === 0
    ? { sign: 'warning', words: 'The file is empty. It does not count.' }
    : { sign: 'completed', words: 'Uploaded' };
}
