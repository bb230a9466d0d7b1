import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { type Call, calls } from '@inspection-studio/domain/calls';
import { MAIN_API_POLICY } from '@inspection-studio/domain/errors';
import fc from 'fast-check';
import { openApiDocument } from '../../../http/openapi.ts';
import type { Json } from '../../../http/wire-schema.ts';
import { implementedCalls } from '../../index.ts';
import { insertCompany } from '../insert-company.ts';
import { startTestStudio, type TestStudio } from '../start-test-studio.ts';
import { documentedIn, faultOf } from './faults-of.ts';
import { makeWorld } from './make-world.ts';
import { type RawRequest, requestsOf, strayRequests } from './odd-requests.ts';
import { plainRequest } from './plain-requests.ts';
import { type RawAnswer, sendRaw } from './send-raw.ts';
import { watchChanges } from './watch-changes.ts';

/** A request with a faulty response. */
export interface Fault {
  call: string;
  fault: string;
  request: RawRequest;
  answer: RawAnswer;
}

export interface FuzzReport {
  requests: number;
  /** Requests by status class: `{ 2: 310, 4: 4100 }`; 0 for closed connections. */
  byStatus: Record<number, number>;
  /** Number of calls that succeeded at least once. */
  succeeded: number;
  /** The first fault of each kind. */
  faults: readonly Fault[];
  /** Heap growth after garbage collection since the warm-up, in bytes. */
  heapGrowthBytes: number;
}

interface Options {
  /** Latest end of the run. @default after all rounds */
  seconds?: number;
  /** Number of rounds. @default as many as fit the time */
  rounds?: number;
  seed: number;
  /** Names of the calls, in this order, which the requests depend on like on the seed. @default all */
  only?: readonly string[];
  /** Number of requests after which the company is created again, because earlier ones may have deleted most of it. @default 600 */
  roundRequests?: number;
  /** Response timeout in milliseconds. @default the timeout of the product's client */
  patienceMs?: number;
  /** Starts the server under test. */
  start?: () => Promise<TestStudio>;
}

const ROUND_REQUESTS = 600;
const WARM_UP_ROUNDS = 2;

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

function heapBytes(): number {
  collectGarbage();
  return process.memoryUsage().heapUsed;
}

/** Encodes a number in letters: 0 is `a`, 25 `z`, 26 `ba`. Test tokens consist of letters only. */
const letters = (number: number): string =>
  (number < 26 ? '' : letters(Math.floor(number / 26))) + String.fromCharCode(97 + (number % 26));

/** Maximum size of headers in Node: 16 KiB. */
const HEADER_BYTES_MAX = 14_000;

/** Only requests to a call's own URL are checked against its documentation. */
function hasReached({ path }: Call, { target, headers }: RawRequest): boolean {
  const plain = new RegExp(`^/api/v2/${path.replace(/\{\w+\}/g, '[\\w-]{1,80}')}(\\?|$)`);
  const isShort = target.length + headers.join().length < HEADER_BYTES_MAX;
  return (
    isShort &&
    plain.test(target) &&
    headers.every(
      ([name, value]) =>
        /^[a-z-]+$/.test(name) &&
        name !== 'transfer-encoding' &&
        !value.includes('\u0000') &&
        !value.includes('\u0001'),
    )
  );
}

/**
 * Sends requests generated from the schemas of every call, sequentially, for a number of seconds or rounds,
 * and checks every response. Each round starts with a valid request of every call, which must
 * succeed.
 */
export async function runFuzz(options: Options): Promise<FuzzReport> {
  const studio = await (options.start ?? startTestStudio)();
  try {
    return await fuzz(studio, options);
  } finally {
    await studio.close();
  }
}

async function fuzz(studio: TestStudio, options: Options): Promise<FuzzReport> {
  const {
    seconds = Infinity,
    rounds = Infinity,
    seed,
    only,
    roundRequests = ROUND_REQUESTS,
    patienceMs = MAIN_API_POLICY.timeoutMs,
  } = options;
  const foreign = await insertCompany(studio.db, 'meridian');
  const stored = await watchChanges(studio);
  const port = Number(new URL(studio.origin).port);
  const { paths } = openApiDocument(calls, '0.0.0') as { paths: Record<string, Record<string, Json>> };
  const table: Readonly<Record<string, Call>> = implementedCalls;
  const rows = (only ?? Object.keys(table)).map((name) => [name, table[name]!] as const);
  const kinds = new Map<string, Fault>();
  const byStatus: Record<number, number> = {};
  const succeeded = new Set<string>();
  const end = performance.now() + seconds * 1000;
  let heapBefore: number | null = null;
  let sent = 0;
  let before = await stored();

  const judge = async (name: string, call: Call | null, request: RawRequest, isPlain = false) => {
    const answer = await sendRaw(port, request, patienceMs);
    sent += 1;
    const hundred = Math.floor(answer.status / 100);
    byStatus[hundred] = (byStatus[hundred] ?? 0) + 1;
    const isReached = call !== null && hasReached(call, request);
    if (isReached && hundred === 2) succeeded.add(name);
    const documented = isReached ? documentedIn(paths[`/${call.path}`]![call.method.toLowerCase()]!) : null;
    const after = await stored();
    const isUnchanged = after.changes === before.changes && after.files === before.files;
    const storing =
      hundred === 2 || isUnchanged
        ? null
        : `status ${answer.status}, and yet something was stored: ${JSON.stringify({ before, after })}`;
    before = after;
    const refusal = isPlain && hundred !== 2 ? `status ${answer.status} for a request that has nothing odd` : null;
    const fault = faultOf(request, answer, call, documented) ?? storing ?? refusal;
    if (fault !== null) {
      const kind = `${name}: ${fault.replace(/\d{2,}(?!\d* is)/g, '#')}`;
      if (!kinds.has(kind)) kinds.set(kind, { call: name, fault, request, answer });
    }
  };

  for (let round = 0; round < rounds && performance.now() < end; round += 1) {
    const world = await makeWorld(studio, `round${letters(round)}`, foreign);
    before = await stored();
    for (const [name, call] of rows) await judge(name, call, plainRequest(name, call, world), true);
    const makers: [string, Call | null, fc.Arbitrary<RawRequest>][] = [
      ...rows.map(([name, call]): [string, Call, fc.Arbitrary<RawRequest>] => [
        name,
        call,
        requestsOf(name, call, world),
      ]),
      ['no call', null, strayRequests],
    ];
    const numRuns = Math.ceil(roundRequests / makers.length);
    const drawn = makers.map(([name, call, maker], row) => ({
      name,
      call,
      made: fc.sample(maker, { seed: seed + round * 1000 + row, numRuns }),
    }));
    // One of each call in turn, deletions last, because the others need the deleted records.
    const isDeletion = ({ call }: (typeof drawn)[number]) => call?.method === 'DELETE';
    for (const part of [drawn.filter((each) => !isDeletion(each)), drawn.filter(isDeletion)]) {
      for (let run = 0; run < numRuns && performance.now() < end; run += 1) {
        for (const { name, call, made } of part) if (performance.now() < end) await judge(name, call, made[run]!);
      }
    }
    if (round + 1 === WARM_UP_ROUNDS) heapBefore = heapBytes();
  }
  const heapGrowthBytes = heapBefore === null ? 0 : heapBytes() - heapBefore;
  return { requests: sent, byStatus, succeeded: succeeded.size, faults: [...kinds.values()], heapGrowthBytes };
}
