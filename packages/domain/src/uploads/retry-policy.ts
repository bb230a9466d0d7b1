import { backoffMs, HTTP_DEFAULTS } from '../errors/http-policy.ts';

/**
 * What kind of failure stopped a file.
 *
 * - `auth`: the API no longer accepts the token
 * - `expiredUrl`: the storage no longer accepts the upload address
 * - `network`: no answer came, or not in time
 * - `server`: the answer says that a later try may succeed
 * - `final`: no later try would succeed
 */
export type FailureClass = 'auth' | 'expiredUrl' | 'network' | 'server' | 'final';

/**
 * Sorts a failure of one file's upload.
 *
 * @param failure `status` is null when no answer came
 * @see CALL-003..004, CONST-034..040
 */
export function classifyFailure(failure: { from: 'api' | 'storage'; status: number | null }): FailureClass {
  const { from, status } = failure;
  if (status === null) return 'network';
  if (status === 401 || status === 403) return from === 'api' ? 'auth' : 'expiredUrl';
  return HTTP_DEFAULTS.statusCodes.includes(status) ? 'server' : 'final';
}

/** Failures of a class after which a file is tried again; one more makes it Failed. @see ERR-020..021 */
export const RETRY_LIMITS: Readonly<Record<FailureClass, number>> = {
  auth: 2,
  expiredUrl: 2,
  network: 5,
  server: 5,
  final: 0,
};

/** What to do about a failed file: try again after a wait and a preparation, or give up. */
export type NextTry =
  | { retry: true; delayMs: number; prepare: 'nothing' | 'refreshToken' | 'newUrl' }
  | { retry: false };

/**
 * Decides about a failed file. Every class has its own count, so a renewed
 * token or address does not use up the tries of the network or the server.
 *
 * @param failureClass kind of this failure
 * @param count failures of this kind on this file so far, this one included
 * @param options `retryAfterMs` as the server asked; `random` spreads the
 * waits, 0 up to but not including 1
 * @see CONST-044: backoff 0.3*2^(n-1) seconds
 */
export function nextTry(
  failureClass: FailureClass,
  count: number,
  { retryAfterMs, random }: { retryAfterMs?: number | undefined; random: () => number },
): NextTry {
  if (count > RETRY_LIMITS[failureClass]) return { retry: false };
  switch (failureClass) {
    case 'auth':
      return { retry: true, delayMs: 0, prepare: 'refreshToken' };
    case 'expiredUrl':
      return { retry: true, delayMs: 0, prepare: 'newUrl' };
    default:
      return { retry: true, delayMs: retryAfterMs ?? random() * backoffMs(count), prepare: 'nothing' };
  }
}
