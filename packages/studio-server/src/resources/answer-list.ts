import { asksForPage, type ListQuery, UNPAGED_MAX, UNPAGED_MESSAGE } from '@inspection-studio/domain/calls';
import { makePagination, parseFilterExpression, parseSort, type SortItem } from '@inspection-studio/domain/query';
import { and, count, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { type ListFields, toOrderBy, toWhere } from '../database/odata.ts';
import type { ListWindow } from '../database/queries/list-window.ts';
import type { Queryable } from '../database/transaction.ts';
import type { Page } from '../http/call-context.ts';
import { StudioHttpError } from '../http/studio-http-error.ts';
import { PAGE_IDS_MAX, questionKey, recall, remember } from './list-memory.ts';

/** Definition of a list: filters, sorting and paging. */
export interface ListDefinition {
  /** Filterable and sortable properties. */
  fields: ListFields;
  defaultSort: readonly SortItem[];
  /** Page size without `top`. */
  pageSize: number;
  /** Last sort key, which makes the order total. */
  id: PgColumn;
}

export interface ListSource<Item> {
  query: ListQuery;
  /** Condition for rows that the caller may see, in addition to the filter. */
  scope: SQL | undefined;
  /** Counts matching rows. */
  from: (db: Queryable, where: SQL | undefined) => Promise<{ count: number }[]>;
  read: (where: SQL | undefined, window: ListWindow) => Promise<Item[]>;
  /** Caches counts and pages until the rows change; without it, every page queries again. */
  memory?: {
    /** Key of the reader: readers with the same key see the same rows. */
    reader: string;
    /** List version, which changes with the rows and with who sees them. */
    readStamp: () => Promise<string | null>;
    /** Reads items in the order of the ids, with the current list version; no version without items. */
    readByIds: (ids: readonly string[]) => Promise<{ items: Item[]; stamp: string | null }>;
  };
}

/** Counts the rows of one table. */
export const countFrom =
  (table: PgTable): ListSource<unknown>['from'] =>
  (db, where) =>
    db.select({ count: count() }).from(table).where(where);

/**
 * Answers a list call: a page with its pagination when `count` is true or `top` or `skip` is given, else all
 * matching items.
 *
 * @throws StudioHttpError 400 when more than {@link UNPAGED_MAX} items match and no page was requested
 */
export async function answerList<Item>(
  db: Queryable,
  definition: ListDefinition,
  source: ListSource<Item>,
): Promise<Page<Item[]>> {
  const { query, read } = source;
  const { where, orderBy } = readSelection(definition, source);
  if (!asksForPage(query)) {
    const items = await read(where, { orderBy, limit: UNPAGED_MAX + 1 });
    if (items.length <= UNPAGED_MAX) return { items, pagination: null };
    throw new StudioHttpError(400, undefined, { issues: [{ path: 'query', message: UNPAGED_MESSAGE }] });
  }
  const top = query.top ?? definition.pageSize;
  const skip = query.skip ?? 0;
  const { count: total, items } = await readPage(db, definition, source, { where, orderBy, limit: top, offset: skip });
  return { items, pagination: makePagination({ top, skip, count: total }) };
}

/**
 * Rows and order that a query asks for.
 *
 * @throws InvalidQueryError naming what the list does not support
 */
export function readSelection(
  { fields, defaultSort, id }: ListDefinition,
  { query, scope }: Pick<ListSource<unknown>, 'query' | 'scope'>,
): { where: SQL | undefined; orderBy: SQL[] } {
  const sort = parseSort(query.orderBy ?? '');
  return {
    where: and(scope, toWhere(fields, parseFilterExpression(query.filter ?? ''))),
    orderBy: toOrderBy(fields, sort.length > 0 ? sort : defaultSort, id),
  };
}

/** Maximum number of rows that one statement finds, counts and sorts. */
const FEW_ROWS = 1000;
/** Above this, rows are read in index order instead of sorting. */
const SORTED_ROWS = 20_000;

type PageWindow = Required<ListWindow> & { where: SQL | undefined; limit: number; offset: number };

/** A page without the contents of its items. */
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
 * Reads count and page of a short list; null for a long one. Selecting all matching rows keeps PostgreSQL from scanning
 * the whole table when it overestimates the matches; the limit stops it when there are too many.
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

/** Reads the ids of a page of a list with `total` rows. */
async function readIds(db: Queryable, id: PgColumn, total: number, window: PageWindow): Promise<string[]> {
  // For few rows, avoid scanning a whole index in list order.
  const rows =
    total > SORTED_ROWS
      ? sql`${id.table} where ${window.where}`
      : sql`(select * from ${id.table} where ${window.where} offset 0) as ${id.table}`;
  const page = await db.execute<{ id: string }>(idsIn(id, rows, window));
  return page.rows.map((row) => row.id);
}
