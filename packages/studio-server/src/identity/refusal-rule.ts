/** Time after the first refusal when the counting starts again, in milliseconds. */
export const REFUSAL_WINDOW_MS = 3_600_000;

/** Refused sign-ins of one person. */
export interface Refusals {
  count: number;
  /** Time of the first one. */
  since: Date;
}

/** Whether a count is 1, 10, 100 and so on. */
const isPowerOfTen = (count: number): boolean => /^10*$/.test(String(count));

/**
 * Counts a refused sign-in, and decides whether the audit log reports it: the first one of an hour, the tenth, the
 * hundredth and so on, with the count. So guessing can't flood the log.
 *
 * @param before the refusals so far, if any
 */
export function countRefusal(before: Refusals | undefined, now: Date): { refusals: Refusals; isReported: boolean } {
  const isOver = !before || now.getTime() - before.since.getTime() >= REFUSAL_WINDOW_MS;
  const refusals = isOver ? { count: 1, since: now } : { count: before.count + 1, since: before.since };
  return { refusals, isReported: isPowerOfTen(refusals.count) };
}
