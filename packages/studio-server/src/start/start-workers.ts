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
import { createTilesJob, enqueueTiles, MAKE_TILES } from '../pyramids/tiles-job.ts';
import type { Parts } from './open-parts.ts';

/** Nobody waits for these tiles: whoever looks at an image without tiles has them made. */
const TILES_POLL_MS = 10_000;

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
export function startWorkers({ config, log, database, store, local, jobs, metrics }: Parts): () => Promise<unknown> {
  const images = createImagePool({ size: config.workerCount });
  const leftFiles = findLeftFiles(config);
  const onProcessed = config.imageTiles === 'completion' ? (id: string) => enqueueTiles(jobs, id) : undefined;
  const worker = startWorker(jobs, {
    handlers: {
      [PROCESS_INSPECTION]: createInspectionJob(database.db, store, images, onProcessed),
      ...(leftFiles !== null && { [MOVE_FILES]: createFileMove(database.db, store, leftFiles) }),
    },
    concurrency: config.workerCount,
    log,
    onEnded: metrics.jobEnded,
  });
  // A worker of its own, so that no inspection waits for the tiles of others.
  const tilesWorker = startWorker(jobs, {
    handlers: { [MAKE_TILES]: createTilesJob(database.db, { store, images, disk: local?.disk ?? null }) },
    concurrency: 1,
    pollMs: TILES_POLL_MS,
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
  return () => Promise.all([worker.stop(), tilesWorker.stop(), images.close(), stopSweeping(), stopChecking()]);
}
