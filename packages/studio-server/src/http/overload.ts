import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyInstance } from 'fastify';
import type { RequestMetrics } from '../observability/request-metrics.ts';
import { addressKey } from '../address-key.ts';
import { createPlaces, type Places } from './places.ts';
import { StudioHttpError } from './studio-http-error.ts';
import type { TrafficLimits } from './traffic-limits.ts';

const SAMPLE_MS = 1000;
/** A single long pause is not overload. */
const LATE_SAMPLES = 3;
/** Retry-After of a caller with too many requests in flight. */
const BUSY_CALLER_SECONDS = 2;

/** Returns a detector that reports overload from the third consecutive sample above the limit. */
export function createLateness(limitMs: number): (meanMs: number) => boolean {
  let lateCount = 0;
  return (meanMs) => {
    lateCount = meanMs > limitMs ? lateCount + 1 : 0;
    return lateCount >= LATE_SAMPLES;
  };
}

/**
 * Takes a place of a caller.
 *
 * @returns a function that gives the place back
 * @throws StudioHttpError 429 with Retry-After when all places of the caller are taken
 */
export function takePlace(places: Places, key: string, metrics: RequestMetrics | undefined): () => void {
  if (!places.enter(key)) {
    metrics?.refused('rate');
    throw new StudioHttpError(429, undefined, { retryAfterSeconds: BUSY_CALLER_SECONDS });
  }
  return () => places.leave(key);
}

/**
 * Limits requests in flight: 429 for one address, and 503 for all, also while the event loop is late. Both have
 * Retry-After. Requests rejected with 429 do not count for the others. Health checks are always answered.
 */
export function refuseOverload(
  app: FastifyInstance,
  metrics: RequestMetrics | undefined,
  { requests, requestsPerAddress, eventLoopDelayMs }: TrafficLimits,
): void {
  let inFlightCount = 0;
  let isLate = false;
  const places = createPlaces(requestsPerAddress);
  const isLateFor = createLateness(eventLoopDelayMs);
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  const sampling = setInterval(() => {
    isLate = isLateFor(delay.mean / 1e6);
    delay.reset();
  }, SAMPLE_MS).unref();

  app.addHook('onRequest', async (request, reply) => {
    if (request.routeOptions.config.isProbe) return;
    reply.raw.once('close', takePlace(places, addressKey(request.ip), metrics));
    inFlightCount += 1;
    reply.raw.once('close', () => {
      inFlightCount -= 1;
    });
    if (inFlightCount <= requests && !isLate) return;
    metrics?.refused('load');
    throw new StudioHttpError(503);
  });
  app.addHook('onClose', async () => {
    clearInterval(sampling);
    delay.disable();
  });
}
