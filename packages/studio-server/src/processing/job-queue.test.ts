import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../database/open-database.ts';
import { jobs } from '../database/schema/index.ts';
import { openTestDatabase } from '../database/testing/open-test-database.ts';
import { transaction } from '../database/transaction.ts';
import { createJobQueue, type JobQueue } from './job-queue.ts';

let database: OpenDatabase;
let queue: JobQueue;
/** Queue of another process on the same database. */
let other: JobQueue;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database?.close());
beforeEach(() => {
  queue = createJobQueue(database.db);
  other = createJobQueue(database.db);
});
afterEach(() => database.db.delete(jobs));

const endLeases = () => database.db.update(jobs).set({ lockedUntil: sql`now() - interval '1 ms'` });
const makeDue = () => database.db.update(jobs).set({ runAfter: sql`now()` });
const stored = async () => (await database.db.select().from(jobs))[0];
const failures: string[] = [];
const noteFailure = async (job: { attempt: number }, reason: string) => void failures.push(`${job.attempt}: ${reason}`);
afterEach(() => void failures.splice(0));

describe('enqueue', () => {
  it('creates a job that is claimed once, with its payload', async () => {
    expect(await queue.enqueue('process', { projectId: 'a' })).toBe(true);
    expect(await queue.claim(['process'])).toMatchObject({ kind: 'process', payload: { projectId: 'a' }, attempt: 1 });
    expect(await queue.claim(['process'])).toBeNull();
  });

  it('creates no second job with the same key while the first is queued or running', async () => {
    expect(await queue.enqueue('process', {}, { dedupe: 'a' })).toBe(true);
    expect(await queue.enqueue('process', {}, { dedupe: 'a' })).toBe(false);
    const job = await queue.claim(['process']);
    expect(await queue.enqueue('process', {}, { dedupe: 'a' })).toBe(false);
    expect(await queue.enqueue('process', {}, { dedupe: 'b' })).toBe(true);
    await queue.complete(job!);
    expect(await queue.enqueue('process', {}, { dedupe: 'a' })).toBe(true);
  });

  it('creates no job when the transaction is rolled back', async () => {
    const attempt = transaction(database.db, async (tx) => {
      await queue.enqueue('process', {}, {}, tx);
      throw new Error('refused');
    });
    await expect(attempt).rejects.toThrow('refused');
    expect(await stored()).toBeUndefined();
  });
});

describe('claim', () => {
  it('takes jobs of the given kinds in the order they were enqueued', async () => {
    await queue.enqueue('other', 0);
    await queue.enqueue('process', 1);
    await database.db.update(jobs).set({ runAfter: sql`now() - interval '1 minute'` });
    await queue.enqueue('process', 2);
    const taken = [await queue.claim(['process']), await queue.claim(['process']), await queue.claim(['process'])];
    expect(taken.map((job) => job?.payload)).toEqual([1, 2, undefined]);
  });

  it('gives a job to only one of many concurrent callers', async () => {
    await queue.enqueue('process', {});
    const taken = await Promise.all(Array.from({ length: 8 }, () => createJobQueue(database.db).claim(['process'])));
    expect(taken.filter(Boolean)).toHaveLength(1);
  });

  it('takes over a job as its next attempt when the lease has expired; the first worker has lost it', async () => {
    await queue.enqueue('process', {});
    const first = await queue.claim(['process']);
    expect(await other.claim(['process'])).toBeNull();
    await endLeases();
    expect(await other.claim(['process'])).toMatchObject({ id: first!.id, attempt: 2 });
    expect(await queue.renew(first!)).toBe(false);
    await queue.complete(first!);
    expect(await stored()).toMatchObject({ state: 'running', attempts: 2 });
  });

  it('retries an interrupted job a limited number of times; failures still count', async () => {
    await queue.enqueue('process', {});
    const cutOff = async () => {
      await endLeases();
      return queue.claim(['process']);
    };
    let job = await queue.claim(['process']);
    for (let attempt = 2; attempt <= 10; attempt += 1) job = await cutOff();
    expect(job?.attempt).toBe(10);
    await queue.retry(job!, 'disk full', noteFailure);
    await makeDue();
    for (job = await queue.claim(['process']); job !== null; job = await cutOff()) expect(job.attempt).toBeLessThan(40);
    expect(await queue.failAbandoned(['process'], noteFailure)).toBe(1);
    expect(failures).toEqual([expect.stringMatching(/^3\d: The process stopped during the last attempt/)]);
  });

  it('does not take a job with a renewed lease', async () => {
    await queue.enqueue('process', {});
    const job = await queue.claim(['process']);
    await endLeases();
    expect(await queue.renew(job!)).toBe(true);
    expect(await other.claim(['process'])).toBeNull();
  });

  it('takes over immediately after reclaimAll, for a process with exclusive database access', async () => {
    await queue.enqueue('process', {});
    await queue.claim(['process']);
    await other.reclaimAll();
    expect(await other.claim(['process'])).toMatchObject({ attempt: 2 });
  });
});

describe('a failed attempt', () => {
  it('is retried later and keeps its reason', async () => {
    await queue.enqueue('process', {});
    await queue.retry((await queue.claim(['process']))!, 'disk full', noteFailure);
    expect(await queue.claim(['process'])).toBeNull();
    expect(await stored()).toMatchObject({ state: 'queued', error: 'disk full', attempts: 1 });
    await makeDue();
    expect(await queue.claim(['process'])).toMatchObject({ attempt: 2 });
    expect(failures).toEqual([]);
  });

  it('fails the job permanently after the last attempt', async () => {
    await queue.enqueue('process', {}, { maxAttempts: 1 });
    const job = await queue.claim(['process']);
    await queue.retry(job!, 'unreadable', noteFailure);
    await queue.retry(job!, 'unreadable', noteFailure);
    expect(failures).toEqual(['1: unreadable']);
    expect(await stored()).toMatchObject({ state: 'failed', error: 'unreadable' });
    await makeDue();
    expect(await queue.claim(['process'])).toBeNull();
  });

  it('does not fail the job when the failure step is not stored', async () => {
    await queue.enqueue('process', {}, { maxAttempts: 1 });
    const job = await queue.claim(['process']);
    const failing = queue.retry(job!, 'unreadable', () => Promise.reject(new Error('no')));
    await expect(failing).rejects.toThrow('no');
    expect(await stored()).toMatchObject({ state: 'running' });
  });

  it('fails the job when the worker of the last attempt died', async () => {
    await queue.enqueue('process', {}, { maxAttempts: 1 });
    await queue.claim(['process']);
    expect(await other.failAbandoned(['process'], noteFailure)).toBe(0);
    await endLeases();
    expect(await other.claim(['process'])).toBeNull();
    expect(await other.failAbandoned(['process'], noteFailure)).toBe(1);
    expect(failures).toEqual(['1: The process stopped during the last attempt.']);
  });
});

it('a released job is available immediately and keeps its attempts', async () => {
  await queue.enqueue('process', {});
  const job = await queue.claim(['process']);
  await queue.release(job!);
  expect(await other.claim(['process'])).toMatchObject({ id: job!.id, attempt: 1 });
  await database.db.delete(jobs).where(eq(jobs.id, job!.id));
});
