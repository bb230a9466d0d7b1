import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../config.ts';
import { openMailer } from '../mail/open-mailer.ts';
import { startFileChecks } from '../maintenance/start-file-checks.ts';
import { startSweeping } from '../maintenance/start-sweeping.ts';
import { createFileMove, MOVE_FILES } from '../move/move-files.ts';
import { createImagePool } from '../processing/image-pool.ts';
import { createInspectionJob, PROCESS_INSPECTION } from '../processing/inspection-jobs.ts';
import { startWorker } from '../processing/job-worker.ts';
import type { Parts } from './open-parts.ts';

/** File folder of an installation before its move to Azure; null when there is none. */
function findLeftFiles({ azureStorage, dataDir }: Config): string | null {
  const folder = join(dataDir, 'files');
  return azureStorage !== null && existsSync(folder) ? folder : null;
}

/**
 * Runs `config.workerCount` jobs concurrently and sweeps leftovers of abandoned uploads, and checks stored files at night.
 *
 * @returns stops taking jobs; resolves when running ones have finished or were released
 */
export function startWorkers({ config, log, database, store, jobs, metrics }: Parts): () => Promise<unknown> {
  const images = createImagePool({ size: config.workerCount });
  const leftFiles = findLeftFiles(config);
  const worker = startWorker(jobs, {
    handlers: {
      [PROCESS_INSPECTION]: createInspectionJob(database.db, store, images),
      ...(leftFiles !== null && { [MOVE_FILES]: createFileMove(database.db, store, leftFiles) }),
    },
    concurrency: config.workerCount,
    log,
    onEnded: metrics.jobEnded,
  });
  const stopSweeping = startSweeping({ db: database.db, store, auditDays: config.auditDays, log });
  const stopChecking = startFileChecks({
    db: database.db,
    store,
    mailer: openMailer(config, log),
    studioUrl: config.publicUrl,
    bytesPerSecond: config.fileCheckBytesPerSecond,
    log,
  });
  // Closing the pool rejects waiting images, so that their jobs end immediately and are released.
  return () => Promise.all([worker.stop(), images.close(), stopSweeping(), stopChecking()]);
}
