import type { Database } from '../database/open-database.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { BlobStore } from '../storage/blob-store.ts';
import { checkFiles } from './check-files.ts';
import { reportDamage } from './report-damage.ts';

const TRY_EVERY_MS = 10 * 60_000;

interface Parts {
  db: Database;
  store: BlobStore;
  mailer: Mailer;
  /** Public URL of the studio, for mails. */
  studioUrl: string;
  /** How much a check reads on average. */
  bytesPerSecond: number;
  log: {
    info: (details: object, message: string) => void;
    error: (details: object, message: string) => void;
  };
}

/**
 * Checks all originals every night, and mails admins about damaged ones within ten minutes, also about those that a
 * download found. Only one of several processes does so at a time.
 *
 * @returns stops; resolves when a running check has stored where it is
 */
export function startFileChecks({ log, mailer, studioUrl, ...parts }: Parts): () => Promise<void> {
  const stopping = new AbortController();
  let running: Promise<unknown> | null = null;
  const report = () =>
    reportDamage({ db: parts.db, mailer, studioUrl }, new Date()).catch((error: unknown) =>
      log.error({ err: error }, 'Failed to report damaged files'),
    );
  const check = async () => {
    try {
      const result = await checkFiles(
        {
          ...parts,
          signal: stopping.signal,
          onDamaged: (details) => log.error(details, 'A stored file is damaged: it differs from its record'),
        },
        () => new Date(),
      );
      if (!result) return;
      const { fileCount, readBytes, damagedCount } = result;
      const write = damagedCount > 0 ? log.error : log.info;
      write.call(log, { fileCount, readBytes, damagedCount }, 'All stored files were checked');
    } catch (error) {
      log.error({ err: error }, 'The check of stored files was interrupted; it continues later');
    }
  };
  const tryNow = () => {
    void report();
    // A check of many files can take days; damage that it finds meanwhile is reported all the same.
    running ??= check().finally(() => (running = null));
  };
  tryNow();
  const timer = setInterval(tryNow, TRY_EVERY_MS);
  return async () => {
    clearInterval(timer);
    stopping.abort();
    await running;
  };
}
