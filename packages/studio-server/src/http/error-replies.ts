import type { FastifyInstance } from 'fastify';
import { toHttpError } from './to-http-error.ts';

/** Answers every error as JSON in the catalogue's words; faults of the server go to the log with the request's id. */
export function addErrorReplies(app: FastifyInstance): void {
  app.setErrorHandler(async (error, request, reply) => {
    const refusal = toHttpError(error);
    if (refusal.status >= 500) request.log.error({ err: error }, `${request.method} ${request.url} failed`);
    if (refusal.status === 401) reply.header('www-authenticate', 'Bearer');
    return reply.code(refusal.status).type('application/json; charset=utf-8').send(refusal.body);
  });
}
