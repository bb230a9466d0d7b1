import type { FastifyInstance } from 'fastify';

/** Interval for closing idle connections. */
const SWEEP_MS = 100;
/**
 * Stops accepting connections, waits for running requests, and closes those that are still
 * busy after `stopMs`.
 */
export async function drain(app: FastifyInstance, stopMs: number): Promise<void> {
  const sweep = setInterval(() => app.server.closeIdleConnections(), SWEEP_MS);
  const limit = setTimeout(() => app.server.closeAllConnections(), stopMs);
  await app.close().finally(() => {
    clearInterval(sweep);
    clearTimeout(limit);
  });
}
