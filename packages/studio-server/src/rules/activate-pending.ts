import { and, eq } from 'drizzle-orm';
import type { Database } from '../database/open-database.ts';
import { users } from '../database/schema/index.ts';
import { transaction } from '../database/transaction.ts';
import type { PersonNames } from '../identity/claims.ts';
import { lockSeatsLeft } from './seats.ts';

type Person = typeof users.$inferSelect;

/**
 * Makes an invited person active at the first sign-in, once however many
 * requests ask for it at the same time, and gives them the name their token
 * carries when the record has none.
 *
 * A Pending person has a seat already; when the licence was made smaller and
 * has fewer seats than people, nobody more comes in.
 *
 * @returns the person as they stand afterwards, whoever changed them; null without a seat
 * @see ERR-039..040
 */
export async function activatePending(db: Database, person: Person, names: PersonNames): Promise<Person | null> {
  return transaction(db, async (tx) => {
    if ((await lockSeatsLeft(tx, person.companyId)) < 0) return null;
    const isNameless = person.firstName === '' && person.lastName === '';
    const [activated] = await tx
      .update(users)
      .set({ status: 'Activated', ...(isNameless && names) })
      .where(and(eq(users.id, person.id), eq(users.status, 'Pending')))
      .returning();
    if (activated) return activated;
    const [current] = await tx.select().from(users).where(eq(users.id, person.id));
    return current ?? person;
  });
}
