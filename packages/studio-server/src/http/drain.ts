import type { FastifyInstance } from 'fastify';

/** How often connections that have become idle are ended. */
const SWEEP_MS = 100;
/** What is left of the time to stop for the parts behind the requests: half of it, 5 seconds at most. */
const RESERVE_MS = 5_000;

/**
 * Takes no further connection and waits for the requests under way, then ends
 * those that are still busy when their share of `stopMs` is over.
 */
export async function drain(app: FastifyInstance, stopMs: number): Promise<void> {
  const sweep = setInterval(() => app.server.closeIdleConnections(), SWEEP_MS);
  const limit = setTimeout(() => app.server.closeAllConnections(), Math.max(stopMs / 2, stopMs - RESERVE_MS));
  await app.close().finally(() => {
    clearInterval(sweep);
    clearTimeout(limit);
  });
}
