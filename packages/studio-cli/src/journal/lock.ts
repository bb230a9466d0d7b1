import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { CommandError } from '../command-error.ts';
import { EXIT_CODES } from '../exit-codes.ts';

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // A process of another user may not be signalled.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/**
 * Keeps other processes from sending the same folder to the same inspection.
 *
 * @param path of a file that contains the id of the process while it is running
 * @returns a function that releases the lock
 * @throws CommandError while another process has it
 */
export async function lock(path: string): Promise<() => Promise<void>> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  for (;;) {
    try {
      await writeFile(path, String(process.pid), { flag: 'wx' });
      return () => rm(path, { force: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    const holder = Number(await readFile(path, 'utf8').catch(() => ''));
    if (holder > 0 && isRunning(holder)) {
      throw new CommandError(`Process ${holder} is uploading this folder already.`, EXIT_CODES.incomplete);
    }
    // Its process was killed.
    await rm(path, { force: true });
  }
}
