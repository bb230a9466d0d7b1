import { createLocalJWKSet, errors, jwtVerify, type JWK, type JWTPayload, type JWTVerifyGetKey } from 'jose';
import type { HostedSignIn } from '../hosted-settings.ts';
import { API_AUDIENCE, COMMAND_LINE_CLIENT_ID } from './api-scopes.ts';
import { emailOf, namesOf, type PersonNames, roleOf, scopesOf } from './claims.ts';
import { refusalOf } from './sign-in-refusals.ts';
import { acceptedKeys, type IdentityKeys } from './identity-keys.ts';
import { type EmbeddedIdentity, type HostedIdentity, sessionOf, type TokenSession } from './token-identity.ts';
import { clockFault, tokenFault } from './token-fault.ts';
import { createTokenMemory } from './token-memory.ts';

/** Caller of a request, from its access token. */
export interface VerifiedToken {
  identity: EmbeddedIdentity | HostedIdentity;
  session: TokenSession;
  /** Scopes without the issuer's prefix, such as `read`. */
  scopes: ReadonlySet<string>;
  /** Name of the person from the token. */
  names: PersonNames;
  /** Whether the embedded provider issued it to the command line. */
  isForCommandLine: boolean;
}

/** Verifies an access token; rejects invalid ones with {@link InvalidTokenError}. */
export type TokenVerifier = (token: string) => Promise<VerifiedToken>;

/** Thrown when a token is incomplete, expired, forged or issued for another audience. The message is for the log and has nothing of the token. */
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
  /** Accepted `typ` headers in lower case; undefined when the header may be missing. */
  types: readonly (string | undefined)[];
  /** Reads the person from verified claims. */
  identify: (claims: VerifiedClaims) => VerifiedToken['identity'];
}

/** Claims that every token has. */
export type VerifiedClaims = JWTPayload & { sub: string; iat: number };

const ISSUER_ERRORS = ['ERR_JOSE_GENERIC', 'ERR_JWKS_TIMEOUT', 'ERR_JWKS_INVALID'];

/** Whether the token is invalid, as opposed to the issuer's keys being unavailable. */
const isTokenError = (error: unknown): error is errors.JOSEError =>
  error instanceof errors.JOSEError && !ISSUER_ERRORS.includes(error.code);

/** How far the clock of an issuer may be ahead or behind, in seconds. */
const CLOCK_SKEW_SECONDS = 60;

/** Checks the claims that every token needs. */
function requireClaims(payload: JWTPayload): asserts payload is VerifiedClaims {
  const { sub, iat } = payload;
  if (typeof sub !== 'string' || sub === '') throw new InvalidTokenError('missing sub');
  if (typeof iat !== 'number') throw new InvalidTokenError('missing iat');
  const now = new Date();
  if (iat > now.getTime() / 1000 + CLOCK_SKEW_SECONDS)
    throw new InvalidTokenError(clockFault('issued in the future', iat, now));
}

/**
 * Creates a verifier that checks signature (RS256), type, issuer, audience and lifetime, and reads the caller. Times may
 * differ by a minute from the clock of the server. Valid tokens are cached for a few minutes, at most until they expire.
 */
export function createTokenVerifier({ issuer, audience, keys, types, identify }: TokenRules): TokenVerifier {
  const memory = createTokenMemory<VerifiedToken>();
  return async (token) => {
    const known = memory.get(token);
    if (known) return known;
    const { payload, protectedHeader } = await jwtVerify(token, keys, {
      issuer,
      audience,
      algorithms: ['RS256'],
      requiredClaims: ['exp'],
      clockTolerance: CLOCK_SKEW_SECONDS,
    }).catch((cause: unknown) => {
      if (isTokenError(cause)) throw new InvalidTokenError(tokenFault(cause, new Date()), { cause });
      throw new IssuerUnreachableError(`Failed to fetch the keys of ${issuer}.`, { cause });
    });
    if (!types.includes(protectedHeader.typ?.toLowerCase())) throw new InvalidTokenError('wrong type');
    requireClaims(payload);
    const identity = identify(payload);
    const isEmbedded = identity.kind === 'embedded';
    const verified = {
      identity,
      session: sessionOf(payload, isEmbedded),
      scopes: scopesOf(payload),
      names: namesOf(payload),
      isForCommandLine: isEmbedded && payload['client_id'] === COMMAND_LINE_CLIENT_ID,
    };
    memory.set(token, verified, (payload.exp! + CLOCK_SKEW_SECONDS) * 1000);
    return verified;
  };
}

/**
 * Creates a verifier for the embedded provider's tokens that uses its public keys without network access.
 *
 * @param others further keys whose tokens are accepted; the replaced ones until their end
 */
export function embeddedTokenVerifier(
  issuer: string,
  signingKey: JWK,
  others: Pick<IdentityKeys, 'next' | 'previous'> = {},
): TokenVerifier {
  const find: JWTVerifyGetKey = (header, token) => {
    const { signingKeys } = acceptedKeys({ ...others, signingKey, cookieKeys: [] }, new Date());
    const keys = signingKeys.map(({ kty, n, e, kid, alg, use }) => ({ kty, n, e, kid, alg, use }) as JWK);
    return createLocalJWKSet({ keys })(header, token);
  };
  return createTokenVerifier({
    issuer,
    audience: API_AUDIENCE,
    keys: find,
    types: ['at+jwt'],
    identify: ({ sub }) => ({ kind: 'embedded', person: sub }),
  });
}

/** Settings of a hosted issuer's tokens. */
export type HostedTokens = Omit<HostedSignIn, 'clientId' | 'authority' | 'scopes' | 'jwksUri'>;

/**
 * Creates a verifier for a hosted issuer's tokens. Its callers refuse a person with an unverified e-mail address or a
 * sign-in that is weaker than configured: `refusal` of the identity.
 */
export function hostedTokenVerifier(hosted: HostedTokens, keys: JWTVerifyGetKey): TokenVerifier {
  const { issuer, audience, emailClaim, roleClaim } = hosted;
  return createTokenVerifier({
    issuer,
    audience,
    keys,
    types: ['jwt', 'at+jwt', undefined],
    identify: (claims) => ({
      kind: 'hosted',
      issuer,
      subject: claims.sub,
      email: emailOf(claims, emailClaim),
      role: roleClaim === null ? undefined : roleOf(claims, roleClaim),
      issuedAt: new Date(claims.iat * 1000),
      refusal: refusalOf(claims, hosted),
    }),
  });
}
