import * as z from 'zod/mini';
import { CommandError } from '../command-error.ts';
import { EXIT_CODES } from '../exit-codes.ts';

/** Longest wait for the studio's settings, in milliseconds. */
const SETTINGS_TIMEOUT_MS = 10_000;

const httpUrl = z.url({ protocol: /^https?$/ });

const deviceSignInSchema = z.object({
  clientId: z.string(),
  deviceAuthorizationUrl: httpUrl,
  tokenUrl: httpUrl,
  scopes: z.array(z.string()),
});

/** How the command line signs in by device code (RFC 8628). */
export type DeviceSignIn = z.output<typeof deviceSignInSchema>;

const settingsSchema = z.object({
  uploadBlocksFromBytes: z.int(),
  /** null when the sign-in provider has no device codes; absent in an older studio. */
  deviceSignIn: z.optional(z.nullable(deviceSignInSchema)),
});

/** Requests the settings of a studio. */
export const requestSettings = (url: string): Promise<Response> =>
  fetch(`${url}/config.json`, { signal: AbortSignal.timeout(SETTINGS_TIMEOUT_MS) });

/** Reads the settings of a studio. @throws CommandError when it does not respond, or is no studio */
export async function readSettings(url: string): Promise<z.output<typeof settingsSchema>> {
  const response = await requestSettings(url).catch(() => {
    throw new CommandError(`Can't reach the studio at ${url}.`, EXIT_CODES.unreachable);
  });
  const settings = settingsSchema.safeParse(await response.json().catch(() => null));
  if (settings.success) return settings.data;
  throw new CommandError(`There is no studio at ${url} (status ${response.status}).`, EXIT_CODES.unreachable);
}
