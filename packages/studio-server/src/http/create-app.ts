import multipart from '@fastify/multipart';
import rateLimit from '@fastify/rate-limit';
import { API_BASE_PATH, type Call, PRODUCT_VERSION } from '@inspection-studio/domain';
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import type { Log } from '../observability/create-log.ts';
import type { RequestMetrics } from '../observability/request-metrics.ts';
import { createProxyTrust } from '../trusted-proxies.ts';
import { answerClientError } from './client-errors.ts';
import { addErrorReplies, replyWithError } from './error-replies.ts';
import { addHealthRoutes, type ReadinessCheck } from './health.ts';
import { openApiDocument } from './openapi.ts';
import { observeRequests } from './observe-requests.ts';
import { type LoadLimits, refuseOverload } from './overload.ts';
import { limitOpenRequests, RATE_LIMITS, type RateLimits } from './rate-limits.ts';
import { MULTIPART_LIMITS } from './read-multipart.ts';
import type { RuntimeConfig } from './runtime-config.ts';
import { createRequestId } from './request-id.ts';
import { addSecurityHeaders, type OutsideOrigins } from './security-headers.ts';
import { serveApp } from './static-app.ts';

export interface AppOptions {
  /** Public origin of the server. */
  publicUrl: string;
  runtimeConfig: RuntimeConfig;
  /** Folder of the built app. */
  appFolder: string;
  outside: OutsideOrigins;
  readiness: Record<string, ReadinessCheck>;
  /** Calls of this server, described in the API document. */
  calls: Readonly<Record<string, Call>>;
  logger: Log | false;
  metrics?: RequestMetrics;
  /** Proxies whose forwarded headers and request ids are trusted. @default none */
  trustedProxies?: readonly string[];
  /** True once the process is asked to stop: it is not ready, and connections close after their next response. */
  isStopping?: () => boolean;
  rateLimits?: RateLimits;
  loadLimits?: LoadLimits;
}

/** Body limit: the registration of 10,000 files is a few megabytes of JSON. */
const BODY_LIMIT_BYTES = 8 * 1024 * 1024;
/** Timeout for receiving a request: the ten minutes of a storage PUT plus a margin. */
const REQUEST_TIMEOUT_MS = 630_000;

/** Parses JSON; an empty body is undefined. */
function addJsonParser(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else void parse(request, body as string, done);
  });
}

/**
 * Creates the HTTP server without calls: errors, security headers, limits, health,
 * `/config.json`, the API document and the built app. Add calls with `createImplement`.
 */
export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const { logger, metrics, trustedProxies = [], isStopping = () => false, rateLimits = RATE_LIMITS } = options;
  const isTrustedProxy = createProxyTrust(trustedProxies);
  const app: FastifyInstance = fastify({
    ...(logger && { loggerInstance: logger as FastifyBaseLogger }),
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: createRequestId(isTrustedProxy),
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    forceCloseConnections: 'idle',
    frameworkErrors: replyWithError,
    clientErrorHandler: answerClientError,
    trustProxy: isTrustedProxy,
  });
  app.decorateRequest('signedInUser', null);
  observeRequests(app, metrics);
  app.addHook('onRequest', async (_request, reply) => {
    if (isStopping()) reply.raw.setHeader('connection', 'close');
  });
  addErrorReplies(app);
  addJsonParser(app);
  await addSecurityHeaders(app, options.publicUrl.startsWith('https:'));
  refuseOverload(app, metrics, options.loadLimits);
  await app.register(rateLimit, { global: false });
  limitOpenRequests(app, rateLimits, metrics);
  await app.register(multipart, { limits: MULTIPART_LIMITS, throwFileSizeLimit: false });

  addHealthRoutes(app, options.readiness, isStopping);
  app.get('/config.json', (_request, reply) => reply.header('cache-control', 'no-cache').send(options.runtimeConfig));
  const document = openApiDocument(options.calls, PRODUCT_VERSION);
  app.get(`${API_BASE_PATH}openapi.json`, (_request, reply) =>
    reply.header('cache-control', 'no-cache').send(document),
  );
  await serveApp(app, { folder: options.appFolder, publicUrl: options.publicUrl, outside: options.outside });
  return app;
}
