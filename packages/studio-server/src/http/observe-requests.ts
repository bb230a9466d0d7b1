import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { RequestMetrics } from '../observability/request-metrics.ts';
import { pathForLog } from './path-for-log.ts';
import { REQUEST_ID_HEADER } from './request-id.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Method and path template of a row of the calls table. */
    call?: string;
    /** Whether this is a health check, which is answered under load and logged at debug level. */
    isProbe?: true;
  }
}

/** Status of a request whose client disconnected before the response. */
const CALLER_GONE = 499;

/** Name for metrics and logs: the call, the route, or one name for all app pages, without names of people and files. */
const nameOf = ({ routeOptions: { config, url }, method }: FastifyRequest): string =>
  config.call ?? (url === undefined ? 'pages' : `${method} ${url}`);

function statusOf({ raw }: FastifyReply): number {
  return raw.headersSent && (raw.writableFinished || raw.writableEnded) ? raw.statusCode : CALLER_GONE;
}

/**
 * Adds the request id to every response. After the response, records metrics and logs id,
 * method, path without query, status, duration and the caller's id.
 */
export function observeRequests(app: FastifyInstance, metrics: RequestMetrics | undefined): void {
  const end = (request: FastifyRequest, reply: FastifyReply, startedAt: number) => {
    const status = statusOf(reply);
    const durationMs = performance.now() - startedAt;
    const { isProbe } = request.routeOptions.config;
    if (!isProbe) metrics?.end(nameOf(request), status, durationMs / 1000);
    request.log[status >= 500 ? 'warn' : isProbe ? 'debug' : 'info'](
      {
        method: request.method,
        path: pathForLog(request),
        status,
        durationMs: Number(durationMs.toFixed(1)),
        userId: request.signedInUser?.id,
        companyId: request.signedInUser?.companyId,
      },
      'request',
    );
  };
  app.addHook('onRequest', async (request, reply) => {
    const startedAt = performance.now();
    // Set on the raw response, because the sign-in provider writes to it directly.
    reply.raw.setHeader(REQUEST_ID_HEADER, request.id);
    if (!request.routeOptions.config.isProbe) metrics?.begin();
    reply.raw.once('close', () => end(request, reply, startedAt));
  });
}
