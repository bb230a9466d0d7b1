import { mkdirSync, mkdtempSync, rmdirSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from './start-error.ts';

/** Returns the code of a system error, such as `EACCES`, else its message. */
export const reasonOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : (error as Error).message;

/**
 * Creates a folder when it is missing, and writes to it: modes do not show a disk that is mounted for reading only.
 *
 * @param name of the folder at the start of the error, such as `The data folder`
 * @param remedy what the operator can do
 * @throws StartError when the folder cannot be written
 */
export function requireWritable(folder: string, name: string, remedy: string): void {
  try {
    mkdirSync(folder, { recursive: true });
    rmdirSync(mkdtempSync(join(folder, '.start-')));
  } catch (error) {
    throw new StartError(`${name} ${folder} cannot be written (${reasonOf(error)}): ${remedy}.`);
  }
}
