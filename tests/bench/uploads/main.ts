/**
 * Uploads from Chromium to our service and to a bare Node server of the same durability, in turns:
 *
 *     npm run bench:uploads -- --files 1000 --rounds 4
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Page } from 'playwright';
import { fillDataDir } from '../../../packages/studio-server/src/resources/testing/fill-data-dir.ts';
import { resolveBrowser } from '../../../scripts/lib/browser.mjs';
import { startServer, type RunningServer } from '../lists/server.ts';
import { type Round, sendFiles, type Upload } from './send-files.ts';
import { startBare } from './start-bare.ts';

const { values } = parseArgs({
  options: {
    files: { type: 'string', default: '1000' },
    rounds: { type: 'string', default: '4' },
    folder: { type: 'string', default: tmpdir() },
  },
});
const rounds = Number(values.rounds);
const filesPerRound = Math.ceil(Number(values.files) / rounds);
const FILE_BYTES = 5_000_000;
const AT_ONCE = 5;
const MEMORY_SAMPLE_MS = 250;
const MEGABYTE = 1_000_000;

/** A round of a contestant, in MB/s of file bytes. */
async function send(page: Page, round: Pick<Round, 'uploads' | 'token'>): Promise<number> {
  const milliseconds = await page.evaluate(sendFiles, { ...round, fileBytes: FILE_BYTES, atOnce: AT_ONCE });
  return (round.uploads.length * FILE_BYTES) / MEGABYTE / (milliseconds / 1000);
}

/** A bare server for one round; what it kept is removed. */
async function sendToBare(page: Page, durability: 'durable' | 'fast', count: number): Promise<number> {
  const server = await startBare(values.folder, durability);
  const origin = `http://127.0.0.1:${server.port}`;
  await page.goto(origin);
  const rate = await send(page, {
    uploads: Array.from({ length: count }, (_, index) => ({ url: `${origin}/f${index}` })),
  });
  await server.stop();
  return rate;
}

/** Our server with a company and a draft, on the embedded database. */
async function startOurs(dataDir: string) {
  const records = await fillDataDir(dataDir, 'northline');
  const server = await startServer({ STUDIO_DATA_DIR: dataDir, STUDIO_WORKERS: '1' });
  return { server, projectId: records.projectId, token: await server.token(`${records.people.Uploader}@demo.example`) };
}

type Ours = Awaited<ReturnType<typeof startOurs>>;

/** Registers photos and returns their upload URLs: `whole` requests URLs and confirms in the browser, as the app does. */
async function register({ server, projectId, token }: Ours, count: number, isWhole: boolean): Promise<Upload[]> {
  const api = `${server.origin}/api/v2`;
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const rgb = Array.from({ length: count }, (_, index) => ({
    name: `DJI_${index}.JPG`,
    size: Math.ceil(FILE_BYTES / 1024),
  }));
  const reply = await fetch(`${api}/projects/${projectId}/modules`, {
    method: 'PUT',
    headers,
    body: JSON.stringify({ three: { rgb, ir: [] } }),
  });
  if (!reply.ok) throw new Error(`The registration answers ${reply.status}: ${await reply.text()}`);
  const { three } = (await reply.json()) as { three: { rgb: { id: string; s3Key: string }[] } };
  const linkOf = (key: string) => `${api}/upload?content_type=image/jpeg&prefix=${encodeURIComponent(key)}`;
  if (isWhole)
    return three.rgb.map(({ id, s3Key }) => ({ url: linkOf(s3Key), confirmUrl: `${api}/images/${id}/uploaded` }));
  const uploads: Upload[] = [];
  for (const { s3Key } of three.rgb) {
    const { url } = (await (await fetch(linkOf(s3Key), { headers })).json()) as { url: string };
    uploads.push({ url: server.origin + url });
  }
  return uploads;
}

async function sendToOurs(page: Page, ours: Ours, count: number, isWhole: boolean): Promise<number> {
  const uploads = await register(ours, count, isWhole);
  await page.goto(`${ours.server.origin}/healthz`);
  return send(page, isWhole ? { uploads, token: ours.token } : { uploads });
}

/** The most memory the server holds in each quarter of the time, in MiB. */
function watchMemory(server: RunningServer) {
  const mebibytes: number[] = [];
  const timer = setInterval(() => mebibytes.push(server.usage().rssMebibytes), MEMORY_SAMPLE_MS);
  return () => {
    clearInterval(timer);
    const quarter = Math.ceil(mebibytes.length / 4);
    return [0, 1, 2, 3].map((part) => Math.max(...mebibytes.slice(part * quarter, (part + 1) * quarter)));
  };
}

const total = (rates: readonly number[]) => rates.length / rates.reduce((sum, rate) => sum + 1 / rate, 0);
const show = (name: string, rates: readonly number[], against: number) =>
  console.log(
    `| ${name} | ${total(rates).toFixed(0)} MB/s | ${((total(rates) / against) * 100).toFixed(0)} % | ${rates.map((rate) => rate.toFixed(0)).join(', ')} |`,
  );

const dataDir = await mkdtemp(join(values.folder, 'bench-uploads-'));
const ours = await startOurs(dataDir);
const startMebibytes = ours.server.usage().rssMebibytes;
const { executablePath, args, env } = await resolveBrowser();
const browser = await chromium.launch({ executablePath, args, env });
try {
  // The service lets no script on its pages, and the one that sends is ours.
  const page = await browser.newPage({ bypassCSP: true });
  await sendToBare(page, 'durable', AT_ONCE);
  await sendToOurs(page, ours, AT_ONCE, false);
  const stopWatching = watchMemory(ours.server);
  const [bare, put, whole]: [number[], number[], number[]] = [[], [], []];
  for (let round = 0; round < rounds; round += 1) {
    bare.push(await sendToBare(page, 'durable', filesPerRound));
    put.push(await sendToOurs(page, ours, filesPerRound, false));
  }
  whole.push(await sendToOurs(page, ours, filesPerRound, true));
  const memory = stopWatching();
  const fast = [await sendToBare(page, 'fast', filesPerRound)];
  console.log(
    `${rounds} rounds of ${filesPerRound} files of 5 MB, ${AT_ONCE} at a time, load average ${loadavg()[0]!.toFixed(1)}`,
  );
  show('bare Node server, synced', bare, total(bare));
  show('our service', put, total(bare));
  show('our service with address and confirmation', whole, total(bare));
  show('bare Node server, not synced', fast, total(bare));
  console.log(
    `memory of our server: ${startMebibytes} MiB after its start; at most, in each quarter of the time: ${memory.join(', ')} MiB`,
  );
} finally {
  await browser.close();
  await ours.server.stop();
  await rm(dataDir, { recursive: true, force: true });
}
