/**
 * Floods a real server from one address while people work from others. Exits with 1 when the people
 * notice: any failed request, or a 95th percentile of more than twice the one before.
 *
 *     npm run flood
 *     npm run flood -- --half-open 2000 --slow-readers 1000 --people 20 --seconds 30
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { fillDataDir } from '../../packages/studio-server/src/resources/testing/fill-data-dir.ts';
import { nodePath } from '../../scripts/lib/node.mjs';
import { percentile } from '../bench/lists/figures.ts';
import { startServer } from '../bench/lists/server.ts';
import type { FloodOrder, FloodReport } from './flooders.ts';
import { storeFile } from './store-file.ts';
import { work, type Work } from './people.ts';

const { values } = parseArgs({
  options: {
    'half-open': { type: 'string', default: '2000' },
    'slow-readers': { type: 'string', default: '1000' },
    people: { type: 'string', default: '20' },
    seconds: { type: 'string', default: '30' },
  },
});
const ATTACKER = '127.0.0.2';
const WARM_UP_MS = 5_000;
/** Time for the flood to build up before the people are measured. */
const FLOOD_LEAD_MS = 8_000;
/** Clocks and schedulers of a busy machine: below this, twice as slow is not noticed. */
const UNNOTICED_MS = 25;

/** Starts the attackers. Returns a function that ends them. */
function flood(order: FloodOrder): () => Promise<FloodReport> {
  const child = spawn(nodePath(), [join(import.meta.dirname, 'flooders.ts'), JSON.stringify(order)], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  return async () => {
    child.stdin.end();
    const [output] = await Promise.all([text(child.stdout), once(child, 'exit')]);
    return JSON.parse(output) as FloodReport;
  };
}

function describe(label: string, { durationsMs, failures }: Work): string {
  const [p50, p95, most] = [0.5, 0.95, 1].map((share) => `${percentile(durationsMs, share).toFixed(0)} ms`);
  const failed = Object.entries(failures).map(([status, count]) => `${count} × ${status}`);
  return `${label}: ${durationsMs.length} requests, p50 ${p50}, p95 ${p95}, longest ${most}, failed: ${failed.join(', ') || 'none'}`;
}

const dataDir = await mkdtemp(join(tmpdir(), 'studio-flood-'));
const records = await fillDataDir(dataDir, 'northline');
const server = await startServer({ STUDIO_DATA_DIR: dataDir, STUDIO_WORKERS: '0', STUDIO_LOG_LEVEL: 'fatal' });
try {
  const port = Number(new URL(server.origin).port);
  const tokens = await Promise.all(Object.values(records.people).map((name) => server.token(`${name}@demo.example`)));
  const manager = await server.token(`${records.people.Manager}@demo.example`);
  const filePath = await storeFile(server.origin, manager);
  const place = { port, tokens, peopleCount: Number(values.people), durationMs: Number(values.seconds) * 1000 };

  await work({ ...place, durationMs: WARM_UP_MS });
  const calm = await work(place);
  console.log(describe('Before the flood', calm));
  const end = flood({
    port,
    filePath,
    localAddress: ATTACKER,
    halfOpenCount: Number(values['half-open']),
    slowReaderCount: Number(values['slow-readers']),
  });
  await new Promise((resolve) => setTimeout(resolve, FLOOD_LEAD_MS));
  const flooded = await work(place);
  const memory = server.usage().rssMebibytes;
  const report = await end();
  console.log(describe('During the flood', flooded));
  console.log(`Flood: ${JSON.stringify(report)}; server ${memory} MiB; load ${loadavg()[0]!.toFixed(1)}`);

  const limitMs = Math.max(UNNOTICED_MS, 2 * percentile(calm.durationsMs, 0.95));
  const isNoticed = Object.keys(flooded.failures).length > 0 || percentile(flooded.durationsMs, 0.95) > limitMs;
  console.log(isNoticed ? 'FAILED: the people noticed.' : 'Passed: nobody noticed.');
  process.exitCode = isNoticed ? 1 : 0;
} finally {
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
}
