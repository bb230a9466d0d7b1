import { hash } from 'node:crypto';

/** Maximum number of cached tokens, about one kilobyte each. The least recently used are evicted first. */
const TOKENS_MAX = 5000;
/** Longer tokens are not cached. */
const TOKEN_MAX_LENGTH = 4096;
/** Time after which a token is verified again, so that revoked keys are not trusted for its whole lifetime. */
const KEPT_MS = 5 * 60_000;

/** Caches verified callers by token hash, so that no usable token is kept in memory. */
export interface TokenMemory<Found> {
  get: (token: string) => Found | undefined;
  /** @param expiresAtMs expiry of the token, in milliseconds since 1970 */
  set: (token: string, found: Found, expiresAtMs: number) => void;
}

/** Creates a cache of at most {@link TOKENS_MAX} tokens, each for up to five minutes and never past its expiry. */
export function createTokenMemory<Found>(): TokenMemory<Found> {
  const tokens = new Map<string, { found: Found; untilMs: number }>();
  const keyOf = (token: string) => hash('sha256', token, 'base64');
  return {
    get: (token) => {
      if (token.length > TOKEN_MAX_LENGTH) return undefined;
      const key = keyOf(token);
      const known = tokens.get(key);
      if (!known) return undefined;
      tokens.delete(key);
      if (known.untilMs <= Date.now()) return undefined;
      tokens.set(key, known);
      return known.found;
    },
    set: (token, found, expiresAtMs) => {
      if (token.length > TOKEN_MAX_LENGTH) return;
      tokens.set(keyOf(token), { found, untilMs: Math.min(expiresAtMs, Date.now() + KEPT_MS) });
      if (tokens.size > TOKENS_MAX) tokens.delete(tokens.keys().next().value!);
    },
  };
}
