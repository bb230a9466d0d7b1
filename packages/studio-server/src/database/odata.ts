import {
  type FilterCondition,
  type FilterExpression,
  InvalidQueryError,
  isFilterGroup,
  type SortItem,
} from '@inspection-studio/domain/query';
import { and, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { ListField } from './list-fields.ts';

/** Filterable and sortable properties of a list, by wire name. */
export type ListFields = Readonly<Record<string, ListField>>;

/**
 * Converts a parsed filter to a condition.
 *
 * @returns undefined for an empty filter
 * @throws InvalidQueryError naming an unknown property or one that does not support the value
 */
export function toWhere(fields: ListFields, expression: FilterExpression | undefined): SQL | undefined {
  if (!expression) return undefined;
  if (!isFilterGroup(expression)) return toCondition(fields, expression);
  const parts = expression.parts.map((part) => toWhere(fields, part));
  return expression.logical === 'and' ? and(...parts) : or(...parts);
}

function toCondition(fields: ListFields, { prop, comparison, value }: FilterCondition): SQL {
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
