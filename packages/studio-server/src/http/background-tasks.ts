/** Work that runs after its request was answered. */
export interface BackgroundTasks {
  /** Queues work and starts it soon. A failure is logged with `name`, nothing else. */
  add: (name: string, work: () => Promise<void>) => void;
  /** Resolves when no work is queued or running. */
  settled: () => Promise<void>;
  /** Waits for queued and running work, but no longer than two seconds. */
  close: () => Promise<void>;
}

interface Log {
  error: (details: object, message: string) => void;
}

/** Bounds the load on the store when many records are deleted at once. */
const TASKS_AT_ONCE = 4;
const CLOSE_WAIT_MS = 2000;

/**
 * Runs work in this process, a few tasks at a time and in order.
 *
 * A crash loses queued work, so it is only for work that a later sweep repeats,
 * such as deleting files. Other work belongs in the job queue.
 */
export function createBackgroundTasks(log: Log, { closeWaitMs = CLOSE_WAIT_MS } = {}): BackgroundTasks {
  const waiting: (() => Promise<void>)[] = [];
  const running = new Set<Promise<void>>();

  async function lane(): Promise<void> {
    for (let task = waiting.shift(); task; task = waiting.shift()) await task();
  }

  async function settled(): Promise<void> {
    while (running.size > 0) await Promise.all(running);
  }

  return {
    add(name, work) {
      waiting.push(() => work().catch((error: unknown) => log.error({ err: error }, name)));
      if (running.size >= TASKS_AT_ONCE) return;
      const ended: Promise<void> = lane().finally(() => running.delete(ended));
      running.add(ended);
    },
    settled,
    async close() {
      const limit = Promise.withResolvers<void>();
      const timer = setTimeout(limit.resolve, closeWaitMs);
      await Promise.race([settled(), limit.promise]);
      clearTimeout(timer);
    },
  };
}
