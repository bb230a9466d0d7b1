import { hash } from 'node:crypto';

/** Tokens kept, the least recently used ones dropped first; one takes about a kilobyte. */
const TOKENS_MAX = 5000;
/** Longer ones are checked each time. */
const TOKEN_MAX_LENGTH = 4096;
/** A token is checked again after that long, so that a key its issuer has withdrawn is not trusted for the token's whole life. */
const KEPT_MS = 5 * 60_000;

/** What was found in tokens, by their hash: the memory holds no token that could be used. */
export interface TokenMemory<Found> {
  get: (token: string) => Found | undefined;
  /** @param expiresAtMs end of the token itself, in milliseconds since 1970 */
  set: (token: string, found: Found, expiresAtMs: number) => void;
}

/** Makes a memory of at most {@link TOKENS_MAX} tokens, each kept for five minutes and never past its end. */
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
