import type { AuditChange } from '@inspection-studio/domain/audit';
import { eq, isNull, sql } from 'drizzle-orm';
import { type AdapterPayload, Provider } from 'oidc-provider';
import { signInSessions, users } from '../database/schema/index.ts';
import type { Transaction } from '../database/transaction.ts';
import { clientLabelOf } from './client-label.ts';
import { currentSource } from './event-source.ts';
import { readEventPeople, recordPersonEvent } from './person-events.ts';
import { sessionIdOf } from './token-identity.ts';

/** A request of a session. */
export interface SessionUse {
  id: string;
  userId: string;
  providerSessionId: string | null;
  userAgent: string | undefined;
  address: string;
  requestId: string;
}

/** Records the sign-ins that sessions begin with. */
async function recordSignIns(tx: Transaction, begun: readonly SessionUse[], changes: AuditChange[] = []) {
  if (begun.length === 0) return;
  const people = await readEventPeople(
    tx,
    begun.map(({ userId }) => userId),
  );
  for (const { userId, ...source } of begun) {
    const person = people.get(userId);
    if (person) await recordPersonEvent(tx, person, { action: 'signIn', changes, source });
  }
}

/** Adds sessions, and updates those that have not ended. */
async function upsert(tx: Transaction, uses: readonly SessionUse[]): Promise<{ id: string; isNew: boolean }[]> {
  return tx
    .insert(signInSessions)
    .values(uses.map(({ userAgent, requestId: _requestId, ...use }) => ({ ...use, ...clientLabelOf(userAgent ?? '') })))
    .onConflictDoUpdate({
      target: signInSessions.id,
      set: {
        lastUsed: sql`now()`,
        device: sql`excluded.device`,
        browser: sql`excluded.browser`,
        address: sql`excluded.address`,
      },
      setWhere: isNull(signInSessions.ended),
    })
    .returning({ id: signInSessions.id, isNew: sql<boolean>`xmax = 0` });
}

/**
 * Stores uses of sessions. A new session is a sign-in: its audit event is written in the same transaction.
 *
 * @returns ids of the sessions that have ended
 */
export async function storeSessionUses(tx: Transaction, uses: readonly SessionUse[]): Promise<string[]> {
  const stored = new Map((await upsert(tx, uses)).map(({ id, isNew }) => [id, isNew]));
  await recordSignIns(
    tx,
    uses.filter(({ id }) => stored.get(id)),
  );
  return uses.map(({ id }) => id).filter((id) => !stored.has(id));
}

/**
 * Stores a session that the embedded provider saves, so that people see it and can end it before its first call. When
 * the request has just signed somebody in, the audit event is written in the same transaction.
 *
 * @param issuer of the provider's tokens
 * @returns false when the session has ended, or its person is gone, and must not be saved again
 */
export async function storeProviderSession(
  tx: Transaction,
  issuer: string,
  { accountId = '', uid = '', amr = [] }: AdapterPayload,
): Promise<boolean> {
  const source = currentSource() ?? { address: '', userAgent: undefined, requestId: '' };
  const use: SessionUse = {
    id: sessionIdOf(issuer, accountId, uid),
    userId: accountId,
    providerSessionId: uid,
    ...source,
  };
  const [person] = await tx.select({ id: users.id }).from(users).where(eq(users.id, accountId));
  if (!person || (await upsert(tx, [use])).length === 0) return false;
  const methods = amr.map((method) => ({ field: 'method', after: method }));
  if (Provider.ctx?.oidc.result?.login) await recordSignIns(tx, [use], methods);
  return true;
}
