import { eq } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Queryable } from '../database/transaction.ts';
import { notFound } from '../http/studio-http-error.ts';

/** Returns the first row of a statement. @throws StudioHttpError 404 when it has none */
export async function requireRow<Row>(statement: PromiseLike<readonly Row[]>): Promise<Row> {
  const [row] = await statement;
  if (row === undefined) throw notFound();
  return row;
}

/**
 * Locks a row against changes until the transaction ends. Rows that refer to it can still be added.
 *
 * @throws StudioHttpError 404 when the row was deleted meanwhile
 */
export async function lockRow(db: Queryable, table: PgTable & { id: PgColumn }, id: string): Promise<void> {
  await requireRow(db.select({ id: table.id }).from(table).where(eq(table.id, id)).for('no key update'));
}
