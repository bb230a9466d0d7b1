import { and, eq, inArray } from 'drizzle-orm';
import { companies, users } from '../database/schema/index.ts';
import type { Queryable } from '../database/transaction.ts';

/** People the licence of a company counts: those who are active and those who are invited. @see CO-042 */
export async function countSeats(db: Queryable, companyId: string): Promise<number> {
  return db.$count(users, and(eq(users.companyId, companyId), inArray(users.status, ['Activated', 'Pending'])));
}

/**
 * Seats of a company that nobody has; below 0 after a licence was made smaller.
 *
 * Whoever gives a seat away asks this first in the same transaction: it locks
 * the company, so that seats are given one after another.
 */
export async function lockSeatsLeft(tx: Queryable, companyId: string): Promise<number> {
  const [company] = await tx
    .select({ seatsAllowed: companies.seatsAllowed })
    .from(companies)
    .where(eq(companies.id, companyId))
    .for('no key update');
  if (!company) throw new Error(`There is no company '${companyId}'.`);
  return company.seatsAllowed - (await countSeats(tx, companyId));
}
