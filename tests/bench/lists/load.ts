/** The clients of the list benchmark, in a process of their own; it says what it measured as one line of JSON. Answers are read, not parsed. */
import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { uniformFloat64 } from 'pure-rand/distribution/uniformFloat64';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import type { Sample } from './figures.ts';
import { kinds, toSearch, type Kind } from './kinds.ts';

/** Options of this process, as JSON in its first argument. */
export interface LoadOrder {
  origin: string;
  clients: number;
  /** Between an answer and the next request of the same client, evenly from half of it to one and a half. */
  thinkTimeMs: number;
  warmUpMs: number;
  durationMs: number;
  /** Sites of the large company. */
  largeSites: number;
  tokens: Record<Kind['role'], string[]>;
}

/** What this process answers. */
export interface LoadAnswer {
  samples: Sample[];
  /** What the clients themselves took of the processor, per request. */
  cpuMsPerRequest: number;
}

const order = JSON.parse(process.argv[2]!) as LoadOrder;
const all = kinds(order.largeSites);
const totalWeight = all.reduce((total, { weight }) => total + weight, 0);
const agent = new Agent({ keepAlive: true, maxSockets: order.clients });
const samples: Sample[] = [];
let requestCount = 0;

function draw(random: () => number): Kind {
  let at = random() * totalWeight;
  return all.find(({ weight }) => (at -= weight) < 0) ?? all[0]!;
}

/** Milliseconds until the last byte. */
function get(path: string, token: string): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const start = performance.now();
  const sent = request(order.origin + path, { agent, headers: { authorization: `Bearer ${token}` } }, (reply) => {
    if (reply.statusCode !== 200 || reply.headers['x-pagination'] === undefined)
      reject(new Error(`${path} answers ${reply.statusCode}.`));
    reply.resume();
    reply.on('end', () => resolve(performance.now() - start));
    reply.on('error', reject);
  });
  sent.on('error', reject);
  sent.end();
  return promise;
}

const start = performance.now();
const warmUntil = start + order.warmUpMs;
const endsAt = warmUntil + order.durationMs;

async function client(number: number): Promise<void> {
  const generator = xoroshiro128plus(number);
  const random = () => uniformFloat64(generator);
  await sleep(random() * order.thinkTimeMs);
  while (performance.now() < endsAt) {
    const kind = draw(random);
    const tokens = order.tokens[kind.role];
    const sentAt = performance.now();
    requestCount += 1;
    const ms = await get(`/api/v2/assets?${toSearch(kind.query(random))}`, tokens[number % tokens.length]!);
    if (sentAt >= warmUntil) samples.push({ kind: kind.name, ms });
    if (order.thinkTimeMs > 0) await sleep(order.thinkTimeMs * (0.5 + random()));
  }
}

await Promise.all(Array.from({ length: order.clients }, (_, number) => client(number)));
agent.destroy();
const { user, system } = process.cpuUsage();
const answer: LoadAnswer = { samples, cpuMsPerRequest: (user + system) / 1000 / requestCount };
process.stdout.write(JSON.stringify(answer));
