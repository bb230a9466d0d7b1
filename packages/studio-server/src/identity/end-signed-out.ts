import type { KoaContextWithOIDC, Provider } from 'oidc-provider';
import type { Database } from '../database/open-database.ts';
import { transaction } from '../database/transaction.ts';
import { endSignedOutSession } from './audited-session-ends.ts';
import type { SignInSessions } from './sign-in-sessions.ts';

interface Parts {
  db: Database;
  sessions: Pick<SignInSessions, 'end'>;
  log: { error: (details: object, message: string) => void };
}

/** Ends the session of everybody who signs out at the embedded provider, so that its tokens are rejected. */
export function endSignedOut(provider: Provider, { db, sessions, log }: Parts): void {
  provider.on('end_session.success', ({ oidc }: KoaContextWithOIDC) => {
    const { accountId, uid } = oidc.session ?? {};
    // Without `logout` only the application is signed out of, and the same session can sign in again.
    if (!accountId || !uid || !oidc.params?.['logout']) return;
    const session = { issuer: provider.issuer, userId: accountId, sessionUid: uid };
    transaction(db, (tx) => endSignedOutSession(tx, session)).then(
      (id) => sessions.end([id]),
      (error: unknown) => log.error({ err: error }, 'A session was not ended'),
    );
  });
}
