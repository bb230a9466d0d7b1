import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { calculateJwkThumbprint, exportJWK, generateKeyPair, type JWK } from 'jose';
import { freePort } from '../../scripts/lib/free-port.mjs';
import { nodePath } from '../../scripts/lib/node.mjs';
import { AUDIENCE, CLIENT_ID, SCOPES } from './provider/registration.ts';
import { type ProviderAccount, type ProviderSettings, readSettings, writeSettings } from './provider/settings.ts';

const START_TIMEOUT_MS = 30_000;

/** An OpenID provider in a process of its own. */
export interface TestProvider {
  issuer: string;
  /** Settings of a studio that uses it. */
  environment: Record<string, string>;
  /** Lets a studio sign people in. */
  register: (studioUrl: string) => Promise<void>;
  /** Changes claims of an account. Sessions continue. */
  changeClaims: (username: string, claims: ProviderAccount['claims']) => Promise<void>;
  /** Changes the lifetime of new access tokens. */
  issueTokensFor: (seconds: number) => Promise<void>;
  /** Lets people in with a password also when a second factor is requested, as some providers do. */
  ignoreStrength: () => Promise<void>;
  /** Signs with a new key from now on, and publishes the old ones no longer. Sessions continue. */
  rotateKeys: () => Promise<void>;
  /** Starts it after {@link TestProvider.stop}. */
  start: () => Promise<void>;
  /** Ends the process. Accounts, keys and sessions are kept. */
  stop: () => Promise<void>;
  /** Ends the process and removes its folder. */
  remove: () => Promise<void>;
}

async function newKey(): Promise<JWK> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const key = await exportJWK(privateKey);
  return { ...key, kid: await calculateJwkThumbprint(key), alg: 'RS256', use: 'sig' };
}

export interface ProviderOptions {
  accounts: ProviderAccount[];
  /** @default 3600 */
  accessTokenSeconds?: number;
}

/** Starts an OpenID provider on a free port. */
export async function startProvider(options: ProviderOptions): Promise<TestProvider> {
  const folder = await mkdtemp(join(tmpdir(), 'studio-provider-'));
  const port = await freePort();
  const issuer = `http://localhost:${port}`;
  let child: ChildProcess | undefined;
  const killAtExit = () => child?.kill('SIGKILL');
  process.once('exit', killAtExit);
  await writeSettings(folder, {
    accessTokenSeconds: 3600,
    ...options,
    port,
    revision: 0,
    studioUrls: [],
    honoursStrength: true,
    keys: [await newKey()],
    cookieKey: randomBytes(32).toString('hex'),
  });

  /** Waits until the process has read the settings. */
  const hasRead = async () => {
    const { revision } = await readSettings(folder);
    for (const deadline = Date.now() + START_TIMEOUT_MS; ; await wait(50)) {
      const answer = await fetch(`${issuer}/.well-known/openid-configuration`).catch(() => null);
      if (((await answer?.json()) as { settings_revision?: number } | undefined)?.settings_revision === revision)
        return;
      if (Date.now() > deadline) throw new Error(`The provider was not ready in ${START_TIMEOUT_MS / 1000} s.`);
    }
  };
  const start = async () => {
    const main = join(import.meta.dirname, 'provider/main.ts');
    child = spawn(nodePath(), [main, folder], { stdio: ['ignore', 'ignore', 'inherit'] });
    await hasRead();
  };
  const stop = async () => {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  };
  const change = async (valuesOf: (settings: ProviderSettings) => Partial<ProviderSettings>) => {
    const settings = await readSettings(folder);
    await writeSettings(folder, { ...settings, ...valuesOf(settings), revision: settings.revision + 1 });
    child?.kill('SIGHUP');
    await hasRead();
  };
  await start();
  return {
    issuer,
    environment: {
      AUTH_ISSUER: issuer,
      AUTH_AUTHORITY: issuer,
      AUTH_JWKS_URI: `${issuer}/jwks`,
      AUTH_AUDIENCE: AUDIENCE,
      AUTH_CLIENT_ID: CLIENT_ID,
      AUTH_SCOPES: SCOPES.join(' '),
    },
    register: (studioUrl) => change(({ studioUrls }) => ({ studioUrls: [...studioUrls, studioUrl] })),
    changeClaims: (username, claims) =>
      change(({ accounts }) => ({
        accounts: accounts.map((account) =>
          account.username === username ? { ...account, claims: { ...account.claims, ...claims } } : account,
        ),
      })),
    issueTokensFor: (accessTokenSeconds) => change(() => ({ accessTokenSeconds })),
    ignoreStrength: () => change(() => ({ honoursStrength: false })),
    rotateKeys: async () => {
      const keys = [await newKey()];
      await change(() => ({ keys }));
    },
    start,
    stop,
    remove: async () => {
      process.off('exit', killAtExit);
      await stop();
      await rm(folder, { recursive: true });
    },
  };
}
