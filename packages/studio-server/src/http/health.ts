import type { FastifyInstance } from 'fastify';

/** A part the server cannot work without; rejects when it does not answer. */
export type ReadinessCheck = () => Promise<unknown>;

const CHECK_TIMEOUT_MS = 5_000;

async function passes(check: ReadinessCheck): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), CHECK_TIMEOUT_MS);
  });
  const answered = check().then(
    () => true,
    () => false,
  );
  return Promise.race([answered, late]).finally(() => clearTimeout(timer));
}

/**
 * `/healthz` says that the process answers; `/readyz` says which of its parts
 * do, with 503 when one does not within 5 seconds.
 */
export function addHealthRoutes(app: FastifyInstance, checks: Record<string, ReadinessCheck>): void {
  app.get('/healthz', (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    const results = await Promise.all(
      Object.entries(checks).map(async ([name, check]) => [name, (await passes(check)) ? 'ok' : 'failing'] as const),
    );
    const isReady = results.every(([, state]) => state === 'ok');
    return reply
      .code(isReady ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: isReady ? 'ok' : 'failing', parts: Object.fromEntries(results) });
  });
}
