import { createHash, randomBytes } from 'node:crypto';
import { PROVIDER_PATH } from '../api-scopes.ts';

/** Path of the page with a person's sign-in methods. */
export const ACCOUNT_PATH = `${PROVIDER_PATH}/account`;

/** Client id of that page, which asks the provider for a recent sign-in. */
export const ACCOUNT_CLIENT_ID = 'studio-account';

/** Time after a sign-in during which a person can change sign-in methods, in seconds. */
export const RECENT_SECONDS = 15 * 60;

/**
 * Returns the path of an authorization request that leads back to the page after a recent sign-in. Its code is never
 * redeemed: nobody knows the verifier.
 */
export function signInAgainPath(publicUrl: string): string {
  const challenge = createHash('sha256').update(randomBytes(32)).digest('base64url');
  const query = new URLSearchParams({
    client_id: ACCOUNT_CLIENT_ID,
    redirect_uri: publicUrl + ACCOUNT_PATH,
    response_type: 'code',
    scope: 'openid',
    max_age: String(RECENT_SECONDS),
    code_challenge: challenge,
    code_challenge_method: 'S256',
  });
  return `${PROVIDER_PATH}/auth?${query.toString()}`;
}
