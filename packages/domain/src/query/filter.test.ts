import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseFilter, serializeFilter } from './filter.ts';
import { FILTER_COMPARISONS, FILTER_LOGICALS, type FilterItem, filterListSchema, nameContains } from './filter-item.ts';
import { InvalidQueryError } from './invalid-query-error.ts';

const item = (over: Partial<FilterItem> = {}): FilterItem => ({ prop: 'name', comparison: 'eq', value: 'a', ...over });

describe('filters serialise as an OData-style filter string', () => {
  it.each<[string, FilterItem[]]>([
    ['', []],
    ["name eq 'a'", [item()]],
    ["name ne 'O''Brien'", [item({ comparison: 'ne', value: "O'Brien" })]],
    ["contains(name,'pier 4')", [nameContains('pier 4')]],
    ['isArchived eq false', [item({ prop: 'isArchived', value: false })]],
    ['siteId eq null', [item({ prop: 'siteId', value: null })]],
    ['top gt -1.5', [item({ prop: 'top', comparison: 'gt', value: -1.5 })]],
    ["modified ge '2025-11-18T00:00:00.000Z'", [item({ prop: 'modified', comparison: 'ge', value: '2025-11-18T00:00:00.000Z' })]],
    ["name eq 'a' and contains(name,'b') or status lt 3", [
      item(),
      { ...nameContains('b'), logical: 'and' },
      item({ prop: 'status', comparison: 'lt', value: 3, logical: 'or' }),
    ]],
  ])('%s', (text, items) => {
    expect(serializeFilter(items)).toBe(text);
    expect(parseFilter(text)).toEqual(items);
  });

  it('reads generous spacing', () => {
    expect(parseFilter("  contains( name , 'a' )   and  status  eq  1 ")).toEqual([
      nameContains('a'),
      item({ prop: 'status', value: 1, logical: 'and' }),
    ]);
  });
});

describe('logical is required on every filter item after the first and not allowed on the first', () => {
  it.each<[string, FilterItem[], string]>([
    ['missing on the second', [item(), item()], 'Logical is required on every filter item after the first.'],
    ['present on the first', [item({ logical: 'and' })], 'Logical is not allowed on the first filter item.'],
  ])('%s', (_case, items, message) => {
    expect(filterListSchema.safeParse(items).success).toBe(false);
    expect(() => serializeFilter(items)).toThrow(new InvalidQueryError(message));
  });
});

describe("unknown comparison raises 'Unrecognized filter operator'", () => {
  it('when written', () => {
    const unknown = { ...item(), comparison: 'like' } as unknown as FilterItem;
    expect(() => serializeFilter([unknown])).toThrow(new InvalidQueryError('Unrecognized filter operator'));
  });
  it.each([["name like 'a'"], ["name contains 'a'"], ["name EQ 'a'"], ['name'], ["name eq 'a' and name"]])('when read: %s', (text) =>
    expect(() => parseFilter(text)).toThrow(new InvalidQueryError('Unrecognized filter operator')));
});

describe('contains needs a string value', () => {
  it.each([[5], [true], [null]])('refuses %j', (value) => {
    const message = new InvalidQueryError('Contains needs a string value.');
    expect(() => serializeFilter([item({ comparison: 'contains', value })])).toThrow(message);
    expect(() => parseFilter(`contains(name,${value})`)).toThrow(message);
  });
});

describe('parseFilter names the place of a fault', () => {
  it.each([
    ["name eq 'a", 'Filter: expected a value at position 8.'],
    ['name eq', 'Filter: expected a value at position 8.'],
    ['name eq abc', 'Filter: expected a value at position 12.'],
    ["name eq 'a' name eq 'b'", "Filter: expected 'and' or 'or' at position 13."],
    ["name eq 'a' and", 'Filter: expected a property at position 16.'],
    ["1name eq 'a'", 'Filter: expected a property at position 6.'],
    ["(name eq 'a')", 'Filter: expected a property at position 1.'],
    ["contains(name 'a')", "Filter: expected ',' at position 14."],
    ["contains(name,'a'", "Filter: expected ')' at position 18."],
    ["name eq 'a'; drop table users", "Filter: expected 'and' or 'or' at position 12."],
  ])('%s', (text, message) => expect(() => parseFilter(text)).toThrow(new InvalidQueryError(message)));

  it.each([[NaN], [Infinity]])('and %d cannot be written', (value) =>
    expect(() => serializeFilter([item({ value })])).toThrow(InvalidQueryError));
});

describe('parseFilter(serializeFilter(x)) = x', () => {
  const prop = fc.stringMatching(/^[A-Za-z_]\w{0,12}$/);
  const number = fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => value + 0);
  const compared = fc.record({
    prop,
    comparison: fc.constantFrom(...FILTER_COMPARISONS.filter((name) => name !== 'contains')),
    value: fc.oneof(fc.string({ unit: 'binary' }), number, fc.boolean(), fc.constant(null)),
  });
  const contained = fc.record({ prop, comparison: fc.constant('contains' as const), value: fc.string({ unit: 'binary' }) });
  const list = fc
    .array(fc.tuple(fc.oneof(compared, contained), fc.constantFrom(...FILTER_LOGICALS)), { maxLength: 6 })
    .map((pairs) => pairs.map<FilterItem>(([one, logical], index) => (index === 0 ? one : { ...one, logical })));

  it('for any list', () => fc.assert(
      fc.property(list, (items) => {
        expect(parseFilter(serializeFilter(items))).toEqual(items);
      }),
    ));

  const outcomeOf = (text: string): unknown => {
    try {
      return filterListSchema.safeParse(parseFilter(text)).success;
    } catch (error) {
      return error instanceof InvalidQueryError;
    }
  };
  it('and any text is either read or refused with InvalidQueryError', () =>
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[a-z' (),0-9]{0,40}$/)), (text) => {
        expect(outcomeOf(text)).toBe(true);
      }),
    ));
});
