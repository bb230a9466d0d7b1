import { setImmediate as afterPromises } from 'node:timers/promises';

interface Timer {
  at: number;
  run: () => void;
}

/** Time that passes only when told to, and takes none: promises settle in between. */
export interface VirtualClock {
  now: () => number;
  setTimeout: (run: () => void, ms?: number) => number;
  clearTimeout: (id?: number) => void;
  /** Lets time pass, with everything that happens meanwhile. */
  advance: (ms: number) => Promise<void>;
  /** Lets time pass until nothing is left to happen. @throws when that takes longer than a day */
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
      if (timers.size > 0) throw new Error('It never became quiet.');
    },
  };
}
