import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyInstance } from 'fastify';
import type { RequestMetrics } from '../observability/request-metrics.ts';
import { StudioHttpError } from './studio-http-error.ts';

/** What one process takes on before it turns requests away. */
export interface LoadLimits {
  requestsInFlight: number;
  /** Mean time by which timers were late in each of the last three seconds. */
  eventLoopDelayMs: number;
}

/** Above what the browsers of a few hundred people have under way at once, below what exhausts the memory. */
const LIMITS: LoadLimits = { requestsInFlight: 1000, eventLoopDelayMs: 1000 };
const SAMPLE_MS = 1000;
/** One long pause is no overload. */
const LATE_SAMPLES = 3;

/** Judges one sample after the other: true from the third in a row on that is above the limit. */
export function createLateness(limitMs: number): (meanMs: number) => boolean {
  let lateCount = 0;
  return (meanMs) => {
    lateCount = meanMs > limitMs ? lateCount + 1 : 0;
    return lateCount >= LATE_SAMPLES;
  };
}

/**
 * Turns requests away with 503 and Retry-After while more are under way, or
 * the process is later, than the limits say; questions after its health are
 * always answered.
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
