import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import type { Database } from '../database/open-database.ts';
import { PROVIDER_PATH } from './api-scopes.ts';
import { copyIdentityKeys, ensureIdentityKeys, ensureSharedIdentityKeys } from './identity-keys.ts';
import { writeIssuer } from './issuer-file.ts';
import { DISCOVERY_PATH, mountProvider } from './mount-provider.ts';
import { payloadAdapter, sweepPayloads } from './payload-adapter.ts';
import { databasePeople } from './people.ts';
import { createProvider, embeddedIssuer } from './provider.ts';
import { embeddedTokenVerifier, hostedTokenVerifier, type TokenVerifier } from './token-verifier.ts';

/** The configured sign-in of this server. */
export interface SignIn {
  verifyToken: TokenVerifier;
  /** Additional origins that the browser connects to for signing in. */
  origins: string[];
  /** Registers the sign-in routes of this server, if any. */
  mount(app: FastifyInstance): Promise<void>;
  /** Rejects while sign-in is unavailable. */
  check(app: FastifyInstance): Promise<void>;
  close(): void;
}

const SWEEP_INTERVAL_MS = 3_600_000;
const CHECK_TIMEOUT_MS = 4_000;

function openHosted(hosted: NonNullable<Config['hostedSignIn']>): SignIn {
  return {
    verifyToken: hostedTokenVerifier(hosted),
    origins: [new URL(hosted.authority).origin],
    mount: async () => undefined,
    check: async () => {
      const answer = await fetch(hosted.jwksUri, { signal: AbortSignal.timeout(CHECK_TIMEOUT_MS) });
      if (!answer.ok) throw new Error(`${hosted.jwksUri} returned ${answer.status}.`);
    },
    close: () => undefined,
  };
}

type EmbeddedConfig = Pick<Config, 'dataDir' | 'databaseUrl' | 'publicUrl'>;

async function openEmbedded({ dataDir, databaseUrl, publicUrl }: EmbeddedConfig, db: Database): Promise<SignIn> {
  const isShared = databaseUrl !== null;
  const keys = await (isShared ? ensureSharedIdentityKeys(db, dataDir) : ensureIdentityKeys(dataDir));
  const people = databasePeople(db);
  const provider = createProvider({ publicUrl, keys, adapter: payloadAdapter(db), people });
  const issuer = embeddedIssuer(publicUrl);
  if (isShared) {
    // Without a writable folder, only the token command is unavailable.
    await copyIdentityKeys(dataDir, keys).then(
      () => writeIssuer(dataDir, issuer),
      () => undefined,
    );
  } else await writeIssuer(dataDir, issuer);
  await sweepPayloads(db);
  const sweeping = setInterval(() => void sweepPayloads(db).catch(() => undefined), SWEEP_INTERVAL_MS).unref();
  return {
    verifyToken: embeddedTokenVerifier(issuer, keys.signingKey),
    origins: [],
    mount: (app) => mountProvider(app, provider, people),
    check: async (app) => {
      const answer = await app.inject(`${PROVIDER_PATH}${DISCOVERY_PATH}`);
      if (answer.statusCode !== 200) throw new Error(`The embedded provider returned ${answer.statusCode}.`);
    },
    close: () => clearInterval(sweeping),
  };
}

/** Opens the configured sign-in: the embedded provider or a hosted issuer. */
export const openSignIn = async (
  config: EmbeddedConfig & Pick<Config, 'hostedSignIn'>,
  db: Database,
): Promise<SignIn> => (config.hostedSignIn ? openHosted(config.hostedSignIn) : openEmbedded(config, db));
