import { createOperationsApp } from '../http/create-operations-app.ts';
import type { ReadinessCheck } from '../http/health.ts';
import { listen } from '../http/listen.ts';
import type { Parts } from './open-parts.ts';

/**
 * Serves health, readiness and metrics on a separate port until the process has stopped.
 *
 * @param readiness checks of required parts
 * @throws StartError when the port is taken
 */
export async function listenForOperators(
  { config, lifetime, log, metrics }: Parts,
  port: number,
  readiness: Record<string, ReadinessCheck>,
): Promise<void> {
  const app = createOperationsApp({ readiness, isStopping: lifetime.isStopping, metrics, logger: log });
  lifetime.opened(() => app.close());
  await listen(app, { host: config.host, port });
}
