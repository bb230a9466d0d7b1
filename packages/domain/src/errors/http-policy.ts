/** Timeout of a client, and which failures it retries. */
export interface HttpPolicy {
  /** `Infinity` for no limit. */
  timeoutMs: number;
  /** Retries after the first attempt. */
  retryLimit: number;
  /** Methods that may be retried. */
  methods: readonly string[];
  /** Statuses that are retried. */
  statusCodes: readonly number[];
  /** Statuses whose Retry-After header sets the delay. */
  afterStatusCodes: readonly number[];
}

/** Default policy of a client. */
export const HTTP_DEFAULTS: HttpPolicy = {
  timeoutMs: 10_000,
  retryLimit: 2,
  methods: ['GET', 'PUT', 'HEAD', 'DELETE', 'OPTIONS', 'TRACE'],
  statusCodes: [408, 413, 429, 500, 502, 503, 504],
  afterStatusCodes: [413, 429, 503],
};

/** The main API: 30 s timeout, no retries. */
export const MAIN_API_POLICY: HttpPolicy = { ...HTTP_DEFAULTS, timeoutMs: 30_000, retryLimit: 0 };

/** The file service: retries twice on 401 or 403. */
export const FILE_SERVICE_POLICY: HttpPolicy = { ...HTTP_DEFAULTS, retryLimit: 2, statusCodes: [401, 403] };

/**
 * Returns the delay before a retry: 0.3 s at first, and twice as long each time.
 *
 * @param attempt number of the failed attempt, from 1
 * @returns milliseconds: 300, 600, 1200, …
 */
export function backoffMs(attempt: number): number {
  return 300 * 2 ** (attempt - 1);
}

/**
 * Parses a Retry-After header.
 *
 * @param header seconds, or an HTTP date
 * @param nowMs current time, in milliseconds since 1970
 * @returns milliseconds to wait, never negative; undefined when absent or invalid
 */
export function retryAfterMs(header: string | null | undefined, nowMs: number): number | undefined {
  if (!header) return undefined;
  if (/^\s*\d+\s*$/.test(header)) return Number(header) * 1000;
  const date = Date.parse(header);
  return Number.isNaN(date) ? undefined : Math.max(0, date - nowMs);
}

/**
 * Returns the delay before a failed request is retried.
 *
 * @param failure `attempt` is the number of the failed attempt, from 1
 * @returns milliseconds, or undefined when the request is not retried
 */
export function retryDelayMs(
  policy: HttpPolicy,
  failure: { method: string; status: number; attempt: number; retryAfter?: string | null; nowMs: number },
): number | undefined {
  const { method, status, attempt } = failure;
  const isRetried =
    attempt <= policy.retryLimit &&
    policy.methods.includes(method.toUpperCase()) &&
    policy.statusCodes.includes(status);
  if (!isRetried) return undefined;
  const asked = policy.afterStatusCodes.includes(status) ? retryAfterMs(failure.retryAfter, failure.nowMs) : undefined;
  return asked ?? backoffMs(attempt);
}

/** Log text of an error response. Users see the message of its status. */
export function requestFailedText(status: number, method: string, url: string): string {
  return `Request failed with status code ${status}: ${method} ${url}`;
}

/** Log text of a request that timed out. */
export function requestTimedOutText(method: string, url: string): string {
  return `Request timed out: ${method} ${url}`;
}
