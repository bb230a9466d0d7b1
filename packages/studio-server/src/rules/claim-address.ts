import type { AuditChange } from '@inspection-studio/domain/audit';
import { and, eq, notExists, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { users } from '../database/schema/index.ts';
import { isUniqueViolation, type Transaction } from '../database/transaction.ts';

type Person = typeof users.$inferSelect;

const others = alias(users, 'others');

/** What the claim of an address changes, for its audit event. */
export const addressClaimed = ({ email }: Pick<Person, 'email'>): AuditChange[] => [
  { field: 'signInAddress', before: null, after: email },
];

/**
 * Gives a person the e-mail address, if nobody in another company has it any more.
 *
 * @param inTransaction runs a transaction of its own, or a savepoint: the claim can fail with a unique violation
 * @param onClaimed records the claim in that transaction. @default nothing
 * @returns the current record; null while somebody has the address
 */
export async function claimAddress(
  inTransaction: (work: (tx: Transaction) => Promise<Person | null>) => Promise<Person | null>,
  { id, email }: Pick<Person, 'id' | 'email'>,
  onClaimed?: (tx: Transaction, claimed: Person) => Promise<void>,
): Promise<Person | null> {
  const claim = inTransaction(async (tx) => {
    const [current] = await tx.select().from(users).where(eq(users.id, id)).for('update');
    if (current?.isAddressTaken === false) return current;
    const holder = tx
      .select({ id: others.id })
      .from(others)
      .where(and(eq(sql`lower(${others.email})`, email.toLowerCase()), eq(others.isAddressTaken, false)));
    const [claimed] = await tx
      .update(users)
      .set({ isAddressTaken: false, modified: sql`${users.modified}` })
      .where(and(eq(users.id, id), notExists(holder)))
      .returning();
    if (claimed) await onClaimed?.(tx, claimed);
    return claimed ?? null;
  });
  return claim.catch((error: unknown) => {
    if (isUniqueViolation(error, 'users_email')) return null;
    throw error;
  });
}
