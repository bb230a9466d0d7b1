import { PRODUCT_VERSION } from '@inspection-studio/domain/messages';
import { sql } from 'drizzle-orm';
import { collectDefaultMetrics, Counter, Gauge, Registry } from 'prom-client';
import type { OpenDatabase } from '../database/open-database.ts';
import { createRequestMetrics, type RequestMetrics } from './request-metrics.ts';

/** Metrics of this process in the Prometheus text format. */
export interface Metrics {
  requests: RequestMetrics;
  /** Counts a finished attempt of a job. */
  jobEnded: (kind: string, outcome: 'done' | 'failed' | 'given-back') => void;
  /** Counts a malware scan. */
  scanned: (verdict: 'clean' | 'infected' | 'unscanned') => void;
  /** Adds the share of a disk that is used, 0 to 1. */
  measureDisk: (disk: { usedShare: () => Promise<number> }) => void;
  /** Returns the current metrics as `text/plain`. Queries the database; omits its metrics while it is unavailable. */
  read: () => Promise<{ contentType: string; text: string }>;
}

/** Cached, because summing all files is slow in a large database. */
const STORED_BYTES_MAX_AGE_MS = 300_000;

const JOB_STATES = ['queued', 'running', 'failed'] as const;

interface JobRow extends Record<string, unknown> {
  state: (typeof JOB_STATES)[number];
  count: number;
  /** Seconds since the oldest job was due. */
  oldest: number;
}

function measurePool(registry: Registry, { pool }: Pick<OpenDatabase, 'pool'>): void {
  new Gauge({
    name: 'studio_database_connections',
    help: 'Pool connections by state, and queries waiting for one',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      this.set({ state: 'busy' }, pool.totalCount - pool.idleCount);
      this.set({ state: 'idle' }, pool.idleCount);
      this.set({ state: 'waiting' }, pool.waitingCount);
    },
  });
}

/** These are the same for all processes on one database: aggregate with max, not sum. */
function measureJobs(registry: Registry, { db }: Pick<OpenDatabase, 'db'>): void {
  const age = new Gauge({
    name: 'studio_jobs_oldest_due_seconds',
    help: 'Seconds since the oldest queued job was due',
    registers: [registry],
  });
  new Gauge({
    name: 'studio_jobs',
    help: 'Jobs by state; finished ones are gone',
    labelNames: ['state'],
    registers: [registry],
    async collect() {
      this.reset();
      age.reset();
      const { rows } = await db.execute<JobRow>(sql`
        select state, count(*)::int as count,
          coalesce(extract(epoch from now() - min(run_after)), 0)::double precision as oldest
        from jobs group by state`);
      const rowOf = (state: string) => rows.find((row) => row.state === state);
      for (const state of JOB_STATES) this.set({ state }, rowOf(state)?.count ?? 0);
      age.set(Math.max(0, rowOf('queued')?.oldest ?? 0));
    },
  });
}

function measureStoredBytes(registry: Registry, { db }: Pick<OpenDatabase, 'db'>): void {
  let readAt = Number.NEGATIVE_INFINITY;
  new Gauge({
    name: 'studio_stored_bytes',
    help: 'Bytes of all uploaded inspection files, updated every five minutes',
    registers: [registry],
    async collect() {
      if (performance.now() - readAt < STORED_BYTES_MAX_AGE_MS) return;
      const { rows } = await db.execute<{ bytes: string }>(
        sql`select coalesce(sum(size_bytes), 0) as bytes from project_files where uploaded_at is not null`,
      );
      this.set(Number(rows[0]?.bytes));
      readAt = performance.now();
    },
  });
}

function measureFileChecks(registry: Registry, { db }: Pick<OpenDatabase, 'db'>): void {
  const age = new Gauge({
    name: 'studio_file_check_age_seconds',
    help: 'Seconds since the last check of all stored files began',
    registers: [registry],
  });
  new Gauge({
    name: 'studio_damaged_files',
    help: 'Stored files that differ from their record',
    registers: [registry],
    async collect() {
      const { rows } = await db.execute<{ damaged: number; age: number | null }>(sql`
        select (select count(*)::int from damaged_files) as damaged,
          (select extract(epoch from now() - begun)::double precision from file_checks) as age`);
      this.set(rows[0]!.damaged);
      age.reset();
      if (rows[0]!.age !== null) age.set(rows[0]!.age);
    },
  });
}

/** Creates the metrics of this process, its requests and jobs, and of the queue and the stored files. */
export function createMetrics(database: Pick<OpenDatabase, 'db' | 'pool'>, role: string): Metrics {
  const own = new Registry();
  collectDefaultMetrics({ register: own, prefix: 'studio_' });
  new Gauge({ name: 'studio_info', help: 'Version and role', labelNames: ['version', 'role'], registers: [own] }).set(
    { version: PRODUCT_VERSION, role },
    1,
  );
  const jobsEnded = new Counter({
    name: 'studio_job_attempts_total',
    help: 'Job attempts of this process by kind and outcome',
    labelNames: ['kind', 'outcome'],
    registers: [own],
  });
  const scans = new Counter({
    name: 'studio_malware_scans_total',
    help: 'Malware scans of this process by verdict',
    labelNames: ['verdict'],
    registers: [own],
  });
  measurePool(own, database);
  const ofDatabase = new Registry();
  measureJobs(ofDatabase, database);
  measureStoredBytes(ofDatabase, database);
  measureFileChecks(ofDatabase, database);
  return {
    requests: createRequestMetrics(own),
    jobEnded: (kind, outcome) => jobsEnded.inc({ kind, outcome }),
    scanned: (verdict) => scans.inc({ verdict }),
    measureDisk: ({ usedShare }) => {
      new Gauge({
        name: 'studio_disk_used_ratio',
        help: 'Used share of the disk of the data folder, 0 to 1',
        registers: [own],
        async collect() {
          this.set(await usedShare());
        },
      });
    },
    read: async () => ({
      contentType: own.contentType,
      text: (await own.metrics()) + (await ofDatabase.metrics().catch(() => '')),
    }),
  };
}
