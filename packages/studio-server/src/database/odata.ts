import { type FilterItem, InvalidQueryError, type SortItem } from '@inspection-studio/domain';
import { and, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { ListField } from './list-fields.ts';

/** What one list may be filtered and sorted by, under the names of the wire. */
export type ListFields = Readonly<Record<string, ListField>>;

/**
 * The condition of a parsed filter; `and` binds closer than `or`.
 *
 * @returns undefined when there is nothing to filter
 * @throws InvalidQueryError naming the property that is unknown or does not suit its value
 * @see ENUM-132..140, FILT-004
 */
export function toWhere(fields: ListFields, items: readonly FilterItem[]): SQL | undefined {
  const alternatives: SQL[][] = [];
  for (const item of items) {
    if (alternatives.length === 0 || item.logical === 'or') alternatives.push([]);
    alternatives.at(-1)!.push(toCondition(fields, item));
  }
  return or(...alternatives.map((conditions) => and(...conditions)));
}

function toCondition(fields: ListFields, { prop, comparison, value }: FilterItem): SQL {
  const field = findField(fields, prop, 'Filter');
  try {
    return field.where(comparison, value);
  } catch (error) {
    throw error instanceof InvalidQueryError ? new InvalidQueryError(`Filter: '${prop}' ${error.message}`) : error;
  }
}

/**
 * The order of a list. It ends with the id, so that pages never overlap.
 *
 * @throws InvalidQueryError naming the property that is unknown or has no order
 * @see CALL-013..014
 */
export function toOrderBy(fields: ListFields, items: readonly SortItem[], id: PgColumn): SQL[] {
  const keys = items.map(({ prop, ascending }) => {
    const { order } = findField(fields, prop, 'Order');
    if (!order) throw new InvalidQueryError(`Order: '${prop}' has no order.`);
    // Descending order puts rows without a value first, as the indexes do.
    return ascending ? sql`${order} asc` : sql`${order} desc`;
  });
  return [...keys, sql`${id} asc`];
}

function findField(fields: ListFields, prop: string, part: 'Filter' | 'Order'): ListField {
  const field = Object.hasOwn(fields, prop) ? fields[prop] : undefined;
  if (!field) throw new InvalidQueryError(`${part}: '${prop}' is not a property of this list.`);
  return field;
}
