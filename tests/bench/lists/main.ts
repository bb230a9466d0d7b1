/**
 * Lists of assets under load, through the real HTTP API:
 *
 *     npm run bench:lists -- postgres      1,000,000 assets, 50 clients
 *     npm run bench:lists -- embedded      100,000 assets, 10 clients
 *
 * `--seconds` of each run; `--only closed` or `--only thinking` leaves the other run out; `--think` milliseconds between
 * an answer and the next request; `--change-every` seconds between two changes of an asset of the company, 0 for none;
 * `--url` uses a running PostgreSQL and leaves the filled database there.
 */
import { spawn } from 'node:child_process';
import { availableParallelism, cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { FROM_SOURCE } from '../../../scripts/lib/server.mjs';
import { filledEmbedded, filledPostgres } from './database.ts';
import { figuresOf, figuresTable } from './figures.ts';
import { companySizes } from './fill.ts';
import { kinds } from './kinds.ts';
import type { LoadAnswer, LoadOrder } from './load.ts';
import { startServer, type RunningServer } from './server.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seconds: { type: 'string', default: '30' },
    only: { type: 'string' },
    think: { type: 'string', default: '1000' },
    'change-every': { type: 'string', default: '10' },
    url: { type: 'string' },
    assets: { type: 'string' },
    clients: { type: 'string' },
  },
});
const isEmbedded = positionals[0] === 'embedded';
const assets = Number(values.assets ?? (isEmbedded ? 100_000 : 1_000_000));
const clients = Number(values.clients ?? (isEmbedded ? 10 : 50));
const durationMs = Number(values.seconds) * 1000;
const changeEveryMs = Number(values['change-every']) * 1000;
const WARM_UP_MS = 5000;
const thinkTimeMs = Number(values.think);
const PEOPLE = 50;

/** Runs the clients in another process. */
async function load(order: LoadOrder): Promise<LoadAnswer> {
  const child = spawn(process.execPath, [FROM_SOURCE, join(import.meta.dirname, 'load.ts'), JSON.stringify(order)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const answer = await text(child.stdout);
  if (answer === '') throw new Error('The clients ended without figures: a request was refused.');
  return JSON.parse(answer) as LoadAnswer;
}

/** Changes an asset of the large company through the API, again and again; what lists remember is wrong each time. */
function keepChanging(server: RunningServer, token: string): () => void {
  if (changeEveryMs === 0) return () => undefined;
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const change = async () => {
    const list = await fetch(`${server.origin}/api/v2/assets?top=1&orderBy=modified%20asc`, { headers });
    const [asset] = (await list.json()) as Record<string, unknown>[];
    const { id, siteId, name, type, memberIds, uploaderIds, presetIds, severityScaleId, layoutTemplateId } = asset!;
    const payload = {
      siteId,
      name,
      type,
      members: memberIds,
      uploaders: uploaderIds,
      presets: presetIds,
      categories: ['category-1-large'],
      severityScale: severityScaleId,
      layoutTemplateId,
    };
    const reply = await fetch(`${server.origin}/api/v2/assets/${String(id)}`, {
      method: 'PUT',
      headers,
      body: JSON.stringify(payload),
    });
    if (!reply.ok) throw new Error(`A change answers ${reply.status}: ${await reply.text()}`);
  };
  const timer = setInterval(() => void change().catch((error: unknown) => console.error(error)), changeEveryMs);
  return () => clearInterval(timer);
}

async function run(server: RunningServer, title: string, thinkTimeMs: number): Promise<void> {
  const people = Array.from({ length: PEOPLE }, (_, at) => at);
  const emails = {
    Admin: people.map((at) => `admin-${at + 1}-large@bench.example`),
    Member: people.map((at) => `user-${11 + at * 7}-large@bench.example`),
  };
  const [admins, members] = await Promise.all(
    [emails.Admin, emails.Member].map((each) => Promise.all(each.map(server.token))),
  );
  const { sites } = companySizes(assets)[0]!;
  const stopChanging = keepChanging(server, admins![0]!);
  const memory: number[] = [];
  const sampling = setInterval(() => memory.push(server.usage().rssMebibytes), 1000);
  const order = {
    origin: server.origin,
    clients,
    thinkTimeMs,
    warmUpMs: WARM_UP_MS,
    durationMs,
    largeSites: sites,
    tokens: { Admin: admins!, Member: members! },
  };
  const before = server.usage();
  const { samples, cpuMsPerRequest } = await load(order);
  clearInterval(sampling);
  stopChanging();
  // Of all requests, those of the first seconds included.
  const serverMs = (server.usage().cpuMs - before.cpuMs) / (samples.length * (1 + WARM_UP_MS / durationMs));
  console.log(`\n${title}: ${Math.round(samples.length / (durationMs / 1000))} requests a second`);
  console.log(
    figuresTable(
      figuresOf(
        samples,
        kinds(sites).map(({ name }) => name),
      ),
    ),
  );
  console.log(
    `CPU per request: server ${serverMs.toFixed(2)} ms, client ${cpuMsPerRequest.toFixed(2)} ms; load average ${loadavg()[0]!.toFixed(1)}`,
  );
  const everyHalfMinute = memory.filter((_, at) => at % 30 === 0);
  console.log(
    `memory: ${[...everyHalfMinute, memory.at(-1)].join(', ')} MiB, one every 30 s; ${Math.max(...memory)} MiB at most`,
  );
}

const database = isEmbedded ? await filledEmbedded(assets) : await filledPostgres(assets, values.url);
const server = await startServer(database.env);
try {
  const change = changeEveryMs === 0 ? 'no changes' : `an asset changed every ${values['change-every']} s`;
  console.log(
    `${assets} assets, ${database.version}, Node ${process.version}, ${availableParallelism()} cores (${cpus()[0]?.model}); ${change}`,
  );
  if (values.only !== 'closed') await run(server, `${clients} clients that think for ${thinkTimeMs} ms`, thinkTimeMs);
  if (values.only !== 'thinking') await run(server, `${clients} clients without a pause`, 0);
} finally {
  await server.stop();
  await database.stop();
}
