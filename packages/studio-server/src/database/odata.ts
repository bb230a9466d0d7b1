import { type FilterItem, InvalidQueryError, type SortItem } from '@inspection-studio/domain';
import { and, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { ListField } from './list-fields.ts';

/** Filterable and sortable properties of a list, by wire name. */
export type ListFields = Readonly<Record<string, ListField>>;

/**
 * Converts a parsed filter to a condition. `and` binds tighter than `or`.
 *
 * @returns undefined for an empty filter
 * @throws InvalidQueryError naming an unknown property or one that does not support the value
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
 * Converts sort keys to an order. The id is always the last key, so that pages never overlap.
 *
 * @throws InvalidQueryError naming an unknown or unsortable property
 * @see CALL-013..014
 */
export function toOrderBy(fields: ListFields, items: readonly SortItem[], id: PgColumn): SQL[] {
  const keys = items.map(({ prop, ascending }) => {
    const { order } = findField(fields, prop, 'Order');
    if (!order) throw new InvalidQueryError(`Order: '${prop}' has no order.`);
    // Descending order puts nulls first, like the indexes.
    return ascending ? sql`${order} asc` : sql`${order} desc`;
  });
  return [...keys, sql`${id} asc`];
}

function findField(fields: ListFields, prop: string, part: 'Filter' | 'Order'): ListField {
  const field = Object.hasOwn(fields, prop) ? fields[prop] : undefined;
  if (!field) throw new InvalidQueryError(`${part}: '${prop}' is not a property of this list.`);
  return field;
}
