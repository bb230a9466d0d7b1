import { randomUUID } from 'node:crypto';
import { importJWK, SignJWT } from 'jose';
import { API_AUDIENCE, API_SCOPES, BROWSER_CLIENT_ID } from './api-scopes.ts';
import type { IdentityKeys } from './identity-keys.ts';

/** Lifetime of a token, in seconds. */
const LIFETIME_SECONDS = 3600;

/**
 * Signs an access token for scripts, like the embedded provider does. Its subject is the e-mail address instead of the
 * user id, because the database belongs to the running server.
 *
 * Requires read access to the keys in the data folder. The API still checks that the
 * e-mail address belongs to an active person.
 */
export async function signLocalToken(keys: IdentityKeys, issuer: string, email: string): Promise<string> {
  const { kid, alg } = keys.signingKey;
  return new SignJWT({
    client_id: BROWSER_CLIENT_ID,
    scope: API_SCOPES.join(' '),
  })
    .setProtectedHeader({ alg: alg!, kid, typ: 'at+jwt' })
    .setIssuer(issuer)
    .setAudience(API_AUDIENCE)
    .setSubject(email)
    .setJti(randomUUID())
    .setIssuedAt()
    .setExpirationTime(`${LIFETIME_SECONDS}s`)
    .sign(await importJWK(keys.signingKey, alg));
}
