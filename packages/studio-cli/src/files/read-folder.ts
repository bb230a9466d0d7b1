import { readdir, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { byName, isIgnoredFile } from '@inspection-studio/domain/inspections';
import { usageError } from '../command-error.ts';

/** A file on the disk. */
export interface FoundFile {
  /** Path below the folder, with slashes. */
  path: string;
  absolutePath: string;
}

/** Whether a name is hidden, as in Unix, or that of a system file. */
const isHidden = (name: string): boolean => name.startsWith('.') || isIgnoredFile(name);

/**
 * Lists the files of a folder and its subfolders, by name as people count. Hidden files, and folders behind symbolic links,
 * are left out.
 *
 * @throws CommandError when there is no such folder
 */
export async function readFolder(folder: string): Promise<FoundFile[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT' || error.code === 'ENOTDIR') throw usageError(`There is no folder ${folder}.`);
      throw usageError(`The folder ${folder} cannot be read (${error.code}).`);
    },
  );
  const found: (FoundFile & { name: string })[] = [];
  for (const entry of entries) {
    const absolutePath = join(entry.parentPath, entry.name);
    const path = relative(folder, absolutePath).split(sep).join('/');
    if (path.split('/').some(isHidden)) continue;
    const isFile = entry.isFile() || (entry.isSymbolicLink() && (await isLinkToFile(absolutePath)));
    if (isFile) found.push({ path, absolutePath, name: path });
  }
  return byName(found).map(({ path, absolutePath }) => ({ path, absolutePath }));
}

const isLinkToFile = (path: string): Promise<boolean> =>
  stat(path).then(
    (target) => target.isFile(),
    () => false,
  );
