import type { Database } from '../database/open-database.ts';
import type { BlobStore } from '../storage/blob-store.ts';
import { sweepFiles } from './sweep-files.ts';

const TRY_EVERY_MS = 10 * 60_000;

interface Parts {
  db: Database;
  store: BlobStore;
  log: { error: (details: object, message: string) => void };
}

/**
 * Sweeps files immediately and then hourly, unless another process already did.
 *
 * @returns stops sweeping; resolves when a running sweep has finished
 */
export function startSweeping({ db, store, log }: Parts): () => Promise<void> {
  let running: Promise<unknown> = Promise.resolve();
  let isRunning = false;
  const sweep = () => {
    if (isRunning) return;
    isRunning = true;
    running = sweepFiles({ db, store }, new Date())
      .catch((error: unknown) => log.error({ err: error }, 'Failed to sweep abandoned files'))
      .finally(() => (isRunning = false));
  };
  sweep();
  const timer = setInterval(sweep, TRY_EVERY_MS);
  return async () => {
    clearInterval(timer);
    await running;
  };
}
