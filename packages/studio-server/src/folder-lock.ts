import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartError } from './start-error.ts';

/**
 * Takes a folder for this process alone; two on one folder would lose data silently.
 *
 * The lock is the operating system's, taken through SQLite on the file
 * `<folder>.lock`. It ends with the process however that ends, so there are no
 * stale locks, and it holds across containers that share the disk.
 *
 * @returns gives the folder back
 * @throws StartError naming the process that has it
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
      `${folder} is in use by ${readOwner(ownerPath)}: stop that one first, or choose another STUDIO_DATA_DIR.`,
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

/** The winner writes its number a moment after it has the lock, so the file may not be there yet. */
function readOwner(ownerPath: string): string {
  try {
    return `process ${readFileSync(ownerPath, 'utf8')}`;
  } catch {
    return 'another process';
  }
}
