const MINUTE_MS = 60_000;

/** Time without attempts after which earlier failures no longer count. */
export const THROTTLE_WINDOW_MS = 15 * MINUTE_MS;

/** Pauses after the allowed attempts, one per further failure; the last one repeats, so nobody is locked out for good. */
const PAUSES_MS = [1, 2, 5, 15].map((minutes) => minutes * MINUTE_MS);

/** Failed attempts of one account or address. */
export interface Attempts {
  count: number;
  lastAt: Date;
  blockedUntil: Date | null;
}

/**
 * Counts an attempt before it is checked, so that simultaneous guesses count too.
 *
 * @param before failures so far, if any
 * @param max failures that are allowed before the first pause
 * @returns the new count, or how long to wait, in milliseconds, when the attempt must not be checked
 */
export function countAttempt(
  before: Attempts | undefined,
  now: Date,
  max: number,
): { attempts: Attempts; waitMs: null } | { attempts: null; waitMs: number } {
  const waitMs = (before?.blockedUntil?.getTime() ?? 0) - now.getTime();
  if (waitMs > 0) return { attempts: null, waitMs };
  const quietSinceMs = Math.max(before?.lastAt.getTime() ?? 0, before?.blockedUntil?.getTime() ?? 0);
  const isOver = now.getTime() - quietSinceMs > THROTTLE_WINDOW_MS;
  const count = before && !isOver ? before.count + 1 : 1;
  const pauseMs = count < max ? null : PAUSES_MS[Math.min(count - max, PAUSES_MS.length - 1)]!;
  return {
    attempts: { count, lastAt: now, blockedUntil: pauseMs === null ? null : new Date(now.getTime() + pauseMs) },
    waitMs: null,
  };
}
