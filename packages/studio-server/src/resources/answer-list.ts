import { type ListQuery, makePagination, parseFilter, parseSort, type SortItem } from '@inspection-studio/domain';
import { and, count, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { type ListFields, toOrderBy, toWhere } from '../database/odata.ts';
import type { ListWindow } from '../database/queries/list-window.ts';
import type { Queryable } from '../database/transaction.ts';
import type { Page } from '../http/call-context.ts';
import { PAGE_IDS_MAX, questionKey, recall, remember } from './list-memory.ts';

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
  /** Caches counts and pages until the rows change; without it, every page queries again. */
  memory?: {
    /** Whose list it is: two readers with the same key see the same rows. */
    reader: string;
    /** Changes with every change of the rows or of who sees them. */
    readStamp: () => Promise<string | null>;
    /** Items in the order of their ids, and the stamp as it is at that moment; none when there is no item. */
    readByIds: (ids: readonly string[]) => Promise<{ items: Item[]; stamp: string | null }>;
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
 * @see CALL-005, CALL-007..008
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

/** So many rows at most are found, counted and sorted by one statement. */
const FEW_ROWS = 1000;
/** More are not found first and sorted then, but met in the order of an index. */
const SORTED_ROWS = 20_000;

type PageWindow = Required<ListWindow> & { where: SQL | undefined; limit: number; offset: number };

/** What a page shows, without what is in its items. */
interface PageIds {
  count: number;
  ids: string[];
}

async function readPage<Item>(
  db: Queryable,
  { id }: ListDefinition,
  { query, from, read, memory }: ListSource<Item>,
  window: PageWindow,
): Promise<{ count: number; items: Item[] }> {
  const { where, limit, offset } = window;
  const readCount = async () => (await from(db, where))[0]?.count ?? 0;
  if (!memory) return { count: await readCount(), items: await read(where, window) };
  const countKey = questionKey('count', memory.reader, query.filter);
  if (limit > PAGE_IDS_MAX) {
    return { count: await remember(countKey, await memory.readStamp(), readCount), items: await read(where, window) };
  }
  const pageOf = [memory.reader, query.filter, query.orderBy, limit, offset];
  const fewKey = questionKey('few', ...pageOf);
  const idsKey = questionKey('ids', ...pageOf);
  const known = await recallPage(fewKey, countKey, idsKey);
  if (known && known.ids.length > 0) {
    // The cache is usually valid: one round trip reads the items and validates it.
    const { items, stamp } = await memory.readByIds(known.ids);
    if (stamp === known.stamp) return { count: known.count, items };
  }
  const stamp = await memory.readStamp();
  // A list counted separately once has many rows.
  const few = recall(countKey) ? null : await remember(fewKey, stamp, () => readFew(db, id, window));
  const count = few?.count ?? (await remember(countKey, stamp, readCount));
  const ids = few?.ids ?? (offset < count ? await remember(idsKey, stamp, () => readIds(db, id, count, window)) : []);
  return { count, items: ids.length > 0 ? (await memory.readByIds(ids)).items : [] };
}

/** A cached page, or its count and ids with one list version. */
async function recallPage(
  fewKey: string,
  countKey: string,
  idsKey: string,
): Promise<(PageIds & { stamp: string }) | null> {
  const known = recall<PageIds | null>(fewKey);
  const few = await known?.answer;
  if (known && few) return { ...few, stamp: known.stamp };
  const [count, ids] = [recall<number>(countKey), recall<string[]>(idsKey)];
  if (!count || !ids || count.stamp !== ids.stamp) return null;
  return { count: await count.answer, ids: await ids.answer, stamp: ids.stamp };
}

const idsIn = (id: PgColumn, rows: SQL, { orderBy, limit, offset }: PageWindow): SQL =>
  sql`select ${id} as id from ${rows} order by ${sql.join(orderBy, sql`, `)} limit ${limit} offset ${offset}`;

/**
 * Count and page of a list of few rows; null when they are many. That rows are found as if all were wanted keeps
 * PostgreSQL from looking through the whole table where it guesses that many fit; it stops once they are too many.
 */
async function readFew(db: Queryable, id: PgColumn, window: PageWindow): Promise<PageIds | null> {
  const { rows } = await db.execute<{ count: number; ids: string[] | null }>(sql`
    with found as materialized (select * from ${id.table} where ${window.where}),
      few as materialized (select * from found limit ${FEW_ROWS + 1})
    select count, case when count <= ${FEW_ROWS} then array(${idsIn(id, sql`few as ${id.table}`, window)}) end as ids
    from (select count(*)::int as count from few) as counted`);
  const { count: total, ids } = rows[0]!;
  return ids && { count: total, ids };
}

/** The ids of a page of a list that has `total` rows. */
async function readIds(db: Queryable, id: PgColumn, total: number, window: PageWindow): Promise<string[]> {
  // An index in the order of the list might be walked to its end for few rows.
  const rows =
    total > SORTED_ROWS
      ? sql`${id.table} where ${window.where}`
      : sql`(select * from ${id.table} where ${window.where} offset 0) as ${id.table}`;
  const page = await db.execute<{ id: string }>(idsIn(id, rows, window));
  return page.rows.map((row) => row.id);
}
