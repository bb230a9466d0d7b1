import { type HttpPolicy, retryDelayMs } from '@inspection-studio/domain/errors';
import type { ConfiguredMiddleware } from 'wretch';
import type { TokenSource } from './token-source.ts';
import { wait } from './wait.ts';

/** Aborts with a `TimeoutError` when all attempts and delays together exceed `timeoutMs`. */
export const timeout =
  (timeoutMs: number): ConfiguredMiddleware =>
  (next) =>
  (url, options) => {
    const limit = AbortSignal.timeout(timeoutMs);
    const signal = options.signal ? AbortSignal.any([options.signal, limit]) : limit;
    return next(url, { ...options, signal });
  };

/**
 * Retries requests according to the policy.
 *
 * @param beforeRetry runs before each retry; if it fails, the last response is returned
 */
export const retry =
  (policy: HttpPolicy, beforeRetry: () => Promise<unknown> = () => Promise.resolve()): ConfiguredMiddleware =>
  (next) =>
  async (url, options) => {
    for (let attempt = 1; ; attempt += 1) {
      const response = await next(url, options);
      const delayMs = retryDelayMs(policy, {
        method: options.method ?? 'GET',
        status: response.status,
        attempt,
        retryAfter: response.headers.get('Retry-After'),
        nowMs: Date.now(),
      });
      if (delayMs === undefined) return response;
      await wait(delayMs, options.signal);
      const isReady = await beforeRetry().then(
        () => true,
        () => false,
      );
      if (!isReady) return response;
      await response.body?.cancel();
    }
  };

/**
 * Adds the bearer token, requested for every attempt, and reports when it is rejected. A request with `keepalive` uses the
 * last token: it is sent by a page that is going, which does not wait for anything.
 */
export function bearer(
  source: Pick<TokenSource, 'getToken'>,
  onUnauthorized?: (token: string) => void,
): ConfiguredMiddleware {
  let last: string | undefined;
  return (next) => async (url, options) => {
    const token = (options.keepalive && last) || (await source.getToken());
    last = token;
    const headers = new Headers(options.headers);
    headers.set('Authorization', `Bearer ${token}`);
    const response = await next(url, { ...options, headers });
    if (response.status === 401) onUnauthorized?.(token);
    return response;
  };
}
