import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { JWK } from 'jose';

/** An account at the test provider. */
export interface ProviderAccount {
  /** Name for signing in, and `sub` of the tokens. */
  username: string;
  /** Claims about the person, as they are in every new token. */
  claims: {
    email?: string;
    email_verified?: boolean;
    preferred_username?: string;
    given_name?: string;
    family_name?: string;
    roles?: string[];
  };
}

/** What a process of the test provider needs. A stopped process that starts again has the same accounts and keys. */
export interface ProviderSettings {
  port: number;
  /** Number of these settings; the discovery document has it as `settings_revision`. */
  revision: number;
  /** Origins of the studios whose browser application can sign in. */
  studioUrls: string[];
  accounts: ProviderAccount[];
  /** Private keys; the first one signs, all are published. */
  keys: JWK[];
  cookieKey: string;
  /** Whether a sign-in that is weaker than requested is repeated. */
  honoursStrength: boolean;
  /** Lifetime of access tokens. MSAL renews those that expire within 300 s. */
  accessTokenSeconds: number;
}

const fileOf = (folder: string): string => join(folder, 'settings.json');

export const readSettings = async (folder: string): Promise<ProviderSettings> =>
  JSON.parse(await readFile(fileOf(folder), 'utf8')) as ProviderSettings;

/** Replaces the settings as a whole; a running process reads them on SIGHUP. */
export async function writeSettings(folder: string, settings: ProviderSettings): Promise<void> {
  await writeFile(`${fileOf(folder)}.new`, JSON.stringify(settings));
  await rename(`${fileOf(folder)}.new`, fileOf(folder));
}
