import * as z from 'zod/mini';
import { authConfigSchema } from '../session/index.ts';
import { runtimeSettingsSchema } from '../settings/index.ts';

/** Configuration that the server sends at startup. */
export const configSchema = z.object({ auth: authConfigSchema, ...runtimeSettingsSchema.shape });
export type Config = z.output<typeof configSchema>;

/**
 * Reads `/config.json`, so that one build works for every deployment.
 *
 * @throws Error when it is missing or invalid
 */
export async function loadConfig(): Promise<Config> {
  const response = await fetch('/config.json');
  if (!response.ok) throw new Error(`Request failed with status code ${response.status}: GET /config.json`);
  return configSchema.parse(await response.json());
}
