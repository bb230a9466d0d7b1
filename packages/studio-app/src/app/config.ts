import * as z from 'zod';
import { authConfigSchema } from '../session/index.ts';
import { runtimeSettingsSchema } from '../settings/index.ts';

/** Everything the server tells the application at start. @see F09 */
export const configSchema = z.object({ auth: authConfigSchema, ...runtimeSettingsSchema.shape });
export type Config = z.output<typeof configSchema>;

/**
 * Reads `/config.json`; one build serves every deployment.
 *
 * @throws Error when it is missing or not of its shape
 */
export async function loadConfig(): Promise<Config> {
  const response = await fetch('/config.json');
  if (!response.ok) throw new Error(`Request failed with status code ${response.status}: GET /config.json`);
  return configSchema.parse(await response.json());
}

/** Longest time an answer of the server counts as one, in milliseconds. */
const PROBE_TIMEOUT_MS = 10_000;

/** Whether the server answers at all; rejects when it does not. */
export const probeServer = (): Promise<unknown> =>
  fetch('/config.json', { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(PROBE_TIMEOUT_MS) });
