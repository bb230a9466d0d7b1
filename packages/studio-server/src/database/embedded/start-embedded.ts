import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { lockFolder } from '../../folder-lock.ts';
import { damagedDatabase } from './damaged-database.ts';
import type { WorkerInput, WorkerReport } from './worker.ts';

/** Maximum length of a unix socket path in bytes. Linux allows 107, macOS 103. */
const SOCKET_PATH_MAX_BYTES = 100;
const SOCKET_NAME = '.s.PGSQL.5432';

/** A running embedded database. PostgreSQL clients connect through `socketDir`. */
export interface EmbeddedDatabase {
  socketDir: string;
  stop: () => Promise<void>;
}

/**
 * Starts PGlite in a worker thread, so that long queries never block HTTP.
 *
 * @throws StartError when another process uses the folder or a commit does not reach the disk
 */
export async function startEmbedded(dataDir: string): Promise<EmbeddedDatabase> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const folder = join(dataDir, 'database');
  const unlock = lockFolder(folder);
  const socketDir = await makeSocketDir(dataDir);

  const workerData: WorkerInput = { folder, socketPath: join(socketDir, SOCKET_NAME) };
  // Don't inherit flags of the main thread, such as --eval.
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData, execArgv: [] });
  const report = await firstReport(worker);
  if (report.type === 'failed') {
    await worker.terminate();
    await rm(socketDir, { recursive: true, force: true });
    unlock();
    throw damagedDatabase(dataDir, report.reason);
  }

  // The process cannot continue without its database; the top-level handler ends it.
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

/** Resolves with the first report, or a failure when the thread ends without one. */
async function firstReport(worker: Worker): Promise<WorkerReport> {
  const message = once(worker, 'message').then(([report]) => report as WorkerReport);
  const exit = once(worker, 'exit').then(([code]) => failure(`its thread ended with code ${String(code)}`));
  return Promise.race([message, exit]).catch((error: unknown) => failure((error as Error).message));
}

const failure = (reason: string): WorkerReport => ({ type: 'failed', reason });

/** Creates a private folder for the socket in the data folder, or in the system's temporary folder when the path is too long. */
async function makeSocketDir(dataDir: string): Promise<string> {
  const nearby = join(dataDir, 'run');
  if (Buffer.byteLength(join(nearby, SOCKET_NAME)) > SOCKET_PATH_MAX_BYTES) {
    return mkdtemp(join(tmpdir(), 'studio-'));
  }
  await rm(nearby, { recursive: true, force: true });
  await mkdir(nearby, { mode: 0o700 });
  return nearby;
}
