import { sql } from 'drizzle-orm';
import type { Config } from '../config.ts';
import { type OpenDatabase, openDatabase } from '../database/open-database.ts';
import type { ReadinessCheck } from '../http/health.ts';
import { createLog, type Log } from '../observability/create-log.ts';
import { createMetrics, type Metrics } from '../observability/create-metrics.ts';
import { createJobQueue, type JobQueue } from '../processing/job-queue.ts';
import type { BlobStore } from '../storage/blob-store.ts';
import type { LocalStore } from '../storage/local-store.ts';
import { openStore } from '../storage/open-store.ts';
import type { Lifetime } from './run-process.ts';

/** A key no file has; asking for it shows whether the store answers. */
export const PROBE_KEY = 'probe/nothing';

/** What every process of the studio stands on, whether it answers requests or works on jobs. */
export interface Parts {
  config: Config;
  lifetime: Lifetime;
  log: Log;
  metrics: Metrics;
  database: OpenDatabase;
  store: BlobStore;
  /** The same store when its addresses are answered here; null with Azure Blob Storage. */
  local: LocalStore | null;
  jobs: JobQueue;
  /** Database and storage: what a process cannot work without. */
  readiness: Record<'database' | 'storage', ReadinessCheck>;
}

/**
 * Opens database (migrated), file store, job queue and log, and registers with
 * the lifetime how they are closed.
 *
 * @param role what this process does, for its log lines
 * @throws StartError when one of them cannot be used
 */
export async function openParts(config: Config, lifetime: Lifetime, role: 'api' | 'worker'): Promise<Parts> {
  const log = createLog({ level: config.logLevel, role });
  const database = await openDatabase(config);
  lifetime.opened(database.close);
  const { store, local } = await openStore(config);
  lifetime.opened(store.close);
  const jobs = createJobQueue(database.db);
  if (database.isEmbedded) await jobs.reclaimAll();
  return {
    config,
    lifetime,
    log,
    metrics: createMetrics(database, role),
    database,
    store,
    local,
    jobs,
    readiness: {
      database: () => database.db.execute(sql`select 1`),
      storage: () => store.head(PROBE_KEY),
    },
  };
}
