import { PRODUCT_NAME } from '@inspection-studio/domain';
import { renewSetupLink } from './company/first-company.ts';
import { setupNotice } from './company/setup-notice.ts';
import { seedDemo } from './demo/seed.ts';
import { openParts } from './start/open-parts.ts';
import { runProcess } from './start/run-process.ts';
import { startApi } from './start/start-api.ts';
import { startWorkers } from './start/start-workers.ts';

/** Prints a line to the terminal. */
const say = (line: string) => console.log(line);

/** Server process: answers requests and, unless STUDIO_WORKERS is 0, runs jobs. */
await runProcess(async (config, lifetime) => {
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
});
