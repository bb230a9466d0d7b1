import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FilterItem } from './filter-item.ts';
import { InvalidQueryError } from './invalid-query-error.ts';
import { makePagination, pageOf, parsePagination, serializePagination, skipOf } from './paging.ts';
import { parseFilter } from './parse-filter.ts';
import { buildListQuery, buildQuery, type QueryValue } from './query-string.ts';
import { serializeFilter } from './serialize-filter.ts';
import { parseSort, serializeSort } from './sort.ts';

const prop = fc.stringMatching(/^[A-Za-z_]\w{0,12}$/);
const text = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom("'", "''", "a' or 'b", 'null', '5', 'true', ' '));
/** Without -0, which is serialised as 0 and equals it. */
const number = fc
  .oneof(fc.double({ noNaN: true, noDefaultInfinity: true }), fc.integer(), fc.constantFrom(1e21, -2.5e-7, 5e-324))
  .filter((value) => !Object.is(value, -0));

const compared = fc.record({
  prop,
  comparison: fc.constantFrom('eq' as const, 'ne', 'gt', 'ge', 'lt', 'le'),
  value: fc.oneof(text, number, fc.boolean(), fc.constant(null)),
});
const contained = fc.record({ prop, comparison: fc.constant('contains' as const), value: text });
const filter = fc
  .array(fc.tuple(fc.oneof(compared, contained), fc.constantFrom('and' as const, 'or' as const)), { maxLength: 6 })
  .map((pairs) => pairs.map<FilterItem>(([item, logical], index) => (index === 0 ? item : { ...item, logical })));

/** Tokens of the grammar in any order, and arbitrary texts. */
const garbage = (words: string[]) =>
  fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(fc.constantFrom(...words), { maxLength: 12 }).map((parts) => parts.join(' ')),
    fc.array(fc.constantFrom(...words), { maxLength: 12 }).map((parts) => parts.join('')),
  );

/** Parses a text; undefined when the parser throws InvalidQueryError. Any other error fails the test. */
function readOr<Nothing, Result>(
  nothing: Nothing,
  parse: (source: string) => Result,
  source: string,
): Nothing | Result {
  try {
    return parse(source);
  } catch (error) {
    if (error instanceof InvalidQueryError) return nothing;
    throw error;
  }
}

/** Exists in Node and browsers, but not in the domain's types. */
declare const URLSearchParams: new (text: string) => Iterable<[name: string, value: string]>;

describe('filters', () => {
  it('parseFilter(serializeFilter(x)) is x', () =>
    fc.assert(
      fc.property(filter, (items) => {
        expect(parseFilter(serializeFilter(items))).toEqual(items);
      }),
    ));

  const words = [
    'name',
    'contains',
    '(',
    ')',
    ',',
    "'a'",
    "''",
    "'",
    'eq',
    'ne',
    'like',
    'and',
    'or',
    'null',
    'true',
    '5',
    '-0',
    '1e9',
    '1e999',
    ' ',
  ];
  it('any text throws InvalidQueryError, or parses to a filter that serialises and parses again', () =>
    fc.assert(
      fc.property(garbage(words), (source) => {
        const items = readOr([], parseFilter, source);
        expect(parseFilter(serializeFilter(items))).toEqual(items);
      }),
      { numRuns: 1000 },
    ));
});

describe('orders', () => {
  it('parseSort(serializeSort(x)) is x', () =>
    fc.assert(
      fc.property(fc.array(fc.record({ prop, ascending: fc.boolean() })), (items) => {
        expect(parseSort(serializeSort(items))).toEqual(items);
      }),
    ));

  it('any text throws InvalidQueryError, or parses to an order that serialises and parses again', () =>
    fc.assert(
      fc.property(garbage(['name', 'desc', 'asc', ',', ' ', '\t', "'", '9']), (source) => {
        const items = readOr([], parseSort, source);
        expect(parseSort(serializeSort(items))).toEqual(items);
      }),
      { numRuns: 1000 },
    ));
});

describe('paging', () => {
  const page = fc.record({ top: fc.integer({ min: 1 }), skip: fc.nat(), count: fc.nat() }).map(makePagination);

  it('parsePagination(serializePagination(x)) is x', () =>
    fc.assert(
      fc.property(page, (pagination) => {
        expect(parsePagination(serializePagination(pagination))).toEqual(pagination);
      }),
    ));

  it('any other header throws InvalidQueryError', () =>
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (header) => {
        expect(readOr('refused', parsePagination, header)).toBe('refused');
      }),
    ));

  it('pageOf(skipOf(page)) is page', () =>
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e6 }), fc.integer({ min: 1, max: 1000 }), (number_, top) => {
        expect(pageOf(skipOf(number_, top), top)).toBe(number_);
      }),
    ));
});

describe('query strings', () => {
  const scalar = fc.oneof(fc.string({ unit: 'binary' }), fc.integer(), fc.boolean());
  const value: fc.Arbitrary<QueryValue> = fc.oneof(
    scalar,
    fc.constantFrom(null, undefined, ''),
    fc.array(scalar, { maxLength: 3 }),
  );
  const params = fc.dictionary(fc.string({ unit: 'binary', minLength: 1 }), value);
  const decoded = (query: string) => [...new URLSearchParams(query)];
  const nonEmpty = (all: Record<string, QueryValue>) =>
    Object.entries(all)
      .map(([key, one]) => [key, one === null || one === undefined ? '' : one.toString()])
      .filter(([, one]) => one !== '');

  it('decode to the values that are not empty, in their order', () =>
    fc.assert(
      fc.property(params, (all) => {
        expect(decoded(buildQuery(all))).toEqual(nonEmpty(all));
      }),
    ));

  it('preserve any filter and any order', () =>
    fc.assert(
      fc.property(filter, prop, (items, orderBy) => {
        const query = Object.fromEntries(
          decoded(buildListQuery({ filter: serializeFilter(items), orderBy, top: 12, skip: 0 })),
        );
        expect(parseFilter(query.filter ?? '')).toEqual(items);
        expect(query).toMatchObject({ orderBy, top: '12', skip: '0', count: 'true' });
      }),
    ));
});
