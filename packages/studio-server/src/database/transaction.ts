import { AsyncLocalStorage } from 'node:async_hooks';
import type { ExtractTablesWithRelations } from 'drizzle-orm';
import type { NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import { isTemporaryDatabaseFailure } from './is-temporary-failure.ts';
import { type Database, databaseOn } from './open-database.ts';
import type * as schema from './schema/index.ts';

/** Runs queries: the database or a transaction. */
export type Queryable = PgDatabase<NodePgQueryResultHKT, typeof schema, ExtractTablesWithRelations<typeof schema>>;

/** An open transaction. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

const openTransaction = new AsyncLocalStorage<true>();

/**
 * Runs `work` in one transaction, which commits completely or not at all.
 *
 * Inside, use only `tx` and do nothing slow, because the embedded database runs one
 * transaction at a time. Transactions don't nest; pass `tx` on instead.
 */
export async function transaction<T>(db: Database, work: (tx: Transaction) => Promise<T>): Promise<T> {
  if (openTransaction.getStore()) throw new Error('A transaction is already open; pass on its `tx`.');
  // The query builder's own method leaks the connection when `begin` fails.
  const client = await db.$client.connect();
  let isBroken = false;
  try {
    return await openTransaction.run(true, () => databaseOn(client).transaction(work));
  } catch (error) {
    isBroken = isTemporaryDatabaseFailure(error);
    throw error;
  } finally {
    client.release(isBroken);
  }
}

const UNIQUE_VIOLATION = '23505';

/** Whether a statement failed with a unique violation, optionally of one `constraint`. */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  if (!(error instanceof Error) || !(error.cause instanceof Error) || !('code' in error.cause)) return false;
  const { code, constraint: violated } = error.cause as { code: unknown; constraint?: string };
  return code === UNIQUE_VIOLATION && (constraint === undefined || constraint === violated);
}
