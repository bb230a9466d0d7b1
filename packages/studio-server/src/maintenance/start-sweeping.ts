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
 * Sweeps files now and from then on every hour, as long as no other process did.
 *
 * @returns stops that, and resolves when a sweep under way has ended
 */
export function startSweeping({ db, store, log }: Parts): () => Promise<void> {
  let running: Promise<unknown> = Promise.resolve();
  let isRunning = false;
  const sweep = () => {
    if (isRunning) return;
    isRunning = true;
    running = sweepFiles({ db, store }, new Date())
      .catch((error: unknown) => log.error({ err: error }, 'Left files could not be swept'))
      .finally(() => (isRunning = false));
  };
  sweep();
  const timer = setInterval(sweep, TRY_EVERY_MS);
  return async () => {
    clearInterval(timer);
    await running;
  };
}
