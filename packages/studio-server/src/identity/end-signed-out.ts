import type { KoaContextWithOIDC, Provider } from 'oidc-provider';
import type { SignInSessions } from './sign-in-sessions.ts';
import { sessionIdOf } from './token-identity.ts';

/**
 * Rejects the tokens of everybody who signs out at the embedded provider. The session has ended in the database by then,
 * in {@link payloadAdapter}.
 */
export function endSignedOut(provider: Provider, sessions: Pick<SignInSessions, 'end'>): void {
  provider.on('end_session.success', ({ oidc }: KoaContextWithOIDC) => {
    const { accountId, uid } = oidc.session ?? {};
    // Without `logout` only the application is signed out of, and the same session can sign in again.
    if (accountId && uid && oidc.params?.['logout']) sessions.end([sessionIdOf(provider.issuer, accountId, uid)]);
  });
}
