import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { OpenDatabase } from '../database/open-database.ts';
import { jobs } from '../database/schema/index.ts';
import { openTestDatabase } from '../database/testing/open-test-database.ts';
import { createJobQueue, type JobQueue } from './job-queue.ts';
import { type JobHandler, type JobWorker, startWorker } from './job-worker.ts';

let database: OpenDatabase;
let queue: JobQueue;
let worker: JobWorker | undefined;
let ran: unknown[];
let failed: string[];
let ended: string[];
const log = { error: vi.fn<(details: object, message: string) => void>() };

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database?.close());
beforeEach(() => {
  queue = createJobQueue(database.db);
  ran = [];
  failed = [];
  ended = [];
  log.error.mockClear();
});
afterEach(async () => {
  await worker?.stop();
  await database.db.delete(jobs);
});

function start(run: JobHandler['run'], { concurrency = 1, pollMs = 50 } = {}) {
  const onFailed: JobHandler['onFailed'] = async (_job, reason) => void failed.push(reason);
  const onEnded = (_kind: string, outcome: string) => void ended.push(outcome);
  worker = startWorker(queue, {
    handlers: { work: { run, onFailed } },
    concurrency,
    log,
    onEnded,
    pollMs,
    renewMs: 100,
  });
  return worker;
}
const stored = () => database.db.select().from(jobs);
/** Starts a worker with these options and waits until it has found no job. */
async function startIdle(options: Parameters<typeof start>[1] = {}) {
  const claim = vi.spyOn(queue, 'claim');
  start(async (job) => void ran.push(job.payload), options);
  await vi.waitFor(() => expect(claim).toHaveResolvedWith(null));
}
/** Makes every retry due until the check passes. */
const retryUntil = (check: () => Promise<void>) =>
  vi.waitFor(async () => {
    await database.db.update(jobs).set({ runAfter: sql`now()` });
    await check();
  });

describe('startWorker', () => {
  it('runs and removes jobs enqueued before it started', async () => {
    await queue.enqueue('work', 'early');
    start(async (job) => void ran.push(job.payload));
    await vi.waitFor(async () => expect(await stored()).toEqual([]));
    expect(ran).toEqual(['early']);
  });

  it('starts jobs of its own process immediately, without polling', async () => {
    await startIdle({ pollMs: 60_000 });
    await queue.enqueue('work', 'now');
    await vi.waitFor(() => expect(ran).toEqual(['now']));
  });

  it('finds jobs of other processes by polling', async () => {
    await startIdle();
    await createJobQueue(database.db).enqueue('work', 'elsewhere');
    await vi.waitFor(() => expect(ran).toEqual(['elsewhere']));
  });

  it('runs as many jobs concurrently as configured', async () => {
    let now = 0;
    let most = 0;
    const full = Promise.withResolvers<void>();
    for (let index = 0; index < 6; index += 1) await queue.enqueue('work', index);
    start(
      async (_job, { signal }) => {
        most = Math.max(most, (now += 1));
        if (now === 2) full.resolve();
        await Promise.race([full.promise, once(signal, 'abort')]);
        // Long enough for the worker to start a third job.
        for (let turn = 0; turn < 5; turn += 1) await stored();
        now -= 1;
      },
      { concurrency: 2, pollMs: 60_000 },
    );
    await vi.waitFor(async () => expect(await stored()).toEqual([]));
    expect(most).toBe(2);
  });

  it('renews the lease of a long-running job', async () => {
    await queue.enqueue('work', 'long');
    const end = Promise.withResolvers<void>();
    start(async (job, { signal }) => {
      ran.push(job.attempt);
      await Promise.race([end.promise, once(signal, 'abort')]);
    });
    await vi.waitFor(() => expect(ran).toEqual([1]));
    const over = new Date(Date.now() - 1000);
    await database.db.update(jobs).set({ lockedUntil: over });
    await vi.waitFor(async () => expect((await stored())[0]?.lockedUntil).not.toEqual(over));
    expect(await createJobQueue(database.db).claim(['work'])).toBeNull();
    end.resolve();
    await vi.waitFor(async () => expect(await stored()).toEqual([]));
    expect(ran).toEqual([1]);
  });

  it('retries a failing job until its last attempt, then records the failure', async () => {
    await queue.enqueue('work', 'bad', { maxAttempts: 2 });
    start(async (job) => {
      ran.push(job.attempt);
      throw new Error('unreadable');
    });
    await retryUntil(async () => expect((await stored())[0]?.state).toBe('failed'));
    expect([ran, failed]).toEqual([[1, 2], ['unreadable']]);
    expect(log.error).toHaveBeenCalledTimes(2);
  });

  it('keeps retrying a job that makes progress', async () => {
    await queue.enqueue('work', 'long way');
    start(async (job, { progressed }) => {
      ran.push(job.attempt);
      if (job.attempt === 5) return;
      await progressed();
      await progressed();
      throw new Error('cut off');
    });
    await retryUntil(async () => expect(await stored()).toEqual([]));
    expect([ran, failed]).toEqual([[1, 2, 3, 4, 5], []]);
    expect(ended).toEqual(['failed', 'failed', 'failed', 'failed', 'done']);
  });

  it('aborts the handler when another worker has taken its job', async () => {
    await queue.enqueue('work', 'contested');
    let reason: string | undefined;
    start(async (_job, { signal }) => {
      ran.push('begun');
      await sleep(60_000, undefined, { signal }).catch((error: Error) => {
        reason = error.name;
        throw error;
      });
    });
    await vi.waitFor(() => expect(ran).toEqual(['begun']));
    await database.db.update(jobs).set({ lockedBy: 'somebody else', lockedUntil: sql`now() + interval '1 hour'` });
    await vi.waitFor(() => expect(reason).toBe('AbortError'));
    expect(await stored()).toMatchObject([{ lockedBy: 'somebody else', state: 'running' }]);
  });

  it('releases unfinished jobs when it stops', async () => {
    await queue.enqueue('work', 'slow');
    const stopped = start(async (_job, { signal }) => {
      ran.push('begun');
      await sleep(60_000, undefined, { signal });
    });
    await vi.waitFor(() => expect(ran).toEqual(['begun']));
    await stopped.stop();
    expect(await stored()).toMatchObject([{ state: 'queued', attempts: 0, lockedBy: null }]);
    expect(log.error).not.toHaveBeenCalled();
    expect(ended).toEqual(['given-back']);
  });
});
