import { randomUUID } from 'node:crypto';
import { and, eq, inArray, or, sql } from 'drizzle-orm';
import type { Database } from '../database/open-database.ts';
import { jobs } from '../database/schema/index.ts';
import { type Queryable, type Transaction, transaction } from '../database/transaction.ts';

/** Time after which the job of an unresponsive worker is taken over. */
const LEASE_SECONDS = 10;
const MAX_ATTEMPTS = 3;
/**
 * Number of interrupted attempts that do not count as failures. The limit stops a job that
 * crashes its process.
 */
const CUT_OFFS_FREE_UNTIL = 30;
/** Additional attempts after one that made progress. */
const ATTEMPTS_AFTER_PROGRESS = MAX_ATTEMPTS - 1;
/** Delay before the second attempt; doubles with each further one. */
const RETRY_DELAY_MS = 1000;

/** A job, as passed to its handler. */
export interface Job {
  id: string;
  kind: string;
  /** Enqueued JSON payload. */
  payload: unknown;
  /** 1 for the first attempt. */
  attempt: number;
}

export interface EnqueueOptions {
  /** Deduplication key: no second job of the kind with this key is created while one is queued or running. */
  dedupe?: string;
  /** Number of attempts that may fail without progress. @default 3 */
  maxAttempts?: number;
}

/**
 * A job queue in the database. Jobs enqueued in a transaction exist exactly when it
 * commits, and survive crashes.
 *
 * A job runs at least once: after a crash it runs again once its lease of 10
 * seconds has expired, so handlers must be idempotent.
 */
export interface JobQueue {
  /** Enqueues a job; pass `tx` to enqueue it in a transaction. @returns false when a job with the same key exists */
  enqueue: (kind: string, payload: unknown, options?: EnqueueOptions, tx?: Queryable) => Promise<boolean>;
  /** Claims the job that has been due longest, including jobs of dead workers, which costs no attempt. Returns null when there is none. */
  claim: (kinds: readonly string[]) => Promise<Job | null>;
  /** Renews the lease of a job. Returns false when another worker has taken it. */
  renew: (job: Job) => Promise<boolean>;
  /** Reports progress: allows two more attempts, regardless of how many there were. */
  progressed: (job: Job) => Promise<void>;
  /** Completes and removes the job. */
  complete: (job: Job) => Promise<void>;
  /** Records a failed attempt: schedules a retry, or fails the job after its last attempt. */
  retry: (job: Job, reason: string, onFailed: FailureStep) => Promise<void>;
  /** Releases a job for immediate pickup; the attempt does not count. */
  release: (job: Job) => Promise<void>;
  /** Fails jobs whose worker died during the last attempt. @returns how many */
  failAbandoned: (kinds: readonly string[], onFailed: FailureStep) => Promise<number>;
  /** Expires all leases. Only for a process with exclusive database access. */
  reclaimAll: () => Promise<void>;
  /** Subscribes to jobs enqueued by this process. @returns unsubscribes */
  onEnqueued: (listener: () => void) => () => void;
}

/** Runs in the transaction that marks a job as failed. */
export type FailureStep = (job: Job, reason: string, tx: Transaction) => Promise<void>;

export function createJobQueue(db: Database): JobQueue {
  const owner = randomUUID();
  const listeners = new Set<() => void>();
  const leaseEnd = sql`now() + make_interval(secs => ${LEASE_SECONDS}::double precision)`;
  const isMine = (job: Job) =>
    and(eq(jobs.id, job.id), eq(jobs.state, 'running'), eq(jobs.lockedBy, owner), eq(jobs.attempts, job.attempt));

  const fail = async (job: Job, reason: string, onFailed: FailureStep, tx: Transaction) => {
    await tx
      .update(jobs)
      .set({ state: 'failed', error: reason, lockedBy: null, lockedUntil: null })
      .where(eq(jobs.id, job.id));
    await onFailed(job, reason, tx);
  };

  return {
    async enqueue(kind, payload, { dedupe, maxAttempts = MAX_ATTEMPTS } = {}, tx = db) {
      const rows = await tx
        .insert(jobs)
        .values({ kind, payload, dedupe, maxAttempts })
        .onConflictDoNothing()
        .returning({ id: jobs.id });
      for (const listener of listeners) listener();
      return rows.length > 0;
    },

    async claim(kinds) {
      const due = db
        .select({ id: jobs.id })
        .from(jobs)
        .where(
          and(
            inArray(jobs.kind, [...kinds]),
            sql`${jobs.attempts} < ${jobs.maxAttempts}`,
            or(
              and(eq(jobs.state, 'queued'), sql`${jobs.runAfter} <= now()`),
              and(eq(jobs.state, 'running'), sql`${jobs.lockedUntil} < now()`),
            ),
          ),
        )
        .orderBy(jobs.runAfter, jobs.id)
        .limit(1)
        .for('update', { skipLocked: true });
      const [row] = await db
        .update(jobs)
        .set({
          state: 'running',
          attempts: sql`${jobs.attempts} + 1`,
          maxAttempts: sql`${jobs.maxAttempts} + (${jobs.state} = 'running' and ${jobs.attempts} < ${CUT_OFFS_FREE_UNTIL})::integer`,
          lockedBy: owner,
          lockedUntil: leaseEnd,
        })
        .where(eq(jobs.id, sql`(${due})`))
        .returning();
      return row ? toJob(row) : null;
    },

    async renew(job) {
      const rows = await db.update(jobs).set({ lockedUntil: leaseEnd }).where(isMine(job)).returning({ id: jobs.id });
      return rows.length > 0;
    },

    async progressed(job) {
      await db
        .update(jobs)
        .set({
          maxAttempts: sql`greatest(${jobs.maxAttempts}, ${jobs.attempts} + ${ATTEMPTS_AFTER_PROGRESS}::integer)`,
        })
        .where(isMine(job));
    },

    async complete(job) {
      await db.delete(jobs).where(isMine(job));
    },

    async retry(job, reason, onFailed) {
      const delaySeconds = (RETRY_DELAY_MS * 2 ** Math.min(job.attempt - 1, MAX_ATTEMPTS)) / 1000;
      await transaction(db, async (tx) => {
        const [mine] = await tx.select().from(jobs).where(isMine(job)).for('update');
        if (!mine) return;
        if (mine.attempts >= mine.maxAttempts) return fail(job, reason, onFailed, tx);
        await tx
          .update(jobs)
          .set({
            state: 'queued',
            error: reason,
            lockedBy: null,
            lockedUntil: null,
            runAfter: sql`now() + make_interval(secs => ${delaySeconds}::double precision)`,
          })
          .where(eq(jobs.id, job.id));
      });
    },

    async release(job) {
      await db
        .update(jobs)
        .set({ state: 'queued', attempts: job.attempt - 1, lockedBy: null, lockedUntil: null, runAfter: sql`now()` })
        .where(isMine(job));
    },

    async failAbandoned(kinds, onFailed) {
      return transaction(db, async (tx) => {
        const rows = await tx
          .select()
          .from(jobs)
          .where(
            and(
              inArray(jobs.kind, [...kinds]),
              eq(jobs.state, 'running'),
              sql`${jobs.lockedUntil} < now()`,
              sql`${jobs.attempts} >= ${jobs.maxAttempts}`,
            ),
          )
          .for('update', { skipLocked: true });
        for (const row of rows) {
          await fail(toJob(row), 'The process stopped during the last attempt.', onFailed, tx);
        }
        return rows.length;
      });
    },

    async reclaimAll() {
      await db
        .update(jobs)
        .set({ lockedUntil: sql`now() - interval '1 second'` })
        .where(eq(jobs.state, 'running'));
    },

    onEnqueued(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function toJob({ id, kind, payload, attempts }: typeof jobs.$inferSelect): Job {
  return { id, kind, payload, attempt: attempts };
}
