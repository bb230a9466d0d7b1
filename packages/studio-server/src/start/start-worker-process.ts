import { PRODUCT_NAME } from '@inspection-studio/domain/messages';
import { counted } from '@inspection-studio/domain/units';
import type { Config } from '../config.ts';
import { checkShared } from './check-shared.ts';
import { listenForOperators } from './listen-for-operators.ts';
import { openParts } from './open-parts.ts';
import type { Lifetime } from './run-process.ts';
import { startWorkers } from './start-workers.ts';

/** Starts the workers, and serves health, readiness and metrics on STUDIO_WORKER_PORT. */
export async function startWorkerProcess(config: Config, lifetime: Lifetime): Promise<void> {
  checkShared(config);
  const parts = await openParts(config, lifetime, 'worker');
  if (config.workerPort !== null) await listenForOperators(parts, config.workerPort, parts.readiness);
  lifetime.opened(startWorkers(parts));
  console.log(`${PRODUCT_NAME}: worker started with ${counted(config.workerCount, 'concurrent job')}`);
}
