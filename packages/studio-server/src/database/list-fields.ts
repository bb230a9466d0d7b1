import {
  FILTER_COMPARISONS,
  type FilterComparison,
  type FilterValue,
  InvalidQueryError,
  searchKey,
} from '@inspection-studio/domain/query';
import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import * as z from 'zod';
import { inNameOrder, inSearchForm } from './schema/columns.ts';

type Expression = PgColumn | SQL;
type Value = Exclude<FilterValue, null>;

/** A property that a list can be filtered or sorted by. Nothing else in the database is accessible. */
export interface ListField {
  /** @throws InvalidQueryError when the property does not support the value or comparison */
  where: (comparison: FilterComparison, value: FilterValue) => SQL;
  /** Sort expression; absent when the property is not sortable. */
  order?: SQL;
  /** The values to compare with, for the API document. */
  values: string;
  /** The comparisons that `where` supports. */
  comparisons: readonly FilterComparison[];
}

const ORDERED: readonly FilterComparison[] = ['eq', 'ne', 'gt', 'ge', 'lt', 'le'];

const OPERATORS = { gt: sql.raw('>'), ge: sql.raw('>='), lt: sql.raw('<'), le: sql.raw('<=') };

/**
 * A text property. `contains` ignores case and accents; it sorts in the order of names.
 *
 * @param searched what `contains` searches, in search form. @default the property
 */
export function textField(expression: Expression, searched: Expression = inSearchForm(expression)): ListField {
  const ordered = inNameOrder(expression);
  const read = (value: Value) => (typeof value === 'string' ? sql`${value}` : refuse('a text'));
  return {
    where: (comparison, value) =>
      comparison === 'contains'
        ? sql`${searched} like ${containsPattern(value)}`
        : compare(expression, comparison, value, read, ordered),
    order: ordered,
    values: 'text',
    comparisons: FILTER_COMPARISONS,
  };
}

/** A number property. */
export function numberField(expression: Expression): ListField {
  const read = (value: Value) => (typeof value === 'number' ? sql`${value}::double precision` : refuse('a number'));
  return {
    where: (comparison, value) => compare(expression, comparison, value, read),
    order: sql`${expression}`,
    values: 'number',
    comparisons: ORDERED,
  };
}

/** A Boolean property. */
export function flagField(expression: Expression): ListField {
  const read = (value: Value) => (typeof value === 'boolean' ? sql`${value}::boolean` : refuse('true or false'));
  return {
    where: (comparison, value) => compare(expression, comparison, value, read),
    order: sql`${expression}`,
    values: 'true or false',
    comparisons: ORDERED,
  };
}

/** Years 1 to 9999. Databases don't parse the ISO format of other years. */
const EARLIEST_MS = Date.parse('0001-01-01T00:00:00Z');
const LATEST_MS = Date.parse('9999-12-31T23:59:59.999Z');

const isoText = z.union([z.iso.date(), z.iso.datetime({ offset: true })]);

/** A date-time property, compared with ISO 8601 text: a moment with its offset, or a day, which begins at midnight UTC. */
export function instantField(expression: Expression): ListField {
  const read = (value: Value) => {
    const { data } = isoText.safeParse(value);
    const time = data === undefined ? Number.NaN : Date.parse(data);
    const isStorable = time >= EARLIEST_MS && time <= LATEST_MS;
    return isStorable ? sql`${new Date(time).toISOString()}::timestamptz` : refuse('a date');
  };
  return {
    where: (comparison, value) => compare(expression, comparison, value, read),
    order: sql`${expression}`,
    values: 'date or moment',
    comparisons: ORDERED,
  };
}

/**
 * A property stored as a name and encoded as a number on the wire: role, status, type.
 * Supports equality only; sorts by the number.
 */
export function codeField(expression: Expression, numbers: Readonly<Record<string, number>>): ListField {
  const names = Object.keys(numbers).toSorted((a, b) => numbers[a]! - numbers[b]!);
  const read = (value: Value) => {
    const name = names.find((each) => numbers[each] === value);
    return name === undefined ? refuse(`one of ${Object.values(numbers).join(', ')}`) : sql`${name}`;
  };
  return {
    where: (comparison, value) =>
      comparison === 'eq' || comparison === 'ne' ? compare(expression, comparison, value, read) : refuse('eq or ne'),
    order: sql`array_position(array[${sql.join(
      names.map((name) => sql`${name}`),
      sql`, `,
    )}]::text[], ${expression})`,
    values: `number: ${names.map((name) => `${numbers[name]} ${name}`).join(', ')}`,
    comparisons: ['eq', 'ne'],
  };
}

/** A related record, such as `member eq 'ada-7k2m4q'`. Supports equality only, no sorting. */
export function linkField(matches: (id: string) => SQL): ListField {
  return {
    where: (comparison, value) => {
      if (comparison !== 'eq') return refuse('eq');
      return typeof value === 'string' ? matches(value) : refuse('an id');
    },
    values: 'id as text',
    comparisons: ['eq'],
  };
}

/** Null is unequal to every value and equal to null. */
function compare(
  expression: Expression,
  comparison: FilterComparison,
  value: FilterValue,
  read: (value: Value) => SQL,
  ordered: Expression = expression,
): SQL {
  if (comparison === 'contains') return refuse('eq, ne, gt, ge, lt or le');
  if (comparison === 'eq') return value === null ? sql`${expression} is null` : sql`${expression} = ${read(value)}`;
  if (comparison === 'ne') {
    return value === null ? sql`${expression} is not null` : sql`${expression} is distinct from ${read(value)}`;
  }
  return value === null ? refuse('a value') : sql`${ordered} ${OPERATORS[comparison]} ${read(value)}`;
}

/** Pattern for texts in search form; escapes the three special characters of LIKE. */
function containsPattern(value: FilterValue): string {
  return typeof value === 'string' ? `%${searchKey(value).replace(/[\\%_]/g, String.raw`\$&`)}%` : refuse('a text');
}

function refuse(expected: string): never {
  throw new InvalidQueryError(`expects ${expected}.`);
}
