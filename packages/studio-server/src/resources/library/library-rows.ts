import { and, eq, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../database/transaction.ts';
import { requireRow } from '../require-row.ts';

/** Tables of the library: every item has an id and a company. */
type LibraryTable = PgTable & { id: PgColumn; companyId: PgColumn };

/** Matches the item with this id in a company. */
export const itemOf = (table: LibraryTable, companyId: string, id: string): SQL | undefined =>
  and(eq(table.companyId, companyId), eq(table.id, id));

/** Converts a row for its reply: `modified` becomes a text. */
export const toWire = <Row extends { modified: Date }>(row: Row) => ({ ...row, modified: row.modified.toISOString() });

/** Returns an item and locks it until the transaction ends. @throws StudioHttpError 404 */
export async function lockItem<Table extends LibraryTable>(
  db: Queryable,
  table: Table,
  companyId: string,
  id: string,
): Promise<Table['$inferSelect']> {
  return requireRow(
    db
      .select()
      .from(table as LibraryTable)
      .where(itemOf(table, companyId, id))
      .for('update'),
  );
}
