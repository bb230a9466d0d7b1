import { PRODUCT_NAME } from '@inspection-studio/domain';
import { checkShared } from './start/check-shared.ts';
import { listenForOperators } from './start/listen-for-operators.ts';
import { openParts } from './start/open-parts.ts';
import { runProcess } from './start/run-process.ts';
import { startWorkers } from './start/start-workers.ts';

/** Worker process: runs jobs and serves only health, readiness and metrics, on STUDIO_WORKER_PORT. */
await runProcess(async (config, lifetime) => {
  checkShared(config);
  const parts = await openParts(config, lifetime, 'worker');
  if (config.workerPort !== null) await listenForOperators(parts, config.workerPort, parts.readiness);
  lifetime.opened(startWorkers(parts));
  console.log(`${PRODUCT_NAME}: worker started with ${config.workerCount} concurrent jobs`);
});
