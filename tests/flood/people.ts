import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

/** How the requests of all people fared. */
export interface Work {
  /** Duration of each request in milliseconds, to the last byte; shortest first. */
  durationsMs: number[];
  /** Requests without a 2xx, by status or error code. */
  failures: Record<string, number>;
}

/** Where the people work. Person `index` comes from the address 127.0.1.`index`. */
export interface Workplace {
  port: number;
  /** Tokens, shared by turns. */
  tokens: readonly string[];
  peopleCount: number;
  durationMs: number;
}

const PATHS = [
  '/api/v2/users/whoami',
  '/api/v2/sites?count=true&top=20',
  '/api/v2/assets?count=true&top=20',
  '/api/v2/projects?count=true&top=20',
] as const;
/** Mean pause between a response and the next request of a person. */
const PAUSE_MS = 300;
const TIMEOUT_MS = 15_000;

/** Resolves with the status, or the error code, when the response has ended. */
function get(port: number, path: string, token: string, agent: Agent): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<string>();
  const sent = request(
    { port, path, agent, host: '127.0.0.1', timeout: TIMEOUT_MS, headers: { authorization: `Bearer ${token}` } },
    (reply) => {
      reply.resume();
      reply.on('end', () => resolve(String(reply.statusCode)));
      reply.on('error', () => resolve('cut off'));
    },
  );
  sent.on('timeout', () => sent.destroy(Object.assign(new Error(), { code: 'timeout' })));
  sent.on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? 'error'));
  sent.end();
  return promise;
}

/** Lets people read lists, each over a connection of their own, and measures every request. */
export async function work({ port, tokens, peopleCount, durationMs }: Workplace): Promise<Work> {
  const result: Work = { durationsMs: [], failures: {} };
  const endsAt = performance.now() + durationMs;
  const person = async (_: unknown, index: number) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1, localAddress: `127.0.1.${index + 1}` });
    for (let turn = index; performance.now() < endsAt; turn += 1) {
      const startedAt = performance.now();
      const status = await get(port, PATHS[turn % PATHS.length]!, tokens[index % tokens.length]!, agent);
      result.durationsMs.push(performance.now() - startedAt);
      if (!status.startsWith('2')) result.failures[status] = (result.failures[status] ?? 0) + 1;
      await sleep(PAUSE_MS * (0.5 + Math.random()));
    }
    agent.destroy();
  };
  await Promise.all(Array.from({ length: peopleCount }, person));
  result.durationsMs.sort((a, b) => a - b);
  return result;
}
