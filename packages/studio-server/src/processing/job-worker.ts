import { setTimeout as sleep } from 'node:timers/promises';
import type { FailureStep, Job, JobQueue } from './job-queue.ts';

/** Communication between a handler and its worker during one attempt. */
export interface JobAttempt {
  /** Aborted when the worker stops or another worker has taken the job. */
  signal: AbortSignal;
  /** Reports progress, which resets the count of failed and interrupted attempts. */
  progressed: () => Promise<void>;
}

/** Handler for jobs of one kind. */
export interface JobHandler {
  /**
   * Does the work. May run more than once for one job. A rejection counts as a failed
   * attempt, unless the signal was aborted; then the job runs again.
   */
  run: (job: Job, attempt: JobAttempt) => Promise<void>;
  /** Records the permanent failure of a job, with its reason. */
  onFailed: FailureStep;
}

/** Outcome of an attempt: completed, failed (retried or given up), or released. */
export type JobOutcome = 'done' | 'failed' | 'given-back';

export interface WorkerOptions {
  /** Handlers by kind; jobs of other kinds are ignored. */
  handlers: Readonly<Record<string, JobHandler>>;
  /** Number of concurrent jobs, at least 1. */
  concurrency: number;
  log: { error: (details: object, message: string) => void };
  /** Called after every attempt, for metrics. */
  onEnded?: (kind: string, outcome: JobOutcome) => void;
  /** Polling interval for jobs of other processes and retries. @default 500 */
  pollMs?: number;
  /**
   * Interval for renewing leases and for finding jobs whose worker died in the last attempt. Defaults
   * to a third of the lease, 3.3 s.
   */
  renewMs?: number;
}

/** A running worker. */
export interface JobWorker {
  /** Claims no further jobs, aborts and awaits the running ones, and releases unfinished ones. */
  stop: () => Promise<void>;
}

/** Runs jobs until stopped. Jobs enqueued by this process start immediately. */
export function startWorker(queue: JobQueue, options: WorkerOptions): JobWorker {
  const { handlers, concurrency, log, onEnded, pollMs = 500, renewMs = 3300 } = options;
  const kinds = Object.keys(handlers);
  const stopping = new AbortController();
  const running = new Set<Promise<void>>();
  let wakeUp = Promise.withResolvers<void>();
  const stopListening = queue.onEnqueued(() => wakeUp.resolve());
  const onFailed: FailureStep = async (job, reason, tx) => handlers[job.kind]?.onFailed(job, reason, tx);

  async function work(job: Job) {
    const lost = new AbortController();
    const renewal = setInterval(() => {
      queue.renew(job).then(
        (isMine) => isMine || lost.abort(),
        (error: unknown) => log.error({ err: error, job }, 'Failed to renew the lease of a job'),
      );
    }, renewMs);
    const signal = AbortSignal.any([stopping.signal, lost.signal]);
    let progress: Promise<void> | undefined; // stored once per attempt, at once: a crash may follow
    const progressed = () => (progress ??= queue.progressed(job));
    try {
      await handlers[job.kind]!.run(job, { signal, progressed });
      await queue.complete(job);
      onEnded?.(job.kind, 'done');
    } catch (error) {
      onEnded?.(job.kind, signal.aborted ? 'given-back' : 'failed');
      if (signal.aborted) return await queue.release(job);
      log.error({ err: error, job }, `Attempt ${job.attempt} of a job failed`);
      await queue.retry(job, error instanceof Error ? error.message : String(error), onFailed);
    } finally {
      clearInterval(renewal);
    }
  }

  function start(job: Job) {
    const ended: Promise<void> = work(job)
      // The job stays leased and runs again when the lease expires.
      .catch((error: unknown) => log.error({ err: error, job }, 'Failed to store the outcome of a job'))
      .finally(() => running.delete(ended));
    running.add(ended);
  }

  async function loop() {
    let lookedForAbandonedAt = -Infinity;
    while (!stopping.signal.aborted) {
      try {
        wakeUp = Promise.withResolvers();
        if (performance.now() - lookedForAbandonedAt >= renewMs) {
          lookedForAbandonedAt = performance.now();
          await queue.failAbandoned(kinds, onFailed);
        }
        while (running.size < concurrency && !stopping.signal.aborted) {
          const job = await queue.claim(kinds);
          if (!job) break;
          start(job);
        }
      } catch (error) {
        log.error({ err: error }, 'Failed to read the job queue');
      }
      await nextReason();
    }
  }

  /** Waits until a job is enqueued, a slot is free or the polling interval has passed. */
  async function nextReason() {
    const timer = new AbortController();
    const signal = AbortSignal.any([timer.signal, stopping.signal]);
    const pause = sleep(pollMs, undefined, { signal }).catch(() => undefined);
    const isFull = running.size >= concurrency;
    await Promise.race(isFull ? [pause, ...running] : [pause, wakeUp.promise, ...running]);
    timer.abort();
  }

  const ended = loop();
  return {
    stop: async () => {
      stopListening();
      stopping.abort();
      await ended;
      await Promise.all(running);
    },
  };
}
