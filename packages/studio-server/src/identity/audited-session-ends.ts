import type { AuditAction, AuditChange } from '@inspection-studio/domain/audit';
import type { Transaction } from '../database/transaction.ts';
import { endProviderSession, type ProviderSession } from './end-sessions.ts';
import { currentSource } from './event-source.ts';
import { type PersonEvent, readEventPeople, recordPersonEvent, UNKNOWN_PERSON } from './person-events.ts';

async function end(
  tx: Transaction,
  session: ProviderSession,
  event: { action: AuditAction; changes?: AuditChange[]; actor?: PersonEvent['actor'] },
): Promise<void> {
  const { isEnded } = await endProviderSession(tx, session);
  const person = (await readEventPeople(tx, [session.userId])).get(session.userId);
  const source = currentSource();
  if (isEnded && person && source) await recordPersonEvent(tx, person, { ...event, source });
}

/** Ends the session of somebody who signs out at the embedded provider, with its audit event unless it had ended before. */
export const endSignedOutSession = (tx: Transaction, session: ProviderSession): Promise<void> =>
  end(tx, session, { action: 'signOut' });

/** Ends the session of an authorization code that was used twice, with its audit event: one of both was a thief. */
export const endReplayedSession = (tx: Transaction, session: ProviderSession): Promise<void> =>
  end(tx, session, {
    action: 'endSession',
    actor: UNKNOWN_PERSON,
    changes: [{ field: 'reason', after: 'codeUsedTwice' }],
  });
