import { setTimeout as rest } from 'node:timers/promises';

/** Runs work when it is its turn. */
export type Pacer = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * Creates a queue that runs one work at a time and rests after each for as long as it took. So all of it together takes at
 * most half of the time of the process, however much is waiting.
 */
export function createPacer(
  now: () => number = () => performance.now(),
  sleep: (ms: number) => Promise<void> = (ms) => rest(ms),
): Pacer {
  let last: Promise<unknown> = Promise.resolve();
  return async (work) => {
    const before = last;
    const { promise, resolve: end } = Promise.withResolvers<void>();
    last = promise;
    await before;
    const startedAt = now();
    try {
      return await work();
    } finally {
      void sleep(now() - startedAt).then(end);
    }
  };
}
