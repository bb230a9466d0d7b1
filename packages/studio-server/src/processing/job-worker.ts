import { setTimeout as sleep } from 'node:timers/promises';
import type { FailureStep, Job, JobQueue } from './job-queue.ts';

/** What a handler and its worker tell each other during one attempt. */
export interface JobAttempt {
  /** Aborted when the worker is stopping or the job was lost to another one. */
  signal: AbortSignal;
  /** Says that the job got further: attempts that fail or are cut off count anew. */
  progressed: () => Promise<void>;
}

/** What to do with jobs of one kind. */
export interface JobHandler {
  /**
   * Does the work; may run more than once for one job. Rejecting counts as a
   * failed attempt, unless the signal was aborted: then somebody takes it again.
   */
  run: (job: Job, attempt: JobAttempt) => Promise<void>;
  /** Writes down that the job failed for good, with the reason. */
  onFailed: FailureStep;
}

/** How an attempt ended: the job is gone, tried again or given up, or back in the queue unharmed. */
export type JobOutcome = 'done' | 'failed' | 'given-back';

export interface WorkerOptions {
  /** By kind; jobs of other kinds are left alone. */
  handlers: Readonly<Record<string, JobHandler>>;
  /** Jobs worked on at a time, at least 1. */
  concurrency: number;
  log: { error: (details: object, message: string) => void };
  /** Told of every attempt that ended, for measuring. */
  onEnded?: (kind: string, outcome: JobOutcome) => void;
  /** How often to look for jobs of other processes and retries; 0.5 s unless told. */
  pollMs?: number;
  /**
   * How often a running job says it is alive, and how often jobs are looked for whose last worker
   * is gone; a third of the lease, 3.3 s unless told.
   */
  renewMs?: number;
}

/** A running worker. */
export interface JobWorker {
  /** Takes no further job, tells the running ones to stop, waits for them and gives unfinished ones back. */
  stop: () => Promise<void>;
}

/** Works on the queue until stopped; a job enqueued by this process starts at once. */
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
        (error: unknown) => log.error({ err: error, job }, 'A job could not be renewed'),
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
      // The job stays leased and is taken again when the lease is over.
      .catch((error: unknown) => log.error({ err: error, job }, 'The end of a job could not be stored'))
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
        log.error({ err: error }, 'The job queue could not be read');
      }
      await nextReason();
    }
  }

  /** Until something was enqueued, a place is free or it is time to look again. */
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
