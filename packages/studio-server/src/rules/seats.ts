import { SEAT_STATUSES } from '@inspection-studio/domain/users';
import { and, eq, inArray } from 'drizzle-orm';
import { users } from '../database/schema/index.ts';
import type { Queryable } from '../database/transaction.ts';
import { lockCompany } from './lock-company.ts';

/** Counts the people who occupy a seat: active and invited ones. */
export async function countSeats(db: Queryable, companyId: string): Promise<number> {
  return db.$count(users, and(eq(users.companyId, companyId), inArray(users.status, [...SEAT_STATUSES])));
}

/**
 * Returns the free seats of a company; negative after the licence was reduced.
 *
 * Call it in the transaction that assigns a seat: it locks the company, so that concurrent
 * assignments run one after another.
 */
export async function lockSeatsLeft(tx: Queryable, companyId: string): Promise<number> {
  const { seatsAllowed } = await lockCompany(tx, companyId);
  return seatsAllowed - (await countSeats(tx, companyId));
}
