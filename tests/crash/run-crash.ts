import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { RestError } from '@azure/storage-blob';
import { uniformFloat64 } from 'pure-rand/distribution/uniformFloat64';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import {
  downloadAddress,
  prepareCrash,
  readOutcome,
} from '../../packages/studio-server/src/processing/testing/crash-data.ts';
import { tokenFor } from '../e2e/api.ts';
import { emptyServices, type ProvidedServices } from '../e2e/empty-services.ts';
import { startStudio, type Studio } from '../e2e/studio.ts';
import { type Client, createClient, UnansweredError, untilAnswered, untilFound } from './client.ts';
import { type SentFile, sha256, startUploaders, type Uploaders } from './uploaders.ts';
import { startWorkerProcesses, type WorkerProcesses } from './worker-processes.ts';
import { startWriters, type Writers } from './writers.ts';

/** One series of kills. */
export interface CrashPlan extends ProvidedServices {
  kills: number;
  seed: number;
  /** Processes beside the server that work on jobs; with none the server does it itself. */
  workerProcesses: number;
}

/** What a series has shown. */
export interface CrashReport {
  kills: number;
  /** Of them: while the server was starting. */
  killsWhileStarting: number;
  /** Of them: of processes that only work on jobs. */
  workerKills: number;
  acknowledgedWrites: number;
  acknowledgedFiles: number;
  inspections: number;
  /** From each start after a kill until the server was ready, in milliseconds. */
  reopenMs: number[];
  /** Promises that were broken, each in a sentence. */
  complaints: string[];
}

const WRITER_LANES = 4;
const UPLOADER_LANES = 2;
const UPTIME_MS = { least: 300, most: 3000 };
/** Long enough for the start to be under way, short enough to be in the middle of it. */
const STARTING_MS = { least: 200, most: 1500 };
const SHARE_WHILE_STARTING = 0.2;
const SETTLED_TIMEOUT_MS = 180_000;
const METRICS_TIMEOUT_MS = 10_000;

/**
 * Kills a working server again and again, then checks that everything it has acknowledged is there.
 *
 * @throws when the server does not start again, or refuses what it should not
 */
export async function runCrash(plan: CrashPlan): Promise<CrashReport> {
  const services = await emptyServices(plan);
  const { place, records } = await prepareCrash(services.env['DATABASE_URL'] ?? null);
  const { dataDir } = place;
  const metricsToken = randomUUID();
  const env = {
    STUDIO_SEED: 'none',
    STUDIO_WORKERS: plan.workerProcesses > 0 ? '0' : '2',
    STUDIO_METRICS_TOKEN: metricsToken,
  };
  const kept = { ...services, remove: async () => {} }; // the outcome is read when the server has stopped
  const studio = await startStudio({ dataDir, services: kept, env });
  const workers = startWorkerProcesses(plan.workerProcesses, { ...services.env, STUDIO_DATA_DIR: dataDir });
  try {
    const generator = xoroshiro128plus(plan.seed);
    const random = () => uniformFloat64(generator);
    const client = createClient(studio.url, await tokenFor(studio, records.people.Manager));
    const writers = startWriters(client, records, random, WRITER_LANES);
    const uploaders = await startUploaders(client, records, UPLOADER_LANES);
    const run = { plan, studio, metricsToken, workers, client, writers, uploaders, random };
    const kills = await killAgainAndAgain(run);
    await Promise.all([writers.stop(), uploaders.stop()]);
    const complaints = [...kills.complaints, ...(await settle(run))];
    complaints.push(...(await writers.verify()), ...(await checkFiles(run, uploaders.files)));
    const exitCodes = await workers.stop();
    if (exitCodes.some((code) => code !== 0))
      complaints.push(`Workers asked to stop ended with ${exitCodes.join(', ')}.`);
    await studio.kill('SIGTERM');
    complaints.push(...outcomeComplaints(await readOutcome(place), uploaders.sent));
    return {
      ...kills,
      acknowledgedWrites: writers.acknowledged.writes,
      acknowledgedFiles: uploaders.files.filter(({ isAcknowledged }) => isAcknowledged).length,
      inspections: uploaders.sent.length,
      complaints,
    };
  } finally {
    await workers.stop();
    await studio.stop();
    await services.remove();
    await rm(dataDir, { recursive: true, force: true });
  }
}

interface Run {
  plan: CrashPlan;
  studio: Studio;
  metricsToken: string;
  workers: WorkerProcesses;
  client: Client;
  writers: Writers;
  uploaders: Uploaders;
  random: () => number;
}

async function killAgainAndAgain(run: Run) {
  const { plan, studio, workers, random } = run;
  const between = ({ least, most }: typeof UPTIME_MS) => least + random() * (most - least);
  const report = {
    kills: 0,
    killsWhileStarting: 0,
    workerKills: 0,
    reopenMs: [] as number[],
    complaints: [] as string[],
  };
  while (report.kills < plan.kills) {
    await sleep(between(UPTIME_MS));
    report.kills += 1;
    const victim = Math.floor(random() * (workers.count + 1));
    if (victim < workers.count) {
      report.workerKills += 1;
      await workers.replace(victim);
      continue;
    }
    await studio.kill();
    const underWay = run.uploaders.files.filter(({ isAcknowledged }) => !isAcknowledged);
    while (report.kills < plan.kills && random() < SHARE_WHILE_STARTING) {
      report.kills += 1;
      report.killsWhileStarting += 1;
      const starting = studio.restart().catch(() => undefined); // it is killed on the way
      await sleep(between(STARTING_MS));
      await studio.kill();
      await starting;
    }
    const begunAt = performance.now();
    await studio.restart();
    report.reopenMs.push(performance.now() - begunAt);
    report.complaints.push(...(await checkFiles(run, underWay)));
  }
  return report;
}

/**
 * Waits until nothing is in processing any more, and no job waits or runs: one whose process was killed after the
 * inspection was completed, and before the job was taken off, stays until its lease is over and is then found done.
 */
async function settle({ client, studio, metricsToken, uploaders }: Run): Promise<string[]> {
  const deadline = Date.now() + SETTLED_TIMEOUT_MS;
  let waiting = uploaders.sent;
  let jobs = 1;
  while ((waiting.length > 0 || jobs > 0) && Date.now() < deadline) {
    const details = await Promise.all(
      waiting.map((id) => client.insist('GET', `projects/${id}`) as Promise<{ id: string; status: number }>),
    );
    waiting = details.filter(({ status }) => status !== COMPLETED && status !== FAILED).map(({ id }) => id);
    jobs = await openJobs(studio.url, metricsToken);
    if (waiting.length > 0 || jobs > 0) await sleep(250);
  }
  return waiting.map((id) => `${id} was sent and is still in processing after ${SETTLED_TIMEOUT_MS / 1000} s.`);
}

/** Jobs that wait or run, as the server measures them. @throws when it does not say */
async function openJobs(url: string, token: string): Promise<number> {
  const measured = await untilAnswered(async () => {
    const request = { headers: { authorization: `Bearer ${token}` }, signal: AbortSignal.timeout(METRICS_TIMEOUT_MS) };
    const response = await fetch(`${url}/metrics`, request).catch(() => undefined);
    if (response?.ok !== true) throw new UnansweredError('GET /metrics');
    return [...(await response.text()).matchAll(/^studio_jobs\{state="(?:queued|running)"\} (\d+)$/gm)];
  });
  if (measured.length !== 2) throw new Error('The server does not measure its jobs.');
  return measured.reduce((sum, [, count]) => sum + Number(count), 0);
}

const COMPLETED = 3;
const FAILED = 4;
const IMAGES_PER_INSPECTION = 21;

/** A file is served whole or not at all; one that was acknowledged is served. */
async function checkFiles({ studio, client, plan }: Run, files: readonly SentFile[]): Promise<string[]> {
  const complaints: string[] = [];
  for (const { key, sha256: sent, isAcknowledged } of files) {
    const bytes = await (plan.azure === undefined ? served(studio, client, key) : stored(studio, key));
    if (bytes === null && isAcknowledged) complaints.push(`${key} was acknowledged and is gone.`);
    if (bytes !== null && sha256(bytes) !== sent)
      complaints.push(`${key} has other bytes than were sent (${bytes.length}).`);
  }
  return complaints;
}

const served = (studio: Studio, client: Client, key: string): Promise<Buffer | null> =>
  untilFound(async () => {
    const response = await client.once('GET', studio.url + (await downloadAddress(studio.dataDir, key)));
    return Buffer.from(await response.arrayBuffer());
  });

/** Reads a file from the storage account. @returns null if it is not there */
async function stored(studio: Studio, key: string): Promise<Buffer | null> {
  try {
    return await studio.storedFile(key);
  } catch (error) {
    if (error instanceof RestError && error.statusCode === 404) return null;
    throw error;
  }
}

function outcomeComplaints(
  { dataUsed, statuses, jobStates }: Awaited<ReturnType<typeof readOutcome>>,
  sent: readonly string[],
): string[] {
  const complaints = sent
    .filter((id) => statuses.get(id) !== 'Completed')
    .map((id) => `${id} was sent and is ${statuses.get(id) ?? 'gone'}.`);
  if (jobStates.length > 0) complaints.push(`Jobs are left: ${jobStates.join(', ')}.`);
  const expected = sent.length * IMAGES_PER_INSPECTION;
  if (dataUsed !== expected)
    complaints.push(`${expected} images were processed and ${dataUsed} are counted against the licence.`);
  return complaints;
}
