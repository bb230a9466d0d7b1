import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { isUploadAwaited } from '../database/queries/awaited-upload.ts';
import { createBackgroundTasks } from '../http/background-tasks.ts';
import { createApp } from '../http/create-app.ts';
import { drain } from '../http/drain.ts';
import { createImplement } from '../http/implement.ts';
import { listen } from '../http/listen.ts';
import { addMetricsRoute } from '../http/metrics-route.ts';
import { RATE_LIMITS } from '../http/rate-limits.ts';
import { runtimeConfig } from '../http/runtime-config.ts';
import { originsOf } from '../http/security-headers.ts';
import { openSignIn } from '../identity/open-sign-in.ts';
import { openMailer } from '../mail/open-mailer.ts';
import { createImagePool } from '../processing/image-pool.ts';
import { checkLicence } from '../resources/check-licence.ts';
import { createServices } from '../resources/create-services.ts';
import { implementedCalls, registerResources } from '../resources/index.ts';
import { registerLocalFiles } from '../storage/register-local-files.ts';
import { registerTiles } from '../tiles/register-tiles.ts';
import { listenForOperators } from './listen-for-operators.ts';
import { type Parts, PROBE_KEY } from './open-parts.ts';

const APP_FOLDER = join(import.meta.dirname, '../../../studio-app/dist');
/** Number of uploaded thumbnails processed concurrently, in addition to the workers. */
const PICTURES_AT_ONCE = 2;

/**
 * Serves the API, the file service, the sign-in and the app on `config.port`.
 *
 * @param isSeeded whether the data of the first start exists; the server is not ready before
 * @returns a function that stops listening and waits for running requests and their background work
 */
export async function startApi(parts: Parts, isSeeded: () => boolean): Promise<() => Promise<unknown>> {
  const { config, lifetime, log, metrics, database, store, local, jobs } = parts;
  const { db } = database;
  const images = createImagePool({ size: PICTURES_AT_ONCE });
  lifetime.opened(() => images.close());
  const signIn = await openSignIn(config, db);
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
    runtimeConfig: runtimeConfig(config),
    appFolder: APP_FOLDER,
    outside: {
      tiles: originsOf(config.tileUrl),
      files: originsOf(await store.signDownload(PROBE_KEY, new Date())),
      signIn: signIn.origins,
    },
    readiness,
    isStopping: lifetime.isStopping,
    trustedProxies: config.trustedProxies,
    calls: implementedCalls,
    logger: log,
    metrics: metrics.requests,
  });
  if (config.metricsToken !== null) addMetricsRoute(app, metrics, config.metricsToken);
  await signIn.mount(app);
  if (local) await registerLocalFiles(app, local, (key) => isUploadAwaited(db, key));
  registerTiles(app, config);
  const services = createServices({ store, jobs, mailer: openMailer(config, log), images, config });
  const background = createBackgroundTasks(log);
  registerResources(
    createImplement(app, {
      db,
      verifyToken: signIn.verifyToken,
      services,
      background,
      checkChange: checkLicence,
      callsPerMinute: RATE_LIMITS.callsPerPerson,
      metrics: metrics.requests,
    }),
  );
  if (config.metricsPort !== null) await listenForOperators(parts, config.metricsPort, readiness);
  await listen(app, config);
  return async () => {
    await drain(app, config.stopMs);
    await background.close();
  };
}
