import { chmodSync, lstatSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from './start-error.ts';
import { reasonOf, requireWritable } from './writable-folder.ts';

/** Mode bits of the group and of everyone else. */
const OTHERS = 0o077;

/** Folders with few enough files to check each one at every start. The files of inspections are behind a private folder. */
const CHECKED_FOLDERS: readonly string[] = ['database', 'identity', 'outbox', 'run'];

/** What is wrong with the modes of a path that stay open to others. */
class OpenToOthersError extends Error {}

function makePrivate(path: string): void {
  if ((statSync(path).mode & OTHERS) === 0) return;
  chmodSync(path, statSync(path).mode & 0o7777 & ~OTHERS);
  // Some network file systems accept the change and ignore it.
  if ((statSync(path).mode & OTHERS) !== 0) throw new OpenToOthersError('its file system ignores modes');
}

function makeContentPrivate(folder: string, isDeep: boolean): void {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    const found = lstatSync(path);
    // A link could lead to files that are not the studio's.
    if (found.isSymbolicLink()) continue;
    makePrivate(path);
    if (found.isDirectory() && (isDeep || CHECKED_FOLDERS.includes(name))) makeContentPrivate(path, true);
  }
}

/** Creates the data folder when it is missing. @throws StartError when it cannot be written */
export const requireWritableDataDir = (dataDir: string): void =>
  requireWritable(dataDir, 'The data folder', 'let this user write to it, or choose another STUDIO_DATA_DIR');

/**
 * Makes the data folder and what is in it accessible to this user only, and everything that this process writes from
 * now on. Creates the folder when it is missing. A no-op on Windows, where folders inherit their access lists.
 *
 * @throws StartError when the folder cannot be written, or stays accessible to others because it belongs to another user
 */
export function makeDataDirPrivate(dataDir: string): void {
  if (process.platform === 'win32') return;
  process.umask(OTHERS);
  requireWritableDataDir(dataDir);
  try {
    makePrivate(dataDir);
    makeContentPrivate(dataDir, false);
  } catch (error) {
    throw new StartError(
      `The data folder ${dataDir} cannot be made private (${reasonOf(error)}): make this user its owner, or choose another STUDIO_DATA_DIR.`,
    );
  }
}
