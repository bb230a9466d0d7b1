import { StudioHttpError } from './studio-http-error.ts';

/**
 * Runs `work` for at most `limitMs`; then its signal is aborted, and the caller
 * is told 503. What goes on all the same must ask the signal before it stores
 * anything.
 *
 * @throws StudioHttpError 503 when the time is over
 */
export async function withinTime<T>(limitMs: number, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController();
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    const refusal = new StudioHttpError(503);
    controller.abort(refusal);
    late.reject(refusal);
  }, limitMs);
  try {
    return await Promise.race([work(controller.signal), late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
