import type { FastifyReply, FastifyRequest } from 'fastify';
import { FileRefusal } from './file-refusal.ts';

/** Answers a {@link FileRefusal}; other errors are thrown. Drains the rest of a rejected body, so that the client can read the response. */
export function answerRefusal(error: Error, request: FastifyRequest, reply: FastifyReply) {
  if (!(error instanceof FileRefusal)) throw error;
  request.raw.resume();
  return reply
    .code(error.status)
    .header('cache-control', 'no-store')
    .send({ name: error.errorName, message: error.message });
}
