import { type FilterComparison, type FilterValue, InvalidQueryError } from '@inspection-studio/domain';
import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { inNameOrder } from './schema/columns.ts';

type Expression = PgColumn | SQL;
type Value = Exclude<FilterValue, null>;

/** A property a list may be filtered or sorted by; nothing else of the database can be reached. */
export interface ListField {
  /** @throws InvalidQueryError when the value or the comparison does not suit the property */
  where: (comparison: FilterComparison, value: FilterValue) => SQL;
  /** What to sort by; absent when the property has no order. */
  order?: SQL;
}

const OPERATORS = { gt: sql.raw('>'), ge: sql.raw('>='), lt: sql.raw('<'), le: sql.raw('<=') };

/** A name or another text; `contains` ignores case, order follows the language rather than the bytes. */
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

/** A number. */
export function numberField(expression: Expression): ListField {
  const read = (value: Value) => (typeof value === 'number' ? sql`${value}::double precision` : refuse('a number'));
  return { where: (comparison, value) => compare(expression, comparison, value, read), order: sql`${expression}` };
}

/** True or false. */
export function flagField(expression: Expression): ListField {
  const read = (value: Value) => (typeof value === 'boolean' ? sql`${value}::boolean` : refuse('true or false'));
  return { where: (comparison, value) => compare(expression, comparison, value, read), order: sql`${expression}` };
}

/** The years 1 to 9999: others have another form as ISO text, which databases do not read. */
const EARLIEST_MS = Date.parse('0001-01-01T00:00:00Z');
const LATEST_MS = Date.parse('9999-12-31T23:59:59.999Z');

/** A moment, compared with an ISO 8601 text. */
export function instantField(expression: Expression): ListField {
  const read = (value: Value) => {
    const time = typeof value === 'string' ? Date.parse(value) : Number.NaN;
    const isStorable = time >= EARLIEST_MS && time <= LATEST_MS;
    return isStorable ? sql`${new Date(time).toISOString()}::timestamptz` : refuse('a date');
  };
  return { where: (comparison, value) => compare(expression, comparison, value, read), order: sql`${expression}` };
}

/**
 * A name in the database that is a number on the wire: role, status, type.
 * Compared for equality only; sorted by the wire's number.
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

/** A record the rows belong to or are linked with: `member eq 'ada-7k2m4q'`. Equality only, no order. */
export function linkField(matches: (id: string) => SQL): ListField {
  return {
    where: (comparison, value) => {
      if (comparison !== 'eq') return refuse('eq');
      return typeof value === 'string' ? matches(value) : refuse('an id');
    },
  };
}

/** Rows without a value are unequal to every value, and equal to null. */
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

/** The three signs with a meaning of their own in a pattern stand for themselves. */
function containsPattern(value: FilterValue): string {
  return typeof value === 'string' ? `%${value.replace(/[\\%_]/g, String.raw`\$&`)}%` : refuse('a text');
}

function refuse(expected: string): never {
  throw new InvalidQueryError(`expects ${expected}.`);
}
