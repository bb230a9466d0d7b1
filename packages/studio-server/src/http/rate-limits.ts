import type { FastifyInstance, FastifyRequest } from 'fastify';
import { PROVIDER_PATH } from '../identity/api-scopes.ts';
import type { RequestMetrics } from '../observability/request-metrics.ts';
import { StudioHttpError } from './studio-http-error.ts';

/** Requests per minute and process. An address is an IPv4 address or an IPv6 /64 network. */
export interface RateLimits {
  /** Calls of one signed-in person. */
  callsPerPerson: number;
  /** Calls of one address that failed with 401. */
  refusedPerAddress: number;
  /** Requests of one address to the sign-in pages. */
  signInPerAddress: number;
  /** Requests of one address to everything else: files, tiles, pages. */
  openPerAddress: number;
}

/**
 * Far above normal use, even for an office behind one address: uploads of small files on a fast
 * line, a gallery of thousands of images, everyone signing in at eight.
 */
export const RATE_LIMITS: RateLimits = {
  callsPerPerson: 6_000,
  refusedPerAddress: 600,
  signInPerAddress: 3_000,
  openPerAddress: 30_000,
};

/** Counts a request; rejects above the limit. */
export type Limiter = (request: FastifyRequest) => Promise<void>;

const MINUTE_MS = 60_000;

/**
 * Creates a limiter of `max` requests per minute, by IP address by default.
 *
 * @throws StudioHttpError 429, with the seconds to wait, from the limiter
 */
export function createLimiter(
  app: FastifyInstance,
  max: number,
  metrics: RequestMetrics | undefined,
  keyOf?: (request: FastifyRequest) => string,
): Limiter {
  const check = app.createRateLimit({ max, timeWindow: MINUTE_MS, ...(keyOf && { keyGenerator: keyOf }) });
  return async (request) => {
    const result = await check(request);
    if (result.isAllowed || !result.isExceeded) return;
    metrics?.refused('rate');
    throw new StudioHttpError(429, undefined, { retryAfterSeconds: result.ttlInSeconds });
  };
}

const isBelow = (path: string, parent: string) => path === parent || path.startsWith(`${parent}/`);

/** Limits requests without a signed-in person: sign-in pages, and separately files, tiles and pages. */
export function limitOpenRequests(app: FastifyInstance, limits: RateLimits, metrics: RequestMetrics | undefined): void {
  const limitSignIn = createLimiter(app, limits.signInPerAddress, metrics);
  const limitOpen = createLimiter(app, limits.openPerAddress, metrics);
  app.addHook('onRequest', async (request) => {
    const { config, url = '' } = request.routeOptions;
    if (config.isProbe || config.call !== undefined) return;
    await (isBelow(url, PROVIDER_PATH) ? limitSignIn : limitOpen)(request);
  });
}
