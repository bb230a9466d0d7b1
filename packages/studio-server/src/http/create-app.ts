import { randomUUID } from 'node:crypto';
import multipart from '@fastify/multipart';
import rateLimit from '@fastify/rate-limit';
import { API_BASE_PATH, type Call, PRODUCT_VERSION } from '@inspection-studio/domain';
import fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify';
import { addErrorReplies, replyWithError } from './error-replies.ts';
import { addHealthRoutes, type ReadinessCheck } from './health.ts';
import { openApiDocument } from './openapi.ts';
import { MULTIPART_LIMITS } from './read-multipart.ts';
import type { RuntimeConfig } from './runtime-config.ts';
import { addSecurityHeaders, type OutsideOrigins } from './security-headers.ts';
import { serveApp } from './static-app.ts';
import { StudioHttpError } from './studio-http-error.ts';

export interface AppOptions {
  /** Origin people reach the server at. */
  publicUrl: string;
  runtimeConfig: RuntimeConfig;
  /** Folder of the built app. */
  appFolder: string;
  outside: OutsideOrigins;
  readiness: Record<string, ReadinessCheck>;
  /** Calls the API document describes, by name: those that are added to this server. */
  calls: Readonly<Record<string, Call>>;
  logger: FastifyServerOptions['logger'];
}

/** A registration of ten thousand files is a few megabytes of JSON. */
const BODY_LIMIT_BYTES = 8 * 1024 * 1024;
/** Time for one whole request to arrive: the ten minutes of a storage PUT, and some. */
const REQUEST_TIMEOUT_MS = 630_000;

/** JSON as the library reads it, except that an empty body is none. */
function addJsonParser(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else void parse(request, body as string, done);
  });
}

/**
 * The HTTP server without its calls: error replies, security headers, limits,
 * health, `/config.json`, the API document and the built app. Calls are added
 * with `createImplement`.
 */
export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const app = fastify({
    logger: options.logger,
    genReqId: () => randomUUID(),
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    forceCloseConnections: 'idle',
    frameworkErrors: replyWithError,
    trustProxy: options.publicUrl.startsWith('https:'),
  });
  addErrorReplies(app);
  addJsonParser(app);
  await addSecurityHeaders(app, options.publicUrl.startsWith('https:'));
  await app.register(rateLimit, {
    global: false,
    errorResponseBuilder: () => new StudioHttpError(429),
  });
  await app.register(multipart, { limits: MULTIPART_LIMITS, throwFileSizeLimit: false });

  addHealthRoutes(app, options.readiness);
  app.get('/config.json', (_request, reply) => reply.header('cache-control', 'no-cache').send(options.runtimeConfig));
  const document = openApiDocument(options.calls, PRODUCT_VERSION);
  app.get(`${API_BASE_PATH}openapi.json`, (_request, reply) => reply.header('cache-control', 'no-cache').send(document));
  await serveApp(app, { folder: options.appFolder, publicUrl: options.publicUrl, outside: options.outside });
  return app;
}
