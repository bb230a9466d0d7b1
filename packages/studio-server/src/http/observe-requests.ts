import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { RequestMetrics } from '../observability/request-metrics.ts';
import { REQUEST_ID_HEADER } from './request-id.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Method and path template of a row of the calls table. */
    call?: string;
    /** A question after the health of the process: answered under load too, and logged as detail only. */
    isProbe?: true;
  }
}

/** Status of a request whose caller went away before it was answered. */
const CALLER_GONE = 499;

/** A path as it is logged: a query may hold a signature. */
export const withoutQuery = (url: string): string => url.split('?', 1)[0]!;

/** Everything that is no call goes by its route, and pages of the app together: names of people and files stay out. */
const nameOf = ({ routeOptions: { config, url }, method }: FastifyRequest): string =>
  config.call ?? (url === undefined ? 'pages' : `${method} ${url}`);

function statusOf({ raw }: FastifyReply): number {
  return raw.headersSent && (raw.writableFinished || raw.writableEnded) ? raw.statusCode : CALLER_GONE;
}

/**
 * Says the request's id in every answer, and at its end measures it and writes
 * a line: id, method, path without query, status, duration, who asked (by id).
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
        path: withoutQuery(request.originalUrl),
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
    // On the raw answer: the sign-in provider writes on that one itself.
    reply.raw.setHeader(REQUEST_ID_HEADER, request.id);
    if (!request.routeOptions.config.isProbe) metrics?.begin();
    reply.raw.once('close', () => end(request, reply, startedAt));
  });
}
