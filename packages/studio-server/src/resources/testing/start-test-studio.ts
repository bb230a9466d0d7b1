import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { API_BASE_PATH, type Method } from '@inspection-studio/domain/calls';
import { getTableName } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { readConfig } from '../../config.ts';
import type { Database } from '../../database/open-database.ts';
import { fileRecords, originalKeyOf } from '../../database/queries/file-records.ts';
import { assets, jobs, projectFiles, projects, sites } from '../../database/schema/index.ts';
import { openTestDatabase } from '../../database/testing/open-test-database.ts';
import { createBackgroundTasks } from '../../http/background-tasks.ts';
import { type AppOptions, createApp } from '../../http/create-app.ts';
import { createImplement, type Implement } from '../../http/implement.ts';
import { runtimeConfig } from '../../http/runtime-config.ts';
import { bearer, verifyToken } from '../../http/testing/start-test-app.ts';
import { createSignInSessions } from '../../identity/sign-in-sessions.ts';
import type { Mailer } from '../../mail/mailer.ts';
import { openMailer } from '../../mail/open-mailer.ts';
import { createImagePool } from '../../processing/image-pool.ts';
import { createJobQueue } from '../../processing/job-queue.ts';
import { openPyramids } from '../../pyramids/open-pyramids.ts';
import { registerPyramids } from '../../pyramids/register-pyramids.ts';
import type { BlobStore } from '../../storage/blob-store.ts';
import { createSecret } from '../../storage/file-secret.ts';
import { createLinkSigner } from '../../storage/local-links.ts';
import { openStore } from '../../storage/open-store.ts';
import { registerLocalFiles } from '../../storage/register-local-files.ts';
import { checkLicence } from '../check-licence.ts';
import { createServices } from '../create-services.ts';
import { implementedCalls, registerResources } from '../index.ts';
import { lists } from '../lists.ts';
import type { Services } from '../services.ts';
import { watchUndocumentedCodes } from './undocumented-codes.ts';

/** Status and decoded body of an answer. */
export interface Answer {
  status: number;
  // oxlint-disable-next-line typescript/no-explicit-any -- tests read bodies of any shape
  body: any;
}

export interface TestStudio {
  app: FastifyInstance;
  db: Database;
  store: BlobStore;
  /** Folder of the files and of the outbox. */
  dataDir: string;
  /** Origin of the listening server, without a trailing slash. */
  origin: string;
  /** Sends one call with the token of a person, such as `managernorthline`. */
  send: (token: string, method: Method, path: string, payload?: unknown) => Promise<Answer>;
  /** Resolves when the work after earlier calls, such as deleting files, has ended. */
  settled: () => Promise<void>;
  /** Counts rows and files; a rejected call must not add any. */
  stored: () => Promise<Record<string, number>>;
  /** @throws Error when a call answered with a product code that the API document lacks */
  close: () => Promise<void>;
}

const WATCHED_TABLES = [sites, assets, projects, projectFiles, jobs];

interface Options {
  /** Variables of the configuration, such as `STUDIO_SMTP_URL`. */
  environment?: Record<string, string>;
  logger?: AppOptions['logger'];
  /** Calls per person and minute. The default is more than any test sends. */
  callsPerMinute?: number;
  /** Wraps the mailer, to delay or refuse mails. */
  mailedBy?: (mailer: Mailer) => Mailer;
  /** Wraps the registration of calls, to replace some handlers. */
  altered?: (implement: Implement<Services>) => Implement<Services>;
}

/**
 * Starts a server with all implemented calls on a real database and a real file
 * store. People sign in with accounts of the studio. Mails go to the outbox of the folder, and no worker runs.
 */
export async function startTestStudio({
  environment = {},
  logger = false,
  callsPerMinute = 100_000,
  mailedBy = (mailer) => mailer,
  altered = (implement) => implement,
}: Options = {}): Promise<TestStudio> {
  const database = await openTestDatabase();
  const { db } = database;
  const dataDir = await mkdtemp(join(tmpdir(), 'studio-resources-'));
  const appFolder = join(dataDir, 'app');
  await mkdir(appFolder);
  await writeFile(join(appFolder, 'index.html'), '<!doctype html><title>Studio</title>');
  const config = readConfig({ STUDIO_DATA_DIR: dataDir, STUDIO_SEED: 'none', ...environment });
  const { store, local } = await openStore(config);
  const images = createImagePool({ size: 1 });
  const app = await createApp({
    publicUrl: config.publicUrl,
    runtimeConfig: runtimeConfig(config),
    appFolder,
    outside: { tiles: [], files: [], signIn: [] },
    readiness: {},
    calls: implementedCalls,
    lists,
    logger,
  });
  const undocumentedCodes = watchUndocumentedCodes(app, implementedCalls);
  if (local) await registerLocalFiles(app, local, fileRecords(db));
  const links = local?.links ?? createLinkSigner(createSecret());
  const disk = local?.disk ?? null;
  const pyramids = openPyramids({ store, images, disk, originalKeyOf: (imageId) => originalKeyOf(db, imageId) });
  await registerPyramids(app, pyramids, links);
  const sessions = createSignInSessions(db);
  const services = createServices({
    sessions,
    store,
    disk,
    jobs: createJobQueue(db),
    mailer: mailedBy(openMailer(config, app.log)),
    images,
    links,
    config,
  });
  const background = createBackgroundTasks(app.log);
  registerResources(
    altered(
      createImplement(app, {
        db,
        verifyToken,
        sessions,
        services,
        background,
        checkLicence,
        callsPerMinute,
        ...(local && { formsFolder: local.incomingFolder }),
      }),
    ),
  );
  await app.listen({ host: '127.0.0.1', port: 0 });

  return {
    app,
    db,
    store,
    dataDir,
    origin: `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`,
    send: async (token, method, path, payload) => {
      const url = API_BASE_PATH + path;
      const reply = await app.inject({ method, url, headers: bearer(token), payload: payload as object });
      return { status: reply.statusCode, body: reply.body === '' ? null : JSON.parse(reply.body) };
    },
    settled: background.settled,
    stored: async () => {
      await background.settled();
      const counts = await Promise.all(
        WATCHED_TABLES.map(async (table) => [getTableName(table), await db.$count(table)] as const),
      );
      const files = await readdir(join(dataDir, 'files'), { recursive: true, withFileTypes: true });
      return { ...Object.fromEntries(counts), files: files.filter((entry) => entry.isFile()).length };
    },
    close: async () => {
      await app.close();
      await background.close();
      await images.close();
      await store.close();
      await database.close();
      await rm(dataDir, { recursive: true });
      const codes = undocumentedCodes();
      if (codes.length > 0) throw new Error(`The API document lacks ${codes.join(', ')}.`);
    },
  };
}
