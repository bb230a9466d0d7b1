import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Metrics } from '../observability/create-metrics.ts';
import { StudioHttpError } from './studio-http-error.ts';

const digest = (text: string) => createHash('sha256').update(text).digest();

/**
 * Registers `GET /metrics` in the Prometheus text format.
 *
 * @param token required bearer token, else 401; null allows every client that reaches the port
 */
export function addMetricsRoute(app: FastifyInstance, metrics: Pick<Metrics, 'read'>, token: string | null): void {
  const expected = token === null ? null : digest(`Bearer ${token}`);
  app.get('/metrics', { config: { isProbe: true, isAnyHost: true } }, async (request, reply) => {
    if (expected && !timingSafeEqual(digest(request.headers.authorization ?? ''), expected))
      throw new StudioHttpError(401);
    const { contentType, text } = await metrics.read();
    return reply.type(contentType).header('cache-control', 'no-store').send(text);
  });
}
