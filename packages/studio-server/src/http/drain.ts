import type { FastifyInstance } from 'fastify';

/** Interval for closing idle connections. */
const SWEEP_MS = 100;
/** Share of the stop timeout reserved for other parts: half, at most 5 seconds. */
const RESERVE_MS = 5_000;

/**
 * Stops accepting connections, waits for running requests, and closes those that are still
 * busy after their share of `stopMs`.
 */
export async function drain(app: FastifyInstance, stopMs: number): Promise<void> {
  const sweep = setInterval(() => app.server.closeIdleConnections(), SWEEP_MS);
  const limit = setTimeout(() => app.server.closeAllConnections(), Math.max(stopMs / 2, stopMs - RESERVE_MS));
  await app.close().finally(() => {
    clearInterval(sweep);
    clearTimeout(limit);
  });
}
