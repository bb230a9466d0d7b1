import { StudioHttpError } from './studio-http-error.ts';

/**
 * Ends the time limit of a call. Call it right before a commit: from then on, the caller gets
 * the response regardless of the time.
 *
 * @throws StudioHttpError 503 after the time limit. The caller already got 503, so nothing may be stored.
 */
export type LiftLimit = () => void;

/**
 * Runs `work` for at most `limitMs`, unless it lifts the limit before.
 *
 * @throws StudioHttpError 503 when the time is over; `work` continues until it lifts the limit
 */
export async function withinTime<T>(limitMs: number, work: (liftLimit: LiftLimit) => Promise<T>): Promise<T> {
  const refusal = new StudioHttpError(503);
  const late = Promise.withResolvers<never>();
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    late.reject(refusal);
  }, limitMs);
  const liftLimit = () => {
    if (isLate) throw refusal;
    clearTimeout(timer);
  };
  try {
    return await Promise.race([work(liftLimit), late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
