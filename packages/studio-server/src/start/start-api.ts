import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { mountSetup } from '../company/mount-setup.ts';
import { fileRecords, originalKeyOf } from '../database/queries/file-records.ts';
import { createBackgroundTasks } from '../http/background-tasks.ts';
import { createApp } from '../http/create-app.ts';
import { drain } from '../http/drain.ts';
import { createImplement } from '../http/implement.ts';
import { listen } from '../http/listen.ts';
import { checkRoom } from '../http/check-room.ts';
import { addMetricsRoute } from '../http/metrics-route.ts';
import { RATE_LIMITS } from '../http/rate-limits.ts';
import { runtimeConfig } from '../http/runtime-config.ts';
import { originsOf } from '../http/security-headers.ts';
import { openSignIn, type SignInParts } from '../identity/open-sign-in.ts';
import { openSignInSessions } from '../identity/sign-in-sessions.ts';
import { openMailer } from '../mail/open-mailer.ts';
import { createImagePool } from '../processing/image-pool.ts';
import { openPyramids } from '../pyramids/open-pyramids.ts';
import { registerPyramids } from '../pyramids/register-pyramids.ts';
import { checkLicence } from '../resources/check-licence.ts';
import { createServices } from '../resources/create-services.ts';
import { implementedCalls, registerResources } from '../resources/index.ts';
import { lists } from '../resources/lists.ts';
import { registerLocalFiles } from '../storage/register-local-files.ts';
import { registerTiles } from '../tiles/register-tiles.ts';
import { checkClamd, createScanReport } from './report-scans.ts';
import { listenForOperators } from './listen-for-operators.ts';
import { openLinks } from './open-links.ts';
import { type Parts, PROBE_KEY } from './open-parts.ts';

const APP_FOLDER = join(import.meta.dirname, '../../../studio-app/dist');
/** Number of uploaded thumbnails and viewed images processed concurrently, in addition to the workers. */
const PICTURES_AT_ONCE = 2;

/** Settings that no operator has. */
export type ApiOptions = Pick<SignInParts, 'devicePollSeconds'>;

/**
 * Serves the API, the file service, the sign-in and the app on `config.port`.
 *
 * @param isSeeded whether the data of the first start exists; the server is not ready before
 * @returns a function that stops listening and waits for running requests and their background work
 */
export async function startApi(
  parts: Parts,
  isSeeded: () => boolean,
  options: ApiOptions = {},
): Promise<() => Promise<unknown>> {
  const { config, lifetime, log, metrics, database, store, local, jobs } = parts;
  const { db } = database;
  const images = createImagePool({ size: PICTURES_AT_ONCE });
  lifetime.opened(() => images.close());
  const mailer = openMailer(config, log);
  const background = createBackgroundTasks(log);
  // Mail servers are slow, and other background work must not wait for them.
  const mails = createBackgroundTasks(log);
  const sessions = await openSignInSessions(db, log);
  lifetime.opened(sessions.close);
  const signIn = await openSignIn(config, {
    ...options,
    db,
    sessions,
    mailer,
    inBackground: (work) => mails.add('Work after an answer of the sign-in failed', work),
  });
  lifetime.opened(() => signIn.close());

  const readiness = {
    ...parts.readiness,
    signIn: () => signIn.check(app),
    data: async () => {
      if (!isSeeded()) throw new Error('The demo company is being created.');
    },
  };
  const app: FastifyInstance = await createApp({
    publicUrl: config.publicUrl,
    securityEmail: config.securityEmail,
    isDemoOfThisMachine: config.signIn === 'demo' && !config.isDemoSignInOpen,
    runtimeConfig: runtimeConfig(config, signIn.hosted),
    appFolder: APP_FOLDER,
    outside: {
      tiles: originsOf(config.tileUrl),
      files: originsOf(await store.signDownload(PROBE_KEY, new Date())),
      signIn: signIn.hosted?.origins ?? [],
    },
    readiness,
    isStopping: lifetime.isStopping,
    trustedProxies: config.trustedProxies,
    calls: implementedCalls,
    lists,
    logger: log,
    metrics: metrics.requests,
  });
  if (config.metricsToken !== null) addMetricsRoute(app, metrics, config.metricsToken);
  await signIn.mount(app);
  // In the demo, the admin of a new company could not sign in.
  if (config.signIn !== 'demo')
    await mountSetup(app, { db, publicUrl: config.publicUrl, isHosted: config.hostedSignIn !== null });
  if (local) await registerLocalFiles(app, local, fileRecords(db));
  const links = local?.links ?? (await openLinks(config, db));
  const disk = local?.disk ?? null;
  const pyramids = openPyramids({ store, images, disk, originalKeyOf: (imageId) => originalKeyOf(db, imageId) });
  await registerPyramids(app, pyramids, links);
  registerTiles(app, config);
  if (config.clamd) checkClamd(config.clamd, log);
  const onScanned = createScanReport(log, metrics.scanned);
  const services = createServices({ store, disk, jobs, mailer, sessions, images, links, config, onScanned });
  registerResources(
    createImplement(app, {
      db,
      verifyToken: signIn.verifyToken,
      sessions,
      services,
      background,
      checkLicence,
      ...(local && { formsFolder: local.incomingFolder, checkRoom: () => checkRoom(local.disk) }),
      callsPerMinute: RATE_LIMITS.callsPerPerson,
      metrics: metrics.requests,
    }),
  );
  if (config.metricsPort !== null) await listenForOperators(parts, config.metricsPort, readiness);
  await listen(app, config);
  return async () => {
    await drain(app, config.stopMs);
    await Promise.all([background.close(), mails.close()]);
  };
}
