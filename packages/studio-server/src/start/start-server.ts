import { PRODUCT_NAME } from '@inspection-studio/domain/messages';
import { renewSetupLink } from '../company/first-company.ts';
import { setupNotice } from '../company/setup-notice.ts';
import type { Config } from '../config.ts';
import { seedDemo } from '../demo/seed.ts';
import { openParts } from './open-parts.ts';
import type { Lifetime } from './run-process.ts';
import { startApi } from './start-api.ts';
import { startWorkers } from './start-workers.ts';

/** Prints a line to the terminal. */
const say = (line: string) => console.log(line);

/** Starts the API and, unless STUDIO_WORKERS is 0, the workers. */
export async function startServer(config: Config, lifetime: Lifetime): Promise<void> {
  const parts = await openParts(config, lifetime, 'api');
  let isSeeded = false;
  const running = [await startApi(parts, () => isSeeded)];
  lifetime.opened(() => Promise.all(running.map((stop) => stop())));

  const { db, alone } = parts.database;
  if (config.seed === 'demo') await alone(() => seedDemo({ ...parts, db, say }));
  isSeeded = true;
  if (config.workerCount > 0) running.push(startWorkers(parts));
  const setupLink = config.seed === 'none' ? await renewSetupLink(db, config.publicUrl) : null;
  say(`${PRODUCT_NAME} is ready on ${config.publicUrl}`);
  if (setupLink !== null) say(setupNotice(setupLink));
}
