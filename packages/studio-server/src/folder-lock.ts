import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartError } from './start-error.ts';

/**
 * Locks a folder for this process. Two processes on one folder would silently lose data.
 *
 * Uses an operating system lock through SQLite on the file `<folder>.lock`. The lock ends
 * with the process, so there are no stale locks, and it works across containers that
 * share a disk.
 *
 * @returns releases the lock
 * @throws StartError naming the process that has the lock
 */
export function lockFolder(folder: string): () => void {
  const path = `${folder}.lock`;
  const ownerPath = `${path}.pid`;
  mkdirSync(dirname(path), { recursive: true });
  const lock = new DatabaseSync(path, { timeout: 0 });
  try {
    lock.exec('pragma locking_mode = exclusive; begin exclusive');
  } catch (error) {
    lock.close();
    if (!isLocked(error)) throw error;
    throw new StartError(
      `${folder} is in use by ${readOwner(ownerPath)}: stop it first, or choose another STUDIO_DATA_DIR.`,
    );
  }
  writeFileSync(ownerPath, String(process.pid));
  return () => {
    rmSync(ownerPath, { force: true });
    lock.close();
  };
}

const SQLITE_BUSY = 5;

function isLocked(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY;
}

/** Reads the owner's process id, which may not be written yet. */
function readOwner(ownerPath: string): string {
  try {
    return `process ${readFileSync(ownerPath, 'utf8')}`;
  } catch {
    return 'another process';
  }
}
