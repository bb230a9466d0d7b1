import { and, eq, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { ListWindow } from '../../database/queries/list-window.ts';
import type { Queryable } from '../../database/transaction.ts';

/** Tables of the library: every item has an id and a company. */
type LibraryTable = PgTable & { id: PgColumn; companyId: PgColumn };

/** The item with this id, if it is the company's. */
export const itemOf = (table: LibraryTable, companyId: string, id: string): SQL | undefined =>
  and(eq(table.companyId, companyId), eq(table.id, id));

/** Whole rows of one table that fit, in one window. */
export function readRows<Table extends LibraryTable>(
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

/** A row as it travels: its moment as a text. */
export const toWire = <Row extends { modified: Date }>(row: Row) => ({ ...row, modified: row.modified.toISOString() });
