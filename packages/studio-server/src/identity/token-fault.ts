import { errors } from 'jose';

/** What is wrong with a claim that was checked. */
const CLAIMS: Readonly<Record<string, string>> = {
  iss: 'wrong issuer',
  aud: 'wrong audience',
  nbf: 'not valid yet',
};

const CODES: Readonly<Record<string, string>> = {
  ERR_JWT_EXPIRED: 'expired',
  ERR_JWS_SIGNATURE_VERIFICATION_FAILED: 'bad signature',
  ERR_JWKS_NO_MATCHING_KEY: 'unknown key',
  ERR_JOSE_ALG_NOT_ALLOWED: 'wrong algorithm',
  ERR_JWS_INVALID: 'malformed',
  ERR_JWT_INVALID: 'malformed',
};

/**
 * Returns why a token is invalid, for the log, without anything that the token says: the name of a claim is one that was
 * checked.
 */
export function tokenFault(error: errors.JOSEError): string {
  if (!(error instanceof errors.JWTClaimValidationFailed)) return CODES[error.code] ?? error.code;
  const { claim, reason } = error;
  return (reason === 'check_failed' && CLAIMS[claim]) || `${reason} ${claim}`;
}
