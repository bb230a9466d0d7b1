import { type SQL, sql } from 'drizzle-orm';
import { companies, users } from '../database/schema/index.ts';

/**
 * Condition on people: their company is not suspended. Part of the query that finds the caller, so that a
 * suspension takes effect with the next call and costs no query.
 */
export const isCompanyActive: SQL = sql`exists (
  select from ${companies} where ${companies.id} = ${users.companyId} and ${companies.suspendedAt} is null
)`;
