import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyInstance } from 'fastify';
import type { RequestMetrics } from '../observability/request-metrics.ts';
import { StudioHttpError } from './studio-http-error.ts';

/** Load limits of a process. */
export interface LoadLimits {
  requestsInFlight: number;
  /** Mean event loop delay in each of the last three seconds. */
  eventLoopDelayMs: number;
}

/** Above the concurrent requests of a few hundred people, below what exhausts the memory. */
const LIMITS: LoadLimits = { requestsInFlight: 1000, eventLoopDelayMs: 1000 };
const SAMPLE_MS = 1000;
/** A single long pause is not overload. */
const LATE_SAMPLES = 3;

/** Returns a detector that reports overload from the third consecutive sample above the limit. */
export function createLateness(limitMs: number): (meanMs: number) => boolean {
  let lateCount = 0;
  return (meanMs) => {
    lateCount = meanMs > limitMs ? lateCount + 1 : 0;
    return lateCount >= LATE_SAMPLES;
  };
}

/**
 * Rejects requests with 503 and Retry-After while the number of running requests or the event
 * loop delay exceeds the limits. Health checks are always answered.
 */
export function refuseOverload(
  app: FastifyInstance,
  metrics: RequestMetrics | undefined,
  { requestsInFlight, eventLoopDelayMs }: LoadLimits = LIMITS,
): void {
  let inFlightCount = 0;
  let isLate = false;
  const isLateFor = createLateness(eventLoopDelayMs);
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  const sampling = setInterval(() => {
    isLate = isLateFor(delay.mean / 1e6);
    delay.reset();
  }, SAMPLE_MS).unref();

  app.addHook('onRequest', async (request, reply) => {
    inFlightCount += 1;
    reply.raw.once('close', () => {
      inFlightCount -= 1;
    });
    if (request.routeOptions.config.isProbe || (inFlightCount <= requestsInFlight && !isLate)) return;
    metrics?.refused('load');
    throw new StudioHttpError(503);
  });
  app.addHook('onClose', async () => {
    clearInterval(sampling);
    delay.disable();
  });
}
