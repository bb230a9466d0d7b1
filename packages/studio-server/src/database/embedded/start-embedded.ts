import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { lockFolder } from '../../folder-lock.ts';
import { StartError } from '../../start-error.ts';
import type { WorkerInput, WorkerReport } from './worker.ts';

/** Longest unix socket path in bytes; Linux allows 107, macOS 103. */
const SOCKET_PATH_MAX_BYTES = 100;
const SOCKET_NAME = '.s.PGSQL.5432';

/** A running embedded database, reached by any PostgreSQL client through `socketDir`. */
export interface EmbeddedDatabase {
  socketDir: string;
  stop: () => Promise<void>;
}

/**
 * Starts PGlite in a worker thread, so that a long query never holds up HTTP.
 *
 * @throws StartError when another process uses the folder or a commit does not reach the disk
 */
export async function startEmbedded(dataDir: string): Promise<EmbeddedDatabase> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const folder = join(dataDir, 'database');
  const unlock = lockFolder(folder);
  const socketDir = await makeSocketDir(dataDir);

  const workerData: WorkerInput = { folder, socketPath: join(socketDir, SOCKET_NAME) };
  // Flags of the main thread, such as --eval's, are not for this one.
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData, execArgv: [] });
  const report = await firstReport(worker);
  if (report.type === 'failed') {
    await worker.terminate();
    await rm(socketDir, { recursive: true, force: true });
    unlock();
    throw new StartError(`The embedded database in ${folder} cannot be opened: ${report.reason}.`);
  }

  // Without its database the process cannot go on; the top-level handler ends it.
  const onExit = (code: number) => {
    throw new Error(`The embedded database stopped unexpectedly (code ${code}).`);
  };
  worker.once('exit', onExit);

  return {
    socketDir,
    stop: async () => {
      worker.off('exit', onExit);
      const exited = once(worker, 'exit');
      worker.postMessage('close');
      await exited;
      await rm(socketDir, { recursive: true, force: true });
      unlock();
    },
  };
}

/** A thread that ends or breaks without a word has failed too. */
async function firstReport(worker: Worker): Promise<WorkerReport> {
  const message = once(worker, 'message').then(([report]) => report as WorkerReport);
  const exit = once(worker, 'exit').then(([code]) => failure(`its thread ended with code ${String(code)}`));
  return Promise.race([message, exit]).catch((error: unknown) => failure((error as Error).message));
}

const failure = (reason: string): WorkerReport => ({ type: 'failed', reason });

/** A private folder for the socket: in the data folder, or in the system's temporary one when the path is too long. */
async function makeSocketDir(dataDir: string): Promise<string> {
  const nearby = join(dataDir, 'run');
  if (Buffer.byteLength(join(nearby, SOCKET_NAME)) > SOCKET_PATH_MAX_BYTES) {
    return mkdtemp(join(tmpdir(), 'studio-'));
  }
  await rm(nearby, { recursive: true, force: true });
  await mkdir(nearby, { mode: 0o700 });
  return nearby;
}
