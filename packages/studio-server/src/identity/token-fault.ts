import { errors } from 'jose';

/** What is wrong with a claim that was checked. */
const CLAIMS: Readonly<Record<string, string>> = {
  iss: 'wrong issuer',
  aud: 'wrong audience',
};

const CODES: Readonly<Record<string, string>> = {
  ERR_JWS_SIGNATURE_VERIFICATION_FAILED: 'bad signature',
  ERR_JWKS_NO_MATCHING_KEY: 'unknown key',
  ERR_JOSE_ALG_NOT_ALLOWED: 'wrong algorithm',
  ERR_JWS_INVALID: 'malformed',
  ERR_JWT_INVALID: 'malformed',
};

/**
 * Says that a time of a token is in the future, which only different clocks explain.
 *
 * @param seconds time of the token, in seconds since 1970
 */
export const clockFault = (fault: string, seconds: number, now: Date): string =>
  `${fault}: the clocks of the server and of the sign-in service differ by ${-secondsSince(seconds, now)} s`;

/**
 * Returns why a token is invalid, for the log. It has nothing that the token says about a person: the name of a claim is
 * one that was checked, and times are compared with the clock of the server. A new token that has expired means that this
 * clock is ahead.
 */
export function tokenFault(error: errors.JOSEError, now: Date): string {
  if (error instanceof errors.JWTExpired)
    return `expired ${secondsSince(error.payload.exp!, now)} s ago by the clock of the server`;
  if (!(error instanceof errors.JWTClaimValidationFailed)) return CODES[error.code] ?? error.code;
  const { claim, reason, payload } = error;
  if (reason !== 'check_failed') return `${reason} ${claim}`;
  if (claim === 'nbf') return clockFault('not valid yet', payload.nbf!, now);
  return CLAIMS[claim] ?? `${reason} ${claim}`;
}

function secondsSince(seconds: number, now: Date): number {
  return Math.floor(now.getTime() / 1000 - seconds);
}
