import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import type { Log } from '../observability/create-log.ts';
import type { Metrics } from '../observability/create-metrics.ts';
import { addErrorReplies } from './error-replies.ts';
import { addHealthRoutes, type ReadinessCheck } from './health.ts';
import { addMetricsRoute } from './metrics-route.ts';
import { notFound } from './studio-http-error.ts';

export interface OperationsAppOptions {
  readiness: Record<string, ReadinessCheck>;
  isStopping: () => boolean;
  metrics: Pick<Metrics, 'read'>;
  logger: Log | false;
}

/** Creates a server with health, readiness and metrics only, for a separate port. */
export function createOperationsApp({ readiness, isStopping, metrics, logger }: OperationsAppOptions): FastifyInstance {
  const app: FastifyInstance = fastify({
    ...(logger && { loggerInstance: logger as FastifyBaseLogger }),
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: true,
  });
  addErrorReplies(app);
  app.setNotFoundHandler(async () => {
    throw notFound();
  });
  addHealthRoutes(app, readiness, isStopping);
  addMetricsRoute(app, metrics, null);
  return app;
}
