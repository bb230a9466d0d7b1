import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { withoutQuery } from './observe-requests.ts';
import { toHttpError } from './to-http-error.ts';

/** Sends an error as JSON with its catalogue message. Server errors are logged with the request id. */
export function replyWithError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const refusal = toHttpError(error);
  if (refusal.status >= 500) request.log.error({ err: error }, `${request.method} ${withoutQuery(request.url)} failed`);
  if (refusal.retryAfterSeconds !== undefined) reply.header('retry-after', refusal.retryAfterSeconds);
  if (refusal.status === 401) reply.header('www-authenticate', 'Bearer');
  return reply
    .code(refusal.status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(refusal.body);
}

/** Registers the error handler for all routes. */
export function addErrorReplies(app: FastifyInstance): void {
  app.setErrorHandler(async (error, request, reply) => replyWithError(error, request, reply));
}
