import { chmodSync, lstatSync, mkdirSync, mkdtempSync, readdirSync, rmdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from './start-error.ts';

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

/**
 * Makes the data folder and what is in it accessible to this user only, and everything that this process writes from
 * now on. Creates the folder when it is missing. A no-op on Windows, where folders inherit their access lists.
 *
 * @throws StartError when the folder cannot be written, or stays accessible to others because it belongs to another user
 */
export function makeDataDirPrivate(dataDir: string): void {
  if (process.platform === 'win32') return;
  process.umask(OTHERS);
  try {
    mkdirSync(dataDir, { recursive: true });
    // Modes do not show a disk that is mounted for reading only.
    rmdirSync(mkdtempSync(join(dataDir, '.start-')));
  } catch (error) {
    throw new StartError(
      `The data folder ${dataDir} cannot be written (${reasonOf(error)}): let this user write to it, or choose another STUDIO_DATA_DIR.`,
    );
  }
  try {
    makePrivate(dataDir);
    makeContentPrivate(dataDir, false);
  } catch (error) {
    throw new StartError(
      `The data folder ${dataDir} cannot be made private (${reasonOf(error)}): make this user its owner, or choose another STUDIO_DATA_DIR.`,
    );
  }
}

const reasonOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : (error as Error).message;
