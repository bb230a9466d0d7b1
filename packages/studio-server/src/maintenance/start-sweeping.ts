import type { Database } from '../database/open-database.ts';
import type { BlobStore } from '../storage/blob-store.ts';
import { sweepAuditEvents } from './sweep-audit-events.ts';
import { sweepFiles } from './sweep-files.ts';

const TRY_EVERY_MS = 10 * 60_000;

interface Parts {
  db: Database;
  store: BlobStore;
  /** Age in days at which audit events are deleted. */
  auditDays: number;
  log: { error: (details: object, message: string) => void };
}

/**
 * Sweeps files immediately and then hourly, unless another process already did. Deletes old audit events immediately and
 * then every ten minutes.
 *
 * @returns stops sweeping; resolves when a running sweep has finished
 */
export function startSweeping({ db, store, auditDays, log }: Parts): () => Promise<void> {
  let running: Promise<unknown> = Promise.resolve();
  let isRunning = false;
  const sweep = () => {
    if (isRunning) return;
    isRunning = true;
    running = sweepFiles({ db, store }, new Date())
      .catch((error: unknown) => log.error({ err: error }, 'Failed to sweep abandoned files'))
      .then(() => sweepAuditEvents(db, auditDays))
      .catch((error: unknown) => log.error({ err: error }, 'Failed to delete old audit events'))
      .finally(() => (isRunning = false));
  };
  sweep();
  const timer = setInterval(sweep, TRY_EVERY_MS);
  return async () => {
    clearInterval(timer);
    await running;
  };
}
