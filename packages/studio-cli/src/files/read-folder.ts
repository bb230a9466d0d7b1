import { readdir, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { byName, type LeftOutReason, leftOutReason } from '@inspection-studio/domain/shared';
import { usageError } from '../command-error.ts';

/** A file on the disk. */
export interface FoundFile {
  /** Path below the folder, with slashes. */
  path: string;
  absolutePath: string;
}

/** A file that is left out, and why. */
export interface LeftOutFile {
  /** Path below the folder, with slashes. */
  path: string;
  reason: LeftOutReason;
}

/** The files of a folder, and those that are left out. */
export interface FolderFiles {
  found: FoundFile[];
  leftOut: LeftOutFile[];
}

/**
 * Lists the files of a folder and its subfolders, by name as people count. Leaves out hidden files, those of the system and
 * the index of a camera, and folders behind symbolic links.
 *
 * @throws CommandError when there is no such folder
 */
export async function readFolder(folder: string): Promise<FolderFiles> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT' || error.code === 'ENOTDIR') throw usageError(`There is no folder ${folder}.`);
      throw usageError(`The folder ${folder} cannot be read (${error.code}).`);
    },
  );
  const found: (FoundFile & { name: string })[] = [];
  const leftOut: LeftOutFile[] = [];
  for (const entry of entries) {
    const absolutePath = join(entry.parentPath, entry.name);
    const path = relative(folder, absolutePath).split(sep).join('/');
    const isFile = entry.isFile() || (entry.isSymbolicLink() && (await isLinkToFile(absolutePath)));
    const reason = leftOutReason({ name: entry.name, relativePath: path });
    if (isFile && reason) leftOut.push({ path, reason });
    else if (isFile) found.push({ path, absolutePath, name: path });
  }
  return { found: byName(found).map(({ path, absolutePath }) => ({ path, absolutePath })), leftOut };
}

const isLinkToFile = (path: string): Promise<boolean> =>
  stat(path).then(
    (target) => target.isFile(),
    () => false,
  );
