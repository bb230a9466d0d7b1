import type { FastifyInstance } from 'fastify';

/** Check of a required part; rejects when it is unavailable. */
export type ReadinessCheck = () => Promise<unknown>;

/** State of a part: ok, failed or timed out. */
type PartState = 'ok' | 'failing' | 'late';

const CHECK_TIMEOUT_MS = 3_000;
/** How long requests share the state of the parts. */
const SHARED_MS = 1_000;

async function stateOf(check: ReadinessCheck): Promise<PartState> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<PartState>((resolve) => {
    timer = setTimeout(() => resolve('late'), CHECK_TIMEOUT_MS);
  });
  const answered = check().then(
    (): PartState => 'ok',
    (): PartState => 'failing',
  );
  return Promise.race([answered, late]).finally(() => clearTimeout(timer));
}

/** Returns the states of all parts, read at most once a second however many ask. */
function createReadStates(checks: Record<string, ReadinessCheck>): () => Promise<Record<string, PartState>> {
  let readAt = -Infinity;
  let states: Promise<Record<string, PartState>> | undefined;
  const read = async () =>
    Object.fromEntries(
      await Promise.all(Object.entries(checks).map(async ([name, check]) => [name, await stateOf(check)] as const)),
    );
  return () => {
    if (!states || performance.now() - readAt >= SHARED_MS) {
      readAt = performance.now();
      states = read();
    }
    return states;
  };
}

const probe = { config: { isProbe: true as const, isAnyHost: true as const } };

/**
 * Registers `/healthz`, which reports that the process runs, and `/readyz`, which reports the
 * state of its parts. `/readyz` returns 503 when a part does not answer within 3 seconds, and
 * once the process is asked to stop.
 */
export function addHealthRoutes(
  app: FastifyInstance,
  checks: Record<string, ReadinessCheck>,
  isStopping: () => boolean,
): void {
  const readStates = createReadStates(checks);
  app.get('/healthz', probe, (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));
  app.get('/readyz', probe, async (_request, reply) => {
    const answer = reply.header('cache-control', 'no-store');
    if (isStopping()) return answer.code(503).send({ status: 'stopping', parts: {} });
    const parts = await readStates();
    const isReady = Object.values(parts).every((state) => state === 'ok');
    return answer.code(isReady ? 200 : 503).send({ status: isReady ? 'ok' : 'failing', parts });
  });
}
