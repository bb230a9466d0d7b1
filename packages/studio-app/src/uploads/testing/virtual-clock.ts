import { setImmediate as afterPromises } from 'node:timers/promises';

interface Timer {
  at: number;
  run: () => void;
}

/** A clock that a test advances without waiting. Promises settle between timers. */
export interface VirtualClock {
  now: () => number;
  setTimeout: (run: () => void, ms?: number) => number;
  clearTimeout: (id?: number) => void;
  /** Advances the time and runs all timers until then. */
  advance: (ms: number) => Promise<void>;
  /** Advances the time until no timer is left. @throws when that takes longer than a day */
  untilQuiet: () => Promise<void>;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** A clock at zero. */
export function createVirtualClock(): VirtualClock {
  const timers = new Map<number, Timer>();
  let now = 0;
  let issued = 0;

  async function runBefore(limit: number): Promise<boolean> {
    await afterPromises();
    let next: [number, Timer] | undefined;
    for (const entry of timers) if (!next || entry[1].at < next[1].at) next = entry;
    if (!next || next[1].at > limit) return false;
    timers.delete(next[0]);
    now = Math.max(now, next[1].at);
    next[1].run();
    return true;
  }

  return {
    now: () => now,
    setTimeout(run, ms = 0) {
      timers.set((issued += 1), { at: now + ms, run });
      return issued;
    },
    clearTimeout: (id) => void (id !== undefined && timers.delete(id)),
    async advance(ms) {
      const until = now + ms;
      while (await runBefore(until));
      now = until;
    },
    async untilQuiet() {
      const limit = now + DAY_MS;
      while (await runBefore(limit));
      if (timers.size > 0) throw new Error('Timers are left after a day.');
    },
  };
}
