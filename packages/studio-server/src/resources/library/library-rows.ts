import { and, eq, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';

/** Tables of the library: every item has an id and a company. */
type LibraryTable = PgTable & { id: PgColumn; companyId: PgColumn };

/** Matches the item with this id in a company. */
export const itemOf = (table: LibraryTable, companyId: string, id: string): SQL | undefined =>
  and(eq(table.companyId, companyId), eq(table.id, id));

/** Converts a row for its reply: `modified` becomes a text. */
export const toWire = <Row extends { modified: Date }>(row: Row) => ({ ...row, modified: row.modified.toISOString() });
