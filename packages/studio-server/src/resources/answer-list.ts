import { type ListQuery, makePagination, parseFilter, parseSort, type SortItem } from '@inspection-studio/domain';
import { and, count, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { type ListFields, toOrderBy, toWhere } from '../database/odata.ts';
import type { ListWindow } from '../database/queries/list-window.ts';
import type { Queryable } from '../database/transaction.ts';
import type { Page } from '../http/implement.ts';

/** How a collection is filtered, ordered and cut into pages. */
export interface ListDefinition {
  /** Properties a filter or an order may name. */
  fields: ListFields;
  defaultSort: readonly SortItem[];
  /** Items of a page that asks for no `top`. */
  pageSize: number;
  /** Makes the order total. */
  id: PgColumn;
}

export interface ListSource<Item> {
  query: ListQuery;
  /** What the caller may see, whatever the filter says. */
  scope: SQL | undefined;
  /** Counts the rows that fit. */
  from: (db: Queryable, where: SQL | undefined) => Promise<{ count: number }[]>;
  read: (where: SQL | undefined, window: ListWindow) => Promise<Item[]>;
}

/** Counts the rows of one table. */
export const countFrom =
  (table: PgTable): ListSource<unknown>['from'] =>
  (db, where) =>
    db.select({ count: count() }).from(table).where(where);

/**
 * Answers a list: a page with its pagination when `count` is set, else
 * everything that fits, limited only by what `top` asks for.
 *
 * @see spec 2 §7 "Query conventions"
 */
export async function answerList<Item>(
  db: Queryable,
  definition: ListDefinition,
  { query, scope, from, read }: ListSource<Item>,
): Promise<Page<Item[]>> {
  const { fields, defaultSort, id } = definition;
  const where = and(scope, toWhere(fields, parseFilter(query.filter ?? '')));
  const sort = parseSort(query.orderBy ?? '');
  const orderBy = toOrderBy(fields, sort.length > 0 ? sort : defaultSort, id);
  if (!query.count) {
    return { items: await read(where, { orderBy, limit: query.top, offset: query.skip }), pagination: null };
  }
  const top = query.top ?? definition.pageSize;
  const skip = query.skip ?? 0;
  const [total] = await from(db, where);
  const items = await read(where, { orderBy, limit: top, offset: skip });
  return { items, pagination: makePagination({ top, skip, count: total?.count ?? 0 }) };
}
