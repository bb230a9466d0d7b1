import multipart from '@fastify/multipart';
import rateLimit from '@fastify/rate-limit';
import type { Call } from '@inspection-studio/domain/calls';
import { PRODUCT_VERSION } from '@inspection-studio/domain/messages';
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import type { Log } from '../observability/create-log.ts';
import type { RequestMetrics } from '../observability/request-metrics.ts';
import { createProxyTrust } from '../trusted-proxies.ts';
import { refuseForeignHosts } from './allowed-hosts.ts';
import { OPENAPI_PATH, refuseUnknownApiPaths } from './api-paths.ts';
import { answerClientError } from './client-errors.ts';
import { compressJson } from './compress-json.ts';
import { endStalled } from './end-stalled.ts';
import { addErrorReplies, replyWithError } from './error-replies.ts';
import { addHealthRoutes, type ReadinessCheck } from './health.ts';
import { openApiDocument } from './openapi.ts';
import type { ListHelp } from './openapi-lists.ts';
import { addOpenApiRoute } from './openapi-route.ts';
import { observeRequests } from './observe-requests.ts';
import { limitConnections } from './limit-connections.ts';
import { refuseOverload } from './overload.ts';
import { limitOpenRequests, RATE_LIMITS, type RateLimits } from './rate-limits.ts';
import { MULTIPART_LIMITS } from './read-multipart.ts';
import { refuseForwarded } from './refuse-forwarded.ts';
import { BODY_LIMIT_BYTES, refuseLargeBodies } from './refuse-large-bodies.ts';
import type { RuntimeConfig } from './runtime-config.ts';
import { createRequestId } from './request-id.ts';
import { addSecurityHeaders, BARE_SECURITY_HEADERS, type OutsideOrigins } from './security-headers.ts';
import { addSecurityTxt } from './security-txt.ts';
import { serveApp } from './static-app.ts';
import { TRAFFIC_LIMITS, type TrafficLimits } from './traffic-limits.ts';

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
  /** Lists by call name, for the API document. */
  lists?: Readonly<Record<string, ListHelp>>;
  logger: Log | false;
  metrics?: RequestMetrics;
  /** Address in `security.txt`. @default none, and no such file */
  securityEmail?: string | null;
  /** Whether its sign-in is a demo that only this machine may reach. @default false */
  isDemoOfThisMachine?: boolean;
  /** Proxies whose forwarded headers and request ids are trusted. @default none */
  trustedProxies?: readonly string[];
  /** True once the process is asked to stop: it is not ready, and connections close after their next response. */
  isStopping?: () => boolean;
  rateLimits?: RateLimits;
  /** @default {@link TRAFFIC_LIMITS} */
  trafficLimits?: TrafficLimits;
}

/** How often Node.js looks for requests whose head or body is late. */
const LATE_CHECK_MS = 5_000;

/** Parses JSON; an empty body is undefined. Bodies of other types are 415. */
function addJsonParser(app: FastifyInstance): void {
  app.removeContentTypeParser('text/plain');
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
  const { logger, metrics, trustedProxies = [], isStopping = () => false } = options;
  const { rateLimits = RATE_LIMITS, trafficLimits = TRAFFIC_LIMITS } = options;
  const isTrustedProxy = createProxyTrust(trustedProxies);
  const app: FastifyInstance = fastify({
    ...(logger && { loggerInstance: logger as FastifyBaseLogger }),
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: createRequestId(isTrustedProxy),
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: trafficLimits.uploadTimeoutMs,
    http: { headersTimeout: trafficLimits.headTimeoutMs, connectionsCheckingInterval: LATE_CHECK_MS },
    forceCloseConnections: 'idle',
    frameworkErrors: (error, request, reply) =>
      void replyWithError(error, request, reply.headers(BARE_SECURITY_HEADERS)),
    clientErrorHandler: answerClientError,
    trustProxy: isTrustedProxy,
  });
  app.decorateRequest('signedInUser', null);
  app.decorateRequest('sessionId', '');
  app.decorateRequest('tokenRights', null);
  observeRequests(app, metrics);
  limitConnections(app, trafficLimits, isTrustedProxy, metrics);
  endStalled(app, trafficLimits);
  app.addHook('onRequest', async (_request, reply) => {
    if (isStopping()) reply.raw.setHeader('connection', 'close');
  });
  addErrorReplies(app);
  addJsonParser(app);
  compressJson(app);
  await addSecurityHeaders(app, options.publicUrl.startsWith('https:'));
  refuseOverload(app, metrics, trafficLimits);
  refuseForeignHosts(app, options.publicUrl);
  if (options.isDemoOfThisMachine) refuseForwarded(app);
  await app.register(rateLimit, { global: false });
  limitOpenRequests(app, rateLimits, metrics);
  refuseLargeBodies(app);
  await app.register(multipart, { limits: MULTIPART_LIMITS, throwFileSizeLimit: false });

  addHealthRoutes(app, options.readiness, isStopping);
  app.get('/config.json', (_request, reply) => reply.header('cache-control', 'no-cache').send(options.runtimeConfig));
  addSecurityTxt(app, options.securityEmail ?? null, options.publicUrl);
  addOpenApiRoute(app, openApiDocument(options.calls, PRODUCT_VERSION, options.lists));
  refuseUnknownApiPaths(app, [...Object.values(options.calls), { method: 'GET', path: OPENAPI_PATH }]);
  await serveApp(app, { folder: options.appFolder, publicUrl: options.publicUrl, outside: options.outside });
  return app;
}
