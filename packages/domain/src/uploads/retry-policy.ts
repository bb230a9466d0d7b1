import { backoffMs, HTTP_DEFAULTS } from '../errors/http-policy.ts';

/**
 * Kind of failure of a request.
 *
 * - `auth`: the API rejects the token
 * - `expiredUrl`: the storage rejects the upload URL
 * - `network`: no response, or a timeout
 * - `server`: a status for which a retry may succeed
 * - `final`: a status for which a retry cannot succeed
 */
export type FailureClass = 'auth' | 'expiredUrl' | 'network' | 'server' | 'final';

const TOO_LARGE_STATUS = 413;
/** Statuses of a server that another try does not change: not implemented, HTTP version, disk full. */
const FINAL_SERVER_STATUSES: readonly number[] = [501, 505, 507];

/** A failed request of a file's upload. */
interface Failure {
  from: 'api' | 'storage';
  /** Null without a response. */
  status: number | null;
  /** Whether the response has a Retry-After header that applies to its status. @default false */
  asksToWait?: boolean;
  /** Whether the storage received other bytes than were sent, so that sending them again helps. @default false */
  isMismatch?: boolean;
}

/** Classifies a failed request of a file's upload. A file that is too large for the way to the storage stays so. */
export function classifyFailure({ from, status, asksToWait = false, isMismatch = false }: Failure): FailureClass {
  if (status === null) return 'network';
  if (isMismatch) return 'server';
  if (status === 401 || status === 403) return from === 'api' ? 'auth' : 'expiredUrl';
  if (from === 'storage' && status === TOO_LARGE_STATUS && !asksToWait) return 'final';
  const isServer = status >= 500 && !FINAL_SERVER_STATUSES.includes(status);
  return isServer || HTTP_DEFAULTS.statusCodes.includes(status) ? 'server' : 'final';
}

/** Maximum number of retries per class of failure. One more failure makes the file Failed. */
export const RETRY_LIMITS: Readonly<Record<FailureClass, number>> = {
  auth: 2,
  expiredUrl: 2,
  network: 5,
  server: 5,
  final: 0,
};

/** Decision after a failure: retry after a delay and a preparation, or give up. */
export type NextTry =
  | { retry: true; delayMs: number; prepare: 'nothing' | 'refreshToken' | 'newUrl' }
  | { retry: false };

/**
 * Decides whether to retry after a failure. Each class has its own count, so
 * renewing a token or an upload URL does not use up retries of the network or
 * the server.
 *
 * @param failureClass class of this failure
 * @param count number of failures of this class on this file, including this one
 * @param options `retryAfterMs` is the Retry-After of the response, to which the delay is added, so that five files do not
 * retry at once; `random` returns 0 up to but not including 1 and spreads the delay
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
      return { retry: true, delayMs: (retryAfterMs ?? 0) + random() * backoffMs(count), prepare: 'nothing' };
  }
}
