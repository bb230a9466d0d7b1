import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../config.ts';
import { startSweeping } from '../maintenance/start-sweeping.ts';
import { createFileMove, MOVE_FILES } from '../move/move-files.ts';
import { createImagePool } from '../processing/image-pool.ts';
import { createInspectionJob, PROCESS_INSPECTION } from '../processing/inspection-jobs.ts';
import { startWorker } from '../processing/job-worker.ts';
import type { Parts } from './open-parts.ts';

/** The folder of files that an installation had before it moved to Azure; null where there is none to move from. */
function findLeftFiles({ azureStorage, dataDir }: Config): string | null {
  const folder = join(dataDir, 'files');
  return azureStorage !== null && existsSync(folder) ? folder : null;
}

/**
 * Works on the queue with `config.workerCount` jobs at a time, and sweeps what
 * abandoned uploads left.
 *
 * @returns stops taking jobs, and resolves when those under way have ended or were given back
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
  const stopSweeping = startSweeping({ db: database.db, store, log });
  // Images that wait are refused meanwhile, so that their jobs end at once and are given back.
  return () => Promise.all([worker.stop(), images.close(), stopSweeping()]);
}
