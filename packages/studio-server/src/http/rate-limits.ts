import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { PROVIDER_PATH } from '../identity/api-scopes.ts';
import type { RequestMetrics } from '../observability/request-metrics.ts';
import { addressKey } from '../address-key.ts';
import { StudioHttpError } from './studio-http-error.ts';

/** Requests per minute and process. An address is an IPv4 address or an IPv6 /56 network. */
export interface RateLimits {
  /** Calls of one signed-in person. */
  callsPerPerson: number;
  /** Calls of one address that failed with 401. */
  refusedPerAddress: number;
  /** Requests of one address to the sign-in pages. */
  signInPerAddress: number;
  /**
   * Requests of one address that begin or end a sign-in at the embedded provider. Each stores a row of at most 4 KiB, for an
   * hour: 42,000 rows of one address until they are deleted.
   */
  providerPerAddress: number;
  /** Requests of one address to health checks, metrics and the discovery document of the sign-in. */
  probesPerAddress: number;
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
  providerPerAddress: 600,
  probesPerAddress: 3_000,
  openPerAddress: 30_000,
};

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether the embedded provider answers, and may store something for anyone who asks. */
    isProviderVisit?: true;
  }
}

/** Counts a request; rejects above the limit. With a reply, sets the RateLimit headers. */
export type Limiter = (request: FastifyRequest, reply?: FastifyReply) => Promise<void>;

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
  keyOf = (request: FastifyRequest) => addressKey(request.ip),
): Limiter {
  const check = app.createRateLimit({ max, timeWindow: MINUTE_MS, keyGenerator: keyOf });
  return async (request, reply) => {
    const result = await check(request);
    if (result.isAllowed) return;
    reply?.headers({
      'ratelimit-limit': result.max,
      'ratelimit-remaining': result.remaining,
      'ratelimit-reset': result.ttlInSeconds,
    });
    if (!result.isExceeded) return;
    metrics?.refused('rate');
    throw new StudioHttpError(429, undefined, { retryAfterSeconds: result.ttlInSeconds });
  };
}

/** Whether a route belongs to the embedded sign-in. */
export const isSignInRoute = (url: string): boolean => url === PROVIDER_PATH || url.startsWith(`${PROVIDER_PATH}/`);

/** Limits requests without a signed-in person, each kind on its own: probes, sign-in pages, and files, tiles and pages. */
export function limitOpenRequests(app: FastifyInstance, limits: RateLimits, metrics: RequestMetrics | undefined): void {
  const limitSignIn = createLimiter(app, limits.signInPerAddress, metrics);
  const limitProvider = createLimiter(app, limits.providerPerAddress, metrics);
  const limitProbes = createLimiter(app, limits.probesPerAddress, metrics);
  const limitOpen = createLimiter(app, limits.openPerAddress, metrics);
  app.addHook('onRequest', async (request) => {
    const { config, url = '' } = request.routeOptions;
    if (config.call !== undefined) return;
    const limit = config.isProbe ? limitProbes : isSignInRoute(url) ? limitSignIn : limitOpen;
    await limit(request);
    if (config.isProviderVisit) await limitProvider(request);
  });
}
