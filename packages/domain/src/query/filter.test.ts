import { describe, expect, it } from 'vitest';
import { FILTER_DEPTH_MAX, parseFilter, parseFilterExpression } from './parse-filter.ts';
import { serializeFilter } from './serialize-filter.ts';
import { type FilterItem, nameContains } from './filter-item.ts';
import { InvalidQueryError } from './invalid-query-error.ts';

const item = (over: Partial<FilterItem> = {}): FilterItem => ({ prop: 'name', comparison: 'eq', value: 'a', ...over });

/** Serialises the items and parses the text. */
const bothWays = (items: FilterItem[], text: string) => ({ text: serializeFilter(items), items: parseFilter(text) });

describe('filters serialise as an OData-style filter string, and parse back', () => {
  it.each<[string, FilterItem[], string]>([
    [
      'Filters serialise as an OData-style filter string',
      [nameContains('pier'), item({ prop: 'isArchived', value: false, logical: 'and' })],
      "contains(name,'pier') and isArchived eq false",
    ],
    ['no condition', [], ''],
    [
      'the order of items is kept',
      [item({ value: 1 }), item({ value: 2, logical: 'or' }), item({ value: 3, logical: 'and' })],
      'name eq 1 or name eq 2 and name eq 3',
    ],
  ])('%s.', (_sentence, items, text) => expect(bothWays(items, text)).toEqual({ text, items }));

  it.each<[FilterItem['comparison'], string]>([
    ['eq', "name eq 'a'"],
    ['ne', "name ne 'a'"],
    ['gt', "name gt 'a'"],
    ['ge', "name ge 'a'"],
    ['lt', "name lt 'a'"],
    ['le', "name le 'a'"],
    ['contains', "contains(name,'a')"],
  ])("Filter comparison has '%s'.", (comparison, text) => {
    const items = [item({ comparison })];
    expect(bothWays(items, text)).toEqual({ text, items });
  });

  it.each<[FilterItem['logical'], string]>([
    ['and', "name eq 'a' and status lt 3"],
    ['or', "name eq 'a' or status lt 3"],
  ])("Filter logical has '%s'.", (logical, text) => {
    const items = [item(), item({ prop: 'status', comparison: 'lt', value: 3, logical })];
    expect(bothWays(items, text)).toEqual({ text, items });
  });

  it.each<[string, FilterItem['value'], string]>([
    ["A filter item's value may be null, which serialises as null", null, 'name eq null'],
    ['a quote is doubled', "O'Brien", "name eq 'O''Brien'"],
    ['only quotes', "''", "name eq ''''''"],
    ['an empty text', '', "name eq ''"],
    ['a text that looks like a condition', "x' or name ne 'x", "name eq 'x'' or name ne ''x'"],
    ['other scripts', 'Tåhus 橋 🏗️', "name eq 'Tåhus 橋 🏗️'"],
    ['a line break', 'a\nb', "name eq 'a\nb'"],
    ['a moment', '2025-11-18T00:00:00.000Z', "name eq '2025-11-18T00:00:00.000Z'"],
    ['the text null', 'null', "name eq 'null'"],
    ['the text 5', '5', "name eq '5'"],
    ['true', true, 'name eq true'],
    ['false', false, 'name eq false'],
    ['zero', 0, 'name eq 0'],
    ['a negative decimal', -1.5, 'name eq -1.5'],
    ['a large number', 1e21, 'name eq 1e+21'],
    ['a small number', 2.5e-7, 'name eq 2.5e-7'],
  ])('%s', (_case, value, text) => {
    const items = [item({ value })];
    expect(bothWays(items, text)).toEqual({ text, items });
  });

  it.each([
    [
      "  contains ( name , 'a' )   and  status  eq  1 ",
      [nameContains('a'), item({ prop: 'status', value: 1, logical: 'and' })],
    ],
    ['   ', []],
    ['and eq 1 or or eq 2', [item({ prop: 'and', value: 1 }), item({ prop: 'or', value: 2, logical: 'or' })]],
    ['contains eq 1', [item({ prop: 'contains', value: 1 })]],
    ['a eq 1E5', [item({ prop: 'a', value: 100_000 })]],
    ['a eq -0', [item({ prop: 'a', value: 0 })]],
  ])('parses %j', (text, items) => expect(parseFilter(text)).toEqual(items));
});

describe('parentheses in a filter are optional', () => {
  const [a, b, c] = [1, 2, 3].map((value) => item({ value })) as [FilterItem, FilterItem, FilterItem];
  const [one, two, three] = ['name eq 1', 'name eq 2', 'name eq 3'];
  const and = (...parts: object[]) => ({ logical: 'and', parts });
  const or = (...parts: object[]) => ({ logical: 'or', parts });

  it.each<[string, object | undefined]>([
    ['', undefined],
    [`(${one})`, a],
    [` ( ( ${one} ) ) `, a],
    ["(contains(name,'(a)'))", item({ comparison: 'contains', value: '(a)' })],
    [`${one} or ${two} and ${three}`, or(a, and(b, c))],
    [`(${one} or ${two}) and ${three}`, and(or(a, b), c)],
    [`${one} and(${two} or ${three})`, and(a, or(b, c))],
    [`(${one} and ${two}) or ${three}`, or(and(a, b), c)],
    [`(${one} or ${two}) or ${three}`, or(a, b, c)],
    [`${one} and (${two} and ${three})`, and(a, b, c)],
    [`((${one} or ${two}) and ${three}) or ${one}`, or(and(or(a, b), c), a)],
  ])('%s', (text, expression) => expect(parseFilterExpression(text)).toEqual(expression));

  it.each([
    [`(${one}) and (${two})`, [a, { ...b, logical: 'and' }]],
    [`(${one} and ${two}) or (${three})`, [a, { ...b, logical: 'and' }, { ...c, logical: 'or' }]],
  ])('a list of conditions may have them where they change nothing: %s', (text, items) =>
    expect(parseFilter(text)).toEqual(items),
  );

  it('a list of conditions cannot express a filter that needs them', () =>
    expect(() => parseFilter(`(${one} or ${two}) and ${three}`)).toThrow(
      new InvalidQueryError('Filter: a list of conditions cannot have groups.'),
    ));

  it('they can be 20 deep', () => {
    const nested = (depth: number) => '('.repeat(depth) + one + ')'.repeat(depth);
    expect(FILTER_DEPTH_MAX).toBe(20);
    expect(parseFilterExpression(nested(20))).toEqual(a);
    expect(parseFilterExpression(`${nested(20)} and ${nested(20)}`)).toEqual(and(a, a));
    const refusal = new InvalidQueryError('Filter: parentheses are at most 20 deep.');
    expect(() => parseFilterExpression(nested(21))).toThrow(refusal);
    expect(() => parseFilterExpression('('.repeat(4000))).toThrow(refusal);
  });
});

describe('invalid filters are neither serialised nor parsed', () => {
  it.each<[string, FilterItem[], string]>([
    [
      'Logical is required on every filter item after the first',
      [item(), item()],
      'Logical is required on every filter item after the first.',
    ],
    [
      'Logical is not allowed on the first filter item',
      [item({ logical: 'and' })],
      'Logical is not allowed on the first filter item.',
    ],
    [
      'an invalid property name',
      [item({ prop: 'a b' })],
      'A filter property may contain only letters, digits and underscores.',
    ],
    ...[NaN, Infinity, -Infinity].map<[string, FilterItem[], string]>((value) => [
      `${value} is not a finite number`,
      [item({ value })],
      'A filter value must be a string, a finite number, true, false or null.',
    ]),
  ])('%s: throws when serialised', (_case, items, message) =>
    expect(() => serializeFilter(items)).toThrow(new InvalidQueryError(message)),
  );

  it("An unknown comparison raises 'Unrecognized filter operator' when serialised.", () => {
    // @ts-expect-error not a comparison
    const unknown: FilterItem = item({ comparison: 'like' });
    expect(() => serializeFilter([unknown])).toThrow(new InvalidQueryError('Unrecognized filter operator'));
  });

  it.each([
    ["name like 'a'"],
    ["name contains 'a'"],
    ["name EQ 'a'"],
    ["name eq'a'"],
    ["startswith(name,'a')"],
    ['name'],
    ["name eq 'a' and name"],
  ])("An unknown comparison raises 'Unrecognized filter operator' when parsed: %s", (text) =>
    expect(() => parseFilter(text)).toThrow(new InvalidQueryError('Unrecognized filter operator')),
  );

  it.each([[5], [true], [null]])('Contains needs a string value: %j is neither serialised nor parsed.', (value) => {
    const refusal = new InvalidQueryError('Contains needs a string value.');
    expect(() => serializeFilter([item({ comparison: 'contains', value })])).toThrow(refusal);
    expect(() => parseFilter(`contains(name,${value})`)).toThrow(refusal);
  });

  it('a number that overflows is not parsed', () =>
    expect(() => parseFilter('top gt 1e999')).toThrow(
      new InvalidQueryError('A filter value must be a string, a finite number, true, false or null.'),
    ));

  it.each([
    ["name eq 'a", 'Filter: expected a value at position 8.'],
    ['name eq', 'Filter: expected a value at position 8.'],
    ['name eq abc', 'Filter: expected a value at position 12.'],
    ['name eq 1.', 'Filter: expected a value at position 11.'],
    ['name eq .5', 'Filter: expected a value at position 11.'],
    ['name eq +5', 'Filter: expected a value at position 11.'],
    ['name eq 5e', 'Filter: expected a value at position 11.'],
    ['name eq 5px', 'Filter: expected a value at position 12.'],
    ['name eq 0x5', 'Filter: expected a value at position 12.'],
    ['name eq NULL', 'Filter: expected a value at position 13.'],
    ["name eq 'a' name eq 'b'", "Filter: expected 'and' or 'or' at position 13."],
    ["name eq 'a' android eq 'b'", "Filter: expected 'and' or 'or' at position 13."],
    ["name eq 'a' xand name eq 'b'", "Filter: expected 'and' or 'or' at position 13."],
    ["name eq 'a' and", 'Filter: expected a property at position 16.'],
    ["1name eq 'a'", 'Filter: expected a property at position 6.'],
    ["(name eq 'a'", "Filter: expected 'and', 'or' or ')' at position 13."],
    ["(name eq 'a' name eq 'b')", "Filter: expected 'and', 'or' or ')' at position 13."],
    ["name eq 'a')", "Filter: expected 'and' or 'or' at position 12."],
    ['()', 'Filter: expected a property at position 2.'],
    ["name eq ('a')", 'Filter: expected a value at position 8.'],
    ["(name eq 'a') (name eq 'b')", "Filter: expected 'and' or 'or' at position 15."],
    ["contains('a',name)", 'Filter: expected a property at position 10.'],
    ["contains(name 'a')", "Filter: expected ',' at position 14."],
    ["contains(name,'a'", "Filter: expected ')' at position 18."],
    ["name eq 'a'; drop table users", "Filter: expected 'and' or 'or' at position 12."],
  ])('%s: the message has the position', (text, message) =>
    expect(() => parseFilter(text)).toThrow(new InvalidQueryError(message)),
  );

  it('throws an error with its own name', () =>
    expect(new InvalidQueryError('x')).toMatchObject({ name: 'InvalidQueryError', message: 'x' }));
});
