import type { Config } from '../config.ts';
import { type OpenDatabase, openDatabase } from '../database/open-database.ts';
import type { ReadinessCheck } from '../http/health.ts';
import { createLog, type Log } from '../observability/create-log.ts';
import { createMetrics, type Metrics } from '../observability/create-metrics.ts';
import { makeDataDirPrivate } from '../private-data-dir.ts';
import { createJobQueue, type JobQueue } from '../processing/job-queue.ts';
import type { BlobStore } from '../storage/blob-store.ts';
import type { LocalStore } from '../storage/local-store.ts';
import { openStore } from '../storage/open-store.ts';
import { createDatabaseCheck } from './check-database.ts';
import type { Lifetime } from './run-process.ts';
import { watchDisk } from './watch-disk.ts';

/** Key of a file that never exists, for checking that the store responds. */
export const PROBE_KEY = 'probe/nothing';

/** Parts shared by API and worker processes. */
export interface Parts {
  config: Config;
  lifetime: Lifetime;
  log: Log;
  metrics: Metrics;
  database: OpenDatabase;
  store: BlobStore;
  /** The same store if this server must serve its URLs; null with Azure Blob Storage. */
  local: LocalStore | null;
  jobs: JobQueue;
  /** Readiness checks of database and storage. */
  readiness: Record<'database' | 'storage', ReadinessCheck>;
}

/**
 * Makes the data folder private, opens the database (migrated), file store, job queue and log, and registers their
 * shutdown.
 *
 * @param role role of this process in log lines
 * @throws StartError when one of them is unavailable
 */
export async function openParts(config: Config, lifetime: Lifetime, role: 'api' | 'worker'): Promise<Parts> {
  makeDataDirPrivate(config.dataDir);
  const log = createLog({ level: config.logLevel, role });
  const database = await openDatabase(config);
  lifetime.opened(database.close);
  const { store, local } = await openStore(config);
  lifetime.opened(store.close);
  const metrics = createMetrics(database, role);
  if (local) {
    metrics.measureDisk(local.disk);
    lifetime.opened(watchDisk(local.disk, log));
  }
  const jobs = createJobQueue(database.db);
  if (database.isEmbedded) await jobs.reclaimAll();
  return {
    config,
    lifetime,
    log,
    metrics,
    database,
    store,
    local,
    jobs,
    readiness: {
      database: createDatabaseCheck(database, config.dataDir),
      storage: local ? local.checkWritable : () => store.head(PROBE_KEY),
    },
  };
}
