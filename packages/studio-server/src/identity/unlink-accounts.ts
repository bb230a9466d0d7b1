import { and, inArray, isNotNull, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../database/open-database.ts';
import type { EventSource } from '../database/queries/audit-events.ts';
import { signInSessions, users } from '../database/schema/index.ts';
import { transaction } from '../database/transaction.ts';
import { revokeAllAccessTokens } from './access-tokens.ts';
import { endSessions } from './end-sessions.ts';
import { OPERATOR, recordPersonEvent } from './person-events.ts';

/**
 * Unlinks people from their accounts at a hosted provider, ends their sessions and revokes their access tokens. The next sign-in with their e-mail
 * address links them again. Running processes notice within about two seconds.
 *
 * @param source the operator's command, for the audit events
 * @returns how many were linked
 */
export const unlinkAccounts = (db: Database, which: SQL, source: EventSource): Promise<number> =>
  transaction(db, async (tx) => {
    const linked = and(which, isNotNull(users.issuer));
    await endSessions(tx, inArray(signInSessions.userId, tx.select({ id: users.id }).from(users).where(linked)));
    const unlinked = await tx
      .update(users)
      .set({ issuer: null, subject: null, modified: sql`${users.modified}` })
      .where(linked)
      .returning({ id: users.id, companyId: users.companyId, email: users.email, name: users.name });
    await revokeAllAccessTokens(
      tx,
      unlinked.map(({ id }) => id),
    );
    for (const person of unlinked) {
      await recordPersonEvent(tx, person, { action: 'relinkAccount', actor: OPERATOR, source });
    }
    return unlinked.length;
  });
