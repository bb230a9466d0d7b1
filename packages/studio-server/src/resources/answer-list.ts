import { type ListQuery, makePagination, parseFilter, parseSort, type SortItem } from '@inspection-studio/domain';
import { and, count, inArray, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { type ListFields, toOrderBy, toWhere } from '../database/odata.ts';
import type { ListWindow } from '../database/queries/list-window.ts';
import type { Queryable } from '../database/transaction.ts';
import type { Page } from '../http/implement.ts';
import { PAGE_IDS_MAX, remember } from './list-memory.ts';

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
  /** Lets counts and pages be remembered until the rows change; without it every page asks afresh. */
  memory?: {
    /** Whose list it is: two readers with the same key see the same rows. */
    reader: string;
    /** Changes with every change of the rows or of who sees them. */
    readStamp: () => Promise<string | null>;
  };
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
  source: ListSource<Item>,
): Promise<Page<Item[]>> {
  const { query, scope, read } = source;
  const { fields, defaultSort, id } = definition;
  const where = and(scope, toWhere(fields, parseFilter(query.filter ?? '')));
  const sort = parseSort(query.orderBy ?? '');
  const orderBy = toOrderBy(fields, sort.length > 0 ? sort : defaultSort, id);
  if (!query.count) {
    return { items: await read(where, { orderBy, limit: query.top, offset: query.skip }), pagination: null };
  }
  const top = query.top ?? definition.pageSize;
  const skip = query.skip ?? 0;
  const { count: total, items } = await readPage(db, definition, source, { where, orderBy, limit: top, offset: skip });
  return { items, pagination: makePagination({ top, skip, count: total }) };
}

const FEW_ROWS = 20_000;

type PageWindow = Required<ListWindow> & { where: SQL | undefined; limit: number; offset: number };

async function readPage<Item>(
  db: Queryable,
  { id }: ListDefinition,
  { query, from, read, memory }: ListSource<Item>,
  { where, orderBy, limit, offset }: PageWindow,
): Promise<{ count: number; items: Item[] }> {
  const readCount = async () => (await from(db, where))[0]?.count ?? 0;
  if (!memory) return { count: await readCount(), items: await read(where, { orderBy, limit, offset }) };

  const stamp = await memory.readStamp();
  const ofList = [memory.reader, query.filter];
  const count = await remember(['count', ...ofList], stamp, readCount);
  if (limit > PAGE_IDS_MAX) return { count, items: await read(where, { orderBy, limit, offset }) };
  if (offset >= count) return { count, items: [] };
  const ids = await remember(['page', ...ofList, query.orderBy, limit, offset], stamp, async () => {
    // Few rows are found first and sorted then: an index in the order of the list might be walked to its end for them.
    const rows = count > FEW_ROWS ? sql`${id.table} where ${where}` : sql`(select * from ${id.table} where ${where} offset 0) as ${id.table}`;
    const page = await db.execute<{ id: string }>(
      sql`select ${id} as id from ${rows} order by ${sql.join(orderBy, sql`, `)} limit ${limit} offset ${offset}`,
    );
    return page.rows.map((row) => row.id);
  });
  return { count, items: await read(inArray(id, ids), { orderBy }) };
}
