import { parentPort, workerData } from 'node:worker_threads';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
import { openDurable } from './open-durable.ts';

/** Data passed from the main thread. */
export interface WorkerInput {
  folder: string;
  socketPath: string;
}

/** Report to the main thread: `ready` or `failed`, once. */
export type WorkerReport = { type: 'ready' } | { type: 'failed'; reason: string };

const POOL_CONNECTIONS_MAX = 50;

/** Serves the database on a unix socket until the main thread sends `close`. */
async function serve({ folder, socketPath }: WorkerInput) {
  const database = await openDurable(folder);
  const server = new PGLiteSocketServer({ db: database, path: socketPath, maxConnections: POOL_CONNECTIONS_MAX });
  await server.start();
  parentPort!.once('message', () => {
    void server
      .stop()
      .then(() => database.close())
      .finally(() => process.exit(0));
  });
  report({ type: 'ready' });
}

function report(message: WorkerReport) {
  parentPort!.postMessage(message);
}

// Report the message only: PGlite's stack quotes 30 KB of minified source.
serve(workerData as WorkerInput).catch((error: unknown) => {
  report({ type: 'failed', reason: error instanceof Error ? error.message : String(error) });
});
