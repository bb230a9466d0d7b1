import { createLocalJWKSet, createRemoteJWKSet, errors, jwtVerify, type JWK, type JWTVerifyGetKey } from 'jose';
import { API_AUDIENCE } from './api-scopes.ts';
import { emailOf, isEmailUnverified, namesOf, type PersonNames, scopesOf } from './claims.ts';
import { createTokenMemory } from './token-memory.ts';

/** Who a request comes from, as its access token says. */
export interface VerifiedToken {
  /** Lower case. */
  email: string;
  /** Short names (`read`), whatever prefix the issuer puts before them. */
  scopes: ReadonlySet<string>;
  /** What the issuer calls the person. */
  names: PersonNames;
}

/** Checks an access token; rejects with {@link InvalidTokenError} whatever is wrong with it. */
export type TokenVerifier = (token: string) => Promise<VerifiedToken>;

/** The token is missing something, expired, forged or meant for somebody else. The message is for the log. */
export class InvalidTokenError extends Error {
  override name = 'InvalidTokenError';
}

/** The issuer's keys could not be fetched, so no token can be judged. */
export class IssuerUnreachableError extends Error {
  override name = 'IssuerUnreachableError';
}

export interface TokenRules {
  issuer: string;
  audience: string;
  keys: JWTVerifyGetKey;
  /** Required `typ` header; hosted issuers set none that can be relied on. */
  typ?: string;
}

const ISSUER_ERRORS = ['ERR_JOSE_GENERIC', 'ERR_JWKS_TIMEOUT', 'ERR_JWKS_INVALID'];

/** Anything else than failing to fetch or read the issuer's keys is the token's fault. */
const isTokenError = (error: unknown): error is errors.JOSEError =>
  error instanceof errors.JOSEError && !ISSUER_ERRORS.includes(error.code);

/**
 * Checks signature (RS256), issuer, audience and lifetime, then reads who it is.
 * An address that its issuer says is not verified is nobody's. A good token is
 * remembered for a few minutes, and until its end at most.
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
      throw new IssuerUnreachableError(`The keys of ${issuer} could not be read.`, { cause });
    });
    const email = emailOf(payload);
    if (!email) throw new InvalidTokenError('The token names no e-mail address.');
    if (isEmailUnverified(payload)) throw new InvalidTokenError('The e-mail address is not verified.');
    const verified = { email, scopes: scopesOf(payload), names: namesOf(payload) };
    memory.set(token, verified, payload.exp! * 1000);
    return verified;
  };
}

/** Verifier of the embedded provider's tokens: no network, its own public key. */
export function embeddedTokenVerifier(issuer: string, signingKey: JWK): TokenVerifier {
  const { kty, n, e, kid, alg, use } = signingKey;
  const keys = createLocalJWKSet({ keys: [{ kty, n, e, kid, alg, use } as JWK] });
  return createTokenVerifier({ issuer, audience: API_AUDIENCE, keys, typ: 'at+jwt' });
}

/** Verifier of a hosted issuer's tokens; its keys are fetched at first use and kept. */
export function hostedTokenVerifier(hosted: { issuer: string; audience: string; jwksUri: string }): TokenVerifier {
  return createTokenVerifier({
    issuer: hosted.issuer,
    audience: hosted.audience,
    keys: createRemoteJWKSet(new URL(hosted.jwksUri)),
  });
}
