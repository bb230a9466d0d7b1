import { eq, or } from 'drizzle-orm';
import { companies } from '../database/schema/index.ts';
import type { Queryable } from '../database/transaction.ts';
import { StartError } from '../start-error.ts';

/** A row of the companies table. */
export type CompanyRow = typeof companies.$inferSelect;

/**
 * Finds a company by its id, else by its exact name.
 *
 * @returns null when there is none
 * @throws StartError when several have this name
 */
export async function findCompany(db: Queryable, idOrName: string): Promise<CompanyRow | null> {
  const found = await db
    .select()
    .from(companies)
    .where(or(eq(companies.id, idOrName), eq(companies.name, idOrName)))
    .orderBy(companies.created, companies.id);
  const byId = found.find(({ id }) => id === idOrName);
  if (byId) return byId;
  if (found.length > 1) {
    const ids = found.map(({ id }) => id).join(', ');
    throw new StartError(`Several companies are called ${idOrName}: use one of the ids ${ids}.`);
  }
  return found[0] ?? null;
}

/** Finds a company by its id or exact name. @throws StartError when there is none, or several */
export async function requireCompany(db: Queryable, idOrName: string): Promise<CompanyRow> {
  const company = await findCompany(db, idOrName);
  if (!company) throw new StartError(`There is no company ${idOrName}: npm run company -- list shows all.`);
  return company;
}
