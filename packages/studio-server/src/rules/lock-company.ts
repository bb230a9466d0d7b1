import { eq } from 'drizzle-orm';
import { companies } from '../database/schema/index.ts';
import type { Queryable } from '../database/transaction.ts';

/**
 * Locks a company until the transaction ends and returns it. Rules that span records of a company
 * need it, so that concurrent changes run one after another.
 *
 * To avoid deadlocks, lock sites, assets and inspections before it, in this order, and people and library items after it.
 */
export async function lockCompany(tx: Queryable, companyId: string): Promise<typeof companies.$inferSelect> {
  const [company] = await tx.select().from(companies).where(eq(companies.id, companyId)).for('no key update');
  if (!company) throw new Error(`There is no company '${companyId}'.`);
  return company;
}
