import { join } from 'node:path';
import { PRODUCT_NAME } from '@inspection-studio/domain';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { type Config, readConfig } from './config.ts';
import { openDatabase } from './database/open-database.ts';
import type { Queryable } from './database/transaction.ts';
import { seedDemo } from './demo/seed.ts';
import type { SignedInUser } from './http/authenticate.ts';
import { createApp } from './http/create-app.ts';
import { createImplement } from './http/implement.ts';
import { runtimeConfig } from './http/runtime-config.ts';
import { originsOf } from './http/security-headers.ts';
import { StudioHttpError } from './http/studio-http-error.ts';
import { openSignIn } from './identity/open-sign-in.ts';
import { createImagePool } from './processing/image-pool.ts';
import { createInspectionJob, PROCESS_INSPECTION } from './processing/inspection-jobs.ts';
import { createJobQueue } from './processing/job-queue.ts';
import { startWorker } from './processing/job-worker.ts';
import { createServices } from './resources/create-services.ts';
import { implementedCalls, registerResources } from './resources/index.ts';
import { licenceRefusal, readCompany } from './rules/licence.ts';
import { StartError } from './start-error.ts';
import { openStore } from './storage/open-store.ts';
import { registerLocalFiles } from './storage/register-local-files.ts';
import { registerTiles } from './tiles/register-tiles.ts';

const APP_FOLDER = join(import.meta.dirname, '../../studio-app/dist');
/** Far above what a person does, and above an upload of many small files over a fast line. */
const CALLS_PER_MINUTE = 6000;
/** Requests under way have this long to finish; the rest of the time is for the parts behind them. */
const DRAIN_MS = 5_000;
const STOP_MS = 10_000;
/** A key no file has; asking for it shows whether the store answers. */
const PROBE_KEY = 'probe/nothing';

type Close = () => Promise<unknown> | void;

/** Prints a line for the person at the terminal. */
const say = (line: string) => console.log(line);

/** A licence that has not begun or has ended refuses every change of its company. @see spec 2 §8 codes 6, 7 */
async function checkLicence(db: Queryable, user: SignedInUser): Promise<void> {
  const code = licenceRefusal(await readCompany(db, user.companyId), new Date());
  if (code !== null) throw new StudioHttpError(403, code);
}

async function listen(app: FastifyInstance, { host, port }: Config): Promise<void> {
  try {
    await app.listen({ host, port });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE') throw new StartError(`Port ${port} is in use: stop what runs there, or choose another PORT.`);
    if (code === 'EACCES') throw new StartError(`Port ${port} may not be used here: choose a PORT above 1023.`);
    throw error;
  }
}

/** Ends the connections that are still busy when their time is over. */
async function drain(app: FastifyInstance): Promise<void> {
  const timer = setTimeout(() => app.server.closeAllConnections(), DRAIN_MS);
  await app.close();
  clearTimeout(timer);
}

/**
 * Wires the parts together and starts them.
 *
 * @param closers gets what has to be closed, in the order it has to happen, as parts are opened
 */
async function start(config: Config, closers: Close[]): Promise<void> {
  const opened = (close: Close) => closers.unshift(close);

  const database = await openDatabase(config);
  opened(database.close);
  const { db } = database;
  const { store, local } = await openStore(config);
  opened(store.close);
  const jobs = createJobQueue(db);
  if (database.isEmbedded) await jobs.reclaimAll();
  const images = createImagePool({ size: Math.max(1, config.workerCount) });
  const signIn = await openSignIn(config, db);
  opened(() => signIn.close());

  let isSeeded = false;
  const app: FastifyInstance = await createApp({
    publicUrl: config.publicUrl,
    runtimeConfig: runtimeConfig(config),
    appFolder: APP_FOLDER,
    outside: {
      tiles: originsOf(config.tileUrl),
      files: originsOf(await store.signDownload(PROBE_KEY, new Date())),
      signIn: signIn.origins,
    },
    readiness: {
      database: () => db.execute(sql`select 1`),
      storage: () => store.head(PROBE_KEY),
      signIn: () => signIn.check(app),
      data: async () => {
        if (!isSeeded) throw new Error('The demo company is being made.');
      },
    },
    calls: implementedCalls,
    logger: { level: 'warn', stream: process.stderr },
  });
  await signIn.mount(app);
  if (local) await registerLocalFiles(app, local);
  registerTiles(app, config);
  const services = createServices({ store, jobs, images, config });
  const { verifyToken } = signIn;
  registerResources(
    createImplement(app, { db, verifyToken, services, checkChange: checkLicence, callsPerMinute: CALLS_PER_MINUTE }),
  );
  opened(() => images.close());
  opened(() => drain(app));
  await listen(app, config);

  if (config.seed === 'demo') await seedDemo({ db, store, jobs, config, say });
  isSeeded = true;
  if (config.workerCount > 0) {
    const worker = startWorker(jobs, {
      handlers: { [PROCESS_INSPECTION]: createInspectionJob(db, store, images) },
      concurrency: config.workerCount,
      log: app.log,
    });
    // Images that wait are refused meanwhile, so that their jobs end at once and are given back.
    opened(() => Promise.all([worker.stop(), images.close()]));
  }
  say(`${PRODUCT_NAME} is ready on ${config.publicUrl}`);
}

/** One sentence for what a person can mend; a short trace for a fault of the program. */
function describe(error: unknown): string {
  if (error instanceof StartError) return error.message;
  if (!(error instanceof Error)) return String(error);
  const trace = (error.stack ?? '').split('\n').filter((line) => line.startsWith('    at ') && !line.includes('node:'));
  return [`${error.name}: ${error.message}`, ...trace.slice(0, 5)].map((line) => line.slice(0, 300)).join('\n');
}

const closers: Close[] = [];
let isStopping = false;

/** Closes everything that was opened, then ends the process; never takes longer than 10 seconds. */
async function stop(exitCode: number): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  setTimeout(() => process.exit(exitCode), STOP_MS).unref();
  for (const close of closers) {
    try {
      await close();
    } catch (error) {
      console.error(describe(error));
    }
  }
  process.exit(exitCode);
}

/** What breaks off because the server stops is no news. */
function fail(error: unknown): void {
  if (isStopping) return;
  console.error(describe(error));
  void stop(1);
}

process.on('uncaughtException', fail);
process.on('unhandledRejection', fail);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    // The second time somebody insists.
    if (isStopping) process.exit(1);
    say('Stopping…');
    void stop(0);
  });
}

try {
  await start(readConfig(), closers);
} catch (error) {
  fail(error);
}
