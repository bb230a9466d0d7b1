import { eq, inArray, isNull, or } from 'drizzle-orm';
import { type EventSource, recordAuditEvent } from '../database/queries/audit-events.ts';
import {
  accessTokens,
  companies,
  oidcPayloads,
  signInProofs,
  signInSessions,
  users,
} from '../database/schema/index.ts';
import type { Transaction } from '../database/transaction.ts';
import { endSessions } from './end-sessions.ts';
import { OPERATOR } from './person-events.ts';

/**
 * Ends every sign-in of this installation, so that everybody signs in again: sessions, what the embedded provider issued,
 * and access tokens. Each company that had one gets an event. Running processes notice within about two seconds.
 *
 * @param source the operator's command
 * @returns how many companies had a sign-in
 */
export async function endEverySignIn(tx: Transaction, source: EventSource): Promise<number> {
  const withSession = tx.select({ id: signInSessions.userId }).from(signInSessions).where(isNull(signInSessions.ended));
  const withToken = tx.select({ id: accessTokens.userId }).from(accessTokens);
  const affected = await tx
    .selectDistinct({ id: companies.id, name: companies.name })
    .from(companies)
    .innerJoin(users, eq(users.companyId, companies.id))
    .where(or(inArray(users.id, withSession), inArray(users.id, withToken)));
  await endSessions(tx, undefined);
  for (const table of [oidcPayloads, signInProofs, accessTokens]) await tx.delete(table);
  for (const { id, name } of affected) {
    await recordAuditEvent(tx, {
      companyId: id,
      actor: OPERATOR,
      action: 'endSession',
      subject: { kind: 'company', id, name },
      source,
    });
  }
  return affected.length;
}
