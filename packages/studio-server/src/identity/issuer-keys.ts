import { createRemoteJWKSet, type JWTVerifyGetKey } from 'jose';

/** Keys of a hosted issuer. */
export interface IssuerKeys {
  /** Finds the key of a token. An unknown key id loads the keys again, once a second at most. */
  find: JWTVerifyGetKey;
  /** Loads the keys unless they are known. @throws when that fails */
  ensure: () => Promise<void>;
}

const COOLDOWN_MS = 1000;
/** Age at which keys are loaded again in the background, and time between two attempts. */
const REFRESH_MS = 600_000;
/** Age until which keys are used while the issuer does not respond. */
const KEPT_MS = 24 * 3_600_000;

/**
 * Loads the keys of an issuer on first use and every ten minutes. While the issuer does not respond, the loaded ones
 * continue to work for a day, so that people who are signed in can go on.
 */
export function createIssuerKeys(jwksUri: string): IssuerKeys {
  const remote = createRemoteJWKSet(new URL(jwksUri), { cooldownDuration: COOLDOWN_MS, cacheMaxAge: Infinity });
  let triedAt = -Infinity;
  let loadedAt = -Infinity;

  async function load(): Promise<void> {
    triedAt = Date.now();
    await remote.reload();
    loadedAt = Date.now();
  }
  async function ensure(): Promise<void> {
    const now = Date.now();
    if (now - loadedAt > KEPT_MS) await load();
    else if (now - Math.max(triedAt, loadedAt) > REFRESH_MS) load().catch(() => undefined);
  }
  return {
    ensure,
    find: async (header, token) => {
      await ensure();
      return remote(header, token);
    },
  };
}
