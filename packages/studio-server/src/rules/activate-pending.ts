import { and, eq } from 'drizzle-orm';
import type { EventSource } from '../database/queries/audit-events.ts';
import { users } from '../database/schema/index.ts';
import type { Transaction } from '../database/transaction.ts';
import type { PersonNames } from '../identity/claims.ts';
import { recordPersonEvent } from '../identity/person-events.ts';
import { lockSeatsLeft } from './seats.ts';

type Person = typeof users.$inferSelect;

/**
 * Activates an invited person on first sign-in, and sets the name from the token when the
 * record has none. Concurrent requests activate the person once, with one audit event.
 *
 * A pending person already occupies a seat. When the licence was reduced below the number
 * of people, nobody else can be activated.
 *
 * @param source of the request
 * @returns the current record; null without a seat
 */
export async function activatePending(
  tx: Transaction,
  person: Person,
  names: PersonNames,
  source: EventSource,
): Promise<Person | null> {
  if ((await lockSeatsLeft(tx, person.companyId)) < 0) return null;
  const isNameless = person.firstName === '' && person.lastName === '';
  const [activated] = await tx
    .update(users)
    .set({ status: 'Activated', ...(isNameless && names) })
    .where(and(eq(users.id, person.id), eq(users.status, 'Pending')))
    .returning();
  if (activated) {
    await recordPersonEvent(tx, activated, { action: 'acceptInvitation', source });
    return activated;
  }
  const [current] = await tx.select().from(users).where(eq(users.id, person.id));
  return current ?? person;
}
