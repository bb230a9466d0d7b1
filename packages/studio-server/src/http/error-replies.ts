import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { pathForLog } from './path-for-log.ts';
import { toHttpError } from './to-http-error.ts';

/** Sends an error as JSON with its catalogue message. Server errors are logged with the request id. */
export function replyWithError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const refusal = toHttpError(error);
  // A deliberate refusal, such as 503 under load, is in the log as a request; a stack trace of each would add to the load.
  if (refusal.status >= 500 && error !== refusal)
    request.log.error({ err: error }, `${request.method} ${pathForLog(request)} failed`);
  if (refusal.retryAfterSeconds !== undefined) reply.header('retry-after', refusal.retryAfterSeconds);
  if (refusal.allowedMethods) reply.header('allow', refusal.allowedMethods.join(', '));
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
