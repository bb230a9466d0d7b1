import type { Database } from '../database/open-database.ts';
import type { EventSource } from '../database/queries/audit-events.ts';
import type { users } from '../database/schema/index.ts';
import { transaction } from '../database/transaction.ts';
import type { PersonNames } from '../identity/claims.ts';
import { activatePending } from './activate-pending.ts';
import { bindIdentity, type HostedAccount, isBoundOtherwise } from './bind-identity.ts';

type Person = typeof users.$inferSelect;

/** The sign-in of a person. */
export interface Admission {
  /** Names of the token. */
  names: PersonNames;
  /** Account that the person is bound to; null binds to none. */
  account: HostedAccount | null;
  /** Of the request, for audit events. */
  source: EventSource;
}

/**
 * Activates an invited person and binds them to the account of their first sign-in: both or neither. Nobody who was shut
 * out meanwhile is bound. Without either, it asks the database nothing.
 *
 * @returns the current record, whose status may be any; or why nothing was stored
 */
export async function admitPerson(
  db: Database,
  person: Person,
  { names, account, source }: Admission,
): Promise<Person | 'noSeat' | 'otherAccount'> {
  const isInvited = person.status === 'Pending';
  if (!isInvited && (account === null || person.status !== 'Activated')) return person;
  const admit = transaction(db, async (tx) => {
    const active = isInvited ? await activatePending(tx, person, names, source) : person;
    if (active === null) return 'noSeat';
    return account !== null && active.status === 'Activated' ? bindIdentity(tx, active, account, source) : active;
  });
  return admit.catch((error: unknown) => {
    if (isBoundOtherwise(error)) return 'otherAccount';
    throw error;
  });
}
