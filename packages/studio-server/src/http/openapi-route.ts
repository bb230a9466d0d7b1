import { createHash } from 'node:crypto';
import { API_BASE_PATH } from '@inspection-studio/domain/calls';
import type { FastifyInstance } from 'fastify';
import { isKnownTag } from '../if-none-match.ts';
import { OPENAPI_PATH } from './api-paths.ts';
import type { Json } from './wire-schema.ts';

/** Registers the API document. It is written and compressed once; 304 when the client has it. */
export function addOpenApiRoute(app: FastifyInstance, document: Json): void {
  const text = JSON.stringify(document);
  // Weak, because each encoding has other bytes.
  const etag = `W/"${createHash('sha256').update(text).digest('base64url')}"`;
  app.get(API_BASE_PATH + OPENAPI_PATH, { config: { isConstant: true } }, ({ headers }, reply) => {
    reply.headers({ 'cache-control': 'no-cache', etag });
    if (isKnownTag(headers['if-none-match'], etag)) return reply.code(304).send();
    return reply.type('application/json; charset=utf-8').send(text);
  });
}
