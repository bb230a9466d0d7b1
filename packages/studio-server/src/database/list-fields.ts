import { type FilterComparison, type FilterValue, InvalidQueryError } from '@inspection-studio/domain';
import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { inNameOrder } from './schema/columns.ts';

type Expression = PgColumn | SQL;
type Value = Exclude<FilterValue, null>;

/** A property that a list can be filtered or sorted by. Nothing else in the database is accessible. */
export interface ListField {
  /** @throws InvalidQueryError when the property does not support the value or comparison */
  where: (comparison: FilterComparison, value: FilterValue) => SQL;
  /** Sort expression; absent when the property is not sortable. */
  order?: SQL;
}

const OPERATORS = { gt: sql.raw('>'), ge: sql.raw('>='), lt: sql.raw('<'), le: sql.raw('<=') };

/** A text property. `contains` ignores case; sorting uses the language collation. */
export function textField(expression: Expression): ListField {
  const read = (value: Value) => (typeof value === 'string' ? sql`${value}` : refuse('a text'));
  return {
    where: (comparison, value) =>
      comparison === 'contains'
        ? sql`${expression} ilike ${containsPattern(value)}`
        : compare(expression, comparison, value, read, inNameOrder(expression)),
    order: inNameOrder(expression),
  };
}

/** A number property. */
export function numberField(expression: Expression): ListField {
  const read = (value: Value) => (typeof value === 'number' ? sql`${value}::double precision` : refuse('a number'));
  return { where: (comparison, value) => compare(expression, comparison, value, read), order: sql`${expression}` };
}

/** A Boolean property. */
export function flagField(expression: Expression): ListField {
  const read = (value: Value) => (typeof value === 'boolean' ? sql`${value}::boolean` : refuse('true or false'));
  return { where: (comparison, value) => compare(expression, comparison, value, read), order: sql`${expression}` };
}

/** Years 1 to 9999. Databases don't parse the ISO format of other years. */
const EARLIEST_MS = Date.parse('0001-01-01T00:00:00Z');
const LATEST_MS = Date.parse('9999-12-31T23:59:59.999Z');

/** A date-time property, compared with ISO 8601 text. */
export function instantField(expression: Expression): ListField {
  const read = (value: Value) => {
    const time = typeof value === 'string' ? Date.parse(value) : Number.NaN;
    const isStorable = time >= EARLIEST_MS && time <= LATEST_MS;
    return isStorable ? sql`${new Date(time).toISOString()}::timestamptz` : refuse('a date');
  };
  return { where: (comparison, value) => compare(expression, comparison, value, read), order: sql`${expression}` };
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
  };
}

/** A related record, such as `member eq 'ada-7k2m4q'`. Supports equality only, no sorting. */
export function linkField(matches: (id: string) => SQL): ListField {
  return {
    where: (comparison, value) => {
      if (comparison !== 'eq') return refuse('eq');
      return typeof value === 'string' ? matches(value) : refuse('an id');
    },
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

/** Escapes the three special characters of LIKE patterns. */
function containsPattern(value: FilterValue): string {
  return typeof value === 'string' ? `%${value.replace(/[\\%_]/g, String.raw`\$&`)}%` : refuse('a text');
}

function refuse(expected: string): never {
  throw new InvalidQueryError(`expects ${expected}.`);
}
