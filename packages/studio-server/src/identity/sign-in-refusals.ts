import type { JWTPayload } from 'jose';
import type { HostedSignIn } from '../hosted-settings.ts';
import { isEmailVerified, isStrongEnough } from './claims.ts';

/** Why the studio refuses somebody whom a hosted provider has signed in. */
export type SignInRefusal = 'unverifiedEmail' | 'weakSignIn' | 'otherAccount' | 'noRole';

/** What the person reads: why, and what to do. */
export const SIGN_IN_REFUSALS: Readonly<Record<SignInRefusal, string>> = {
  unverifiedEmail:
    'Your e-mail address is not verified. Verify it at your sign-in provider, then log out and sign in again.',
  weakSignIn:
    'This studio requires a stronger sign-in, for example with a second factor. Log out and sign in with one.',
  otherAccount:
    'Your e-mail address is linked to another account at a sign-in provider. Ask your admin to unlink it, then sign in again.',
  noRole: 'Your account at the sign-in provider has no role in this studio. Contact your admin.',
};

/** Returns why the claims of a valid token let nobody in; null when they do. */
export function refusalOf(
  claims: JWTPayload,
  { requiredAcr, requiredAmr }: Pick<HostedSignIn, 'requiredAcr' | 'requiredAmr'>,
): Extract<SignInRefusal, 'unverifiedEmail' | 'weakSignIn'> | null {
  if (!isEmailVerified(claims)) return 'unverifiedEmail';
  return isStrongEnough(claims, requiredAcr, requiredAmr) ? null : 'weakSignIn';
}
