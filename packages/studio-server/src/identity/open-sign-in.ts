import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import type { Database } from '../database/open-database.ts';
import { transaction } from '../database/transaction.ts';
import type { Mailer } from '../mail/mailer.ts';
import { accountPeople } from './accounts/account-people.ts';
import { accountPages } from './accounts/account-pages.ts';
import { PROVIDER_PATH } from './api-scopes.ts';
import { DEMO_COMPANY_ID } from './demo-company.ts';
import { demoPages } from './demo-pages.ts';
import { checkHostedSignIn, type HostedProvider } from './check-hosted-sign-in.ts';
import { endEverySignIn } from './end-every-sign-in.ts';
import { endSignedOut } from './end-signed-out.ts';
import { commandSource } from './event-source.ts';
import {
  copyIdentityKeys,
  ensureIdentityKeys,
  ensureSharedIdentityKeys,
  type IdentityKeys,
  readIdentityKeys,
  readSharedIdentityKeys,
} from './identity-keys.ts';
import { writeIssuer } from './issuer-file.ts';
import { createIssuerKeys } from './issuer-keys.ts';
import { createSealer } from './methods/sealer.ts';
import { resealTotp } from './methods/reseal-totp.ts';
import { sweepThrottle } from './methods/throttle.ts';
import { DISCOVERY_PATH, mountProvider } from './mount-provider.ts';
import { payloadAdapter, sweepPayloads } from './payload-adapter.ts';
import { databasePeople } from './people.ts';
import { createProvider, embeddedIssuer, type ProviderOptions } from './provider.ts';
import type { SignInSessions } from './sign-in-sessions.ts';
import { ensureStoredKeyring, SEALING } from './stored-keyring.ts';
import { embeddedTokenVerifier, hostedTokenVerifier, type TokenVerifier } from './token-verifier.ts';

/** The configured sign-in of this server. */
export interface SignIn {
  verifyToken: TokenVerifier;
  /** What the browser library and the pages need to know about a hosted provider; null for the embedded one. */
  hosted: HostedProvider | null;
  /** Registers the sign-in routes of this server, if any. */
  mount(app: FastifyInstance): Promise<void>;
  /** Rejects while sign-in is unavailable. */
  check(app: FastifyInstance): Promise<void>;
  close(): void;
}

/** Rows of sign-ins that nobody finished live for an hour, and an attacker can make many. */
const SWEEP_INTERVAL_MS = 600_000;

async function openHosted(hosted: NonNullable<Config['hostedSignIn']>): Promise<SignIn> {
  const provider = await checkHostedSignIn(hosted);
  const keys = createIssuerKeys(hosted.jwksUri);
  return {
    verifyToken: hostedTokenVerifier(hosted, keys.find),
    hosted: provider,
    mount: async () => undefined,
    // An instance with keys serves the people who are signed in, also while the provider does not respond.
    check: keys.ensure,
    close: () => undefined,
  };
}

type EmbeddedConfig = Pick<Config, 'dataDir' | 'databaseUrl' | 'publicUrl' | 'signIn' | 'isDemoSignInOpen'>;

/** What the embedded provider and its accounts use. */
export interface SignInParts extends Pick<ProviderOptions, 'devicePollSeconds'> {
  db: Database;
  sessions: SignInSessions;
  mailer: Mailer;
  /** Runs work after the answer to a request. */
  inBackground: (work: () => Promise<void>) => void;
}

/**
 * Returns the keys of the embedded provider. Without any, as at the first start or after an operator deleted stolen ones,
 * every sign-in ends first: a thief may hold one that does not need the keys any more.
 */
async function ensureKeys(db: Database, dataDir: string, isShared: boolean): Promise<IdentityKeys> {
  const existing = (isShared && (await readSharedIdentityKeys(db))) || (await readIdentityKeys(dataDir));
  if (!existing) await transaction(db, (tx) => endEverySignIn(tx, commandSource('npm start')));
  return isShared ? ensureSharedIdentityKeys(db, dataDir) : ensureIdentityKeys(dataDir);
}

async function openEmbedded(config: EmbeddedConfig, parts: SignInParts): Promise<SignIn> {
  const { dataDir, databaseUrl, publicUrl, isDemoSignInOpen: hasDemoBanner } = config;
  const { db, sessions, devicePollSeconds } = parts;
  const isShared = databaseUrl !== null;
  const keys = await ensureKeys(db, dataDir, isShared);
  const isDemo = config.signIn === 'demo';
  const demoPeople = databasePeople(db, DEMO_COMPANY_ID);
  const issuer = embeddedIssuer(publicUrl);
  const adapter = payloadAdapter(db, issuer);
  const people = isDemo ? demoPeople : accountPeople(db);
  const provider = createProvider({ publicUrl, keys, adapter, people, hasDemoBanner, devicePollSeconds });
  const sealing = await ensureStoredKeyring(SEALING, { db, dataDir, isShared });
  // What a process that was not restarted since a rotation has sealed with a replaced key.
  await resealTotp(db, sealing, sealing.current);
  const pages = isDemo
    ? demoPages(demoPeople, hasDemoBanner)
    : accountPages({
        ...parts,
        publicUrl,
        sealer: createSealer(sealing.current, sealing),
        now: () => new Date(),
      });
  if (isShared) {
    // Without a writable folder, only the token command is unavailable.
    await copyIdentityKeys(dataDir, keys).then(
      () => writeIssuer(dataDir, issuer),
      () => undefined,
    );
  } else await writeIssuer(dataDir, issuer);
  const sweep = async () => {
    await sweepPayloads(db);
    await sweepThrottle(db, new Date());
  };
  await sweep();
  const sweeping = setInterval(() => void sweep().catch(() => undefined), SWEEP_INTERVAL_MS).unref();
  return {
    verifyToken: embeddedTokenVerifier(issuer, keys.signingKey, keys),
    hosted: null,
    mount: async (app) => {
      endSignedOut(provider, sessions);
      await mountProvider(app, provider, pages, hasDemoBanner);
    },
    check: async (app) => {
      const answer = await app.inject(`${PROVIDER_PATH}${DISCOVERY_PATH}`);
      if (answer.statusCode !== 200) throw new Error(`The embedded provider returned ${answer.statusCode}.`);
    },
    close: () => clearInterval(sweeping),
  };
}

/**
 * Opens the configured sign-in: the embedded provider or a hosted issuer.
 *
 * @throws StartError when a setting of the hosted issuer is wrong
 */
export const openSignIn = async (
  config: EmbeddedConfig & Pick<Config, 'hostedSignIn'>,
  parts: SignInParts,
): Promise<SignIn> => (config.hostedSignIn ? openHosted(config.hostedSignIn) : openEmbedded(config, parts));
