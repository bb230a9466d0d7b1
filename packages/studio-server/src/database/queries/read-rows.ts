import type { SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Queryable } from '../transaction.ts';
import type { ListWindow } from './list-window.ts';

/** Reads whole rows of one table that match a condition, in one window. */
export function readRows<Table extends PgTable>(
  db: Queryable,
  table: Table,
  where: SQL | undefined,
  { orderBy = [], limit, offset }: ListWindow = {},
): Promise<Table['$inferSelect'][]> {
  return db
    .select()
    .from(table as PgTable)
    .where(where)
    .orderBy(...orderBy)
    .limit(limit ?? Number.MAX_SAFE_INTEGER)
    .offset(offset ?? 0);
}
