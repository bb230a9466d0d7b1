import type { KoaContextWithOIDC, Provider } from 'oidc-provider';
import type { SignInSessions } from './sign-in-sessions.ts';
import { sessionIdOf } from './token-identity.ts';

/**
 * Whether a request signs a person out of the embedded provider. Without `logout`, they only leave the application: the
 * provider replaces the id of the session, which continues.
 */
export const isSignOut = (context: Pick<KoaContextWithOIDC, 'oidc'> | undefined): boolean =>
  context?.oidc.route === 'end_session_confirm' && Boolean(context.oidc.params?.['logout']);

/**
 * Rejects the tokens of everybody who signs out at the embedded provider. `payload-adapter.ts` has ended the session in the
 * database by then.
 */
export function endSignedOut(provider: Provider, sessions: Pick<SignInSessions, 'end'>): void {
  provider.on('end_session.success', (context: KoaContextWithOIDC) => {
    const { accountId, uid } = context.oidc.session ?? {};
    if (accountId && uid && isSignOut(context)) sessions.end([sessionIdOf(provider.issuer, accountId, uid)]);
  });
}
