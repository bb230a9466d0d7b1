import { createLocalJWKSet, createRemoteJWKSet, errors, jwtVerify, type JWK, type JWTVerifyGetKey } from 'jose';
import { API_AUDIENCE } from './api-scopes.ts';
import { emailOf, isEmailUnverified, namesOf, type PersonNames, scopesOf } from './claims.ts';
import { createTokenMemory } from './token-memory.ts';

/** Caller of a request, from its access token. */
export interface VerifiedToken {
  /** E-mail address in lower case. */
  email: string;
  /** Scopes without the issuer's prefix, such as `read`. */
  scopes: ReadonlySet<string>;
  /** Name of the person from the token. */
  names: PersonNames;
}

/** Verifies an access token; rejects invalid ones with {@link InvalidTokenError}. */
export type TokenVerifier = (token: string) => Promise<VerifiedToken>;

/** Thrown when a token is incomplete, expired, forged or issued for another audience. The message is for the log. */
export class InvalidTokenError extends Error {
  override name = 'InvalidTokenError';
}

/** Thrown when the issuer's keys are unavailable, so that no token can be verified. */
export class IssuerUnreachableError extends Error {
  override name = 'IssuerUnreachableError';
}

export interface TokenRules {
  issuer: string;
  audience: string;
  keys: JWTVerifyGetKey;
  /** Required `typ` header; not set reliably by hosted issuers. */
  typ?: string;
}

const ISSUER_ERRORS = ['ERR_JOSE_GENERIC', 'ERR_JWKS_TIMEOUT', 'ERR_JWKS_INVALID'];

/** Whether the token is invalid, as opposed to the issuer's keys being unavailable. */
const isTokenError = (error: unknown): error is errors.JOSEError =>
  error instanceof errors.JOSEError && !ISSUER_ERRORS.includes(error.code);

/**
 * Creates a verifier that checks signature (RS256), issuer, audience and lifetime, and reads
 * the caller. Rejects e-mail addresses that the issuer marks as unverified. Valid tokens
 * are cached for a few minutes, at most until they expire.
 *
 * @see AUTH-009, AUTH-011..015
 */
export function createTokenVerifier({ issuer, audience, keys, typ }: TokenRules): TokenVerifier {
  const memory = createTokenMemory<VerifiedToken>();
  return async (token) => {
    const known = memory.get(token);
    if (known) return known;
    const { payload } = await jwtVerify(token, keys, {
      issuer,
      audience,
      typ,
      algorithms: ['RS256'],
      requiredClaims: ['exp'],
    }).catch((cause: unknown) => {
      if (isTokenError(cause)) throw new InvalidTokenError(cause.code, { cause });
      throw new IssuerUnreachableError(`Failed to fetch the keys of ${issuer}.`, { cause });
    });
    const email = emailOf(payload);
    if (!email) throw new InvalidTokenError('The token has no e-mail address.');
    if (isEmailUnverified(payload)) throw new InvalidTokenError('The e-mail address is not verified.');
    const verified = { email, scopes: scopesOf(payload), names: namesOf(payload) };
    memory.set(token, verified, payload.exp! * 1000);
    return verified;
  };
}

/** Creates a verifier for the embedded provider's tokens that uses its public key without network access. */
export function embeddedTokenVerifier(issuer: string, signingKey: JWK): TokenVerifier {
  const { kty, n, e, kid, alg, use } = signingKey;
  const keys = createLocalJWKSet({ keys: [{ kty, n, e, kid, alg, use } as JWK] });
  return createTokenVerifier({ issuer, audience: API_AUDIENCE, keys, typ: 'at+jwt' });
}

/** Creates a verifier for a hosted issuer's tokens. Keys are fetched on first use and cached. */
export function hostedTokenVerifier(hosted: { issuer: string; audience: string; jwksUri: string }): TokenVerifier {
  return createTokenVerifier({
    issuer: hosted.issuer,
    audience: hosted.audience,
    keys: createRemoteJWKSet(new URL(hosted.jwksUri)),
  });
}
