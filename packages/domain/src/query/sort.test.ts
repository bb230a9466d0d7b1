import { describe, expect, it } from 'vitest';
import { InvalidQueryError } from './invalid-query-error.ts';
import { parseSort, serializeSort, sortItemSchema } from './sort.ts';

describe('a sort item', () => {
  const item = { prop: 'name', ascending: true };
  it.each([
    ['A sort item has prop.', 'prop', ['modified', '_x9'], ['', '9x', 'a b', 'name desc', 5, undefined]],
    ['A sort item has an ascending flag.', 'ascending', [true, false], ['true', 1, null, undefined]],
  ])('%s', (_sentence, key, accepted, refused) => {
    for (const value of accepted)
      expect(sortItemSchema.parse({ ...item, [key]: value })).toEqual({ ...item, [key]: value });
    for (const value of refused) {
      expect(sortItemSchema.safeParse({ ...item, [key]: value }).error?.issues.map(({ path }) => path)).toEqual([
        [key],
      ]);
    }
  });
});

describe("sort is a comma-separated list of properties with ' desc' for descending", () => {
  const role = { prop: 'role', ascending: true };
  const firstName = { prop: 'firstName', ascending: true };
  it.each([
    ['Sort serialises as a comma-separated list of properties.', 'role,firstName', [role, firstName]],
    ["Descending sort has the suffix ' desc'.", 'modified desc', [{ prop: 'modified', ascending: false }]],
    ['one property', 'name', [{ prop: 'name', ascending: true }]],
    [
      'both directions',
      'model desc,name',
      [
        { prop: 'model', ascending: false },
        { prop: 'name', ascending: true },
      ],
    ],
    ['no property', '', []],
  ])('%s', (_case, text, items) => {
    expect(serializeSort(items)).toBe(text);
    expect(parseSort(text)).toEqual(items);
  });

  it.each([['model desc, name'], [' model  desc ,name asc '], ['model\tdesc,\nname']])(
    'spaces are trimmed: %j',
    (text) =>
      expect(parseSort(text)).toEqual([
        { prop: 'model', ascending: false },
        { prop: 'name', ascending: true },
      ]),
  );

  it('only spaces parse to no order', () => expect(parseSort('  ')).toEqual([]));

  it.each([
    ['name down', "Order: 'name down' is neither 'property' nor 'property desc'."],
    ['name DESC', "Order: 'name DESC' is neither 'property' nor 'property desc'."],
    ['size, name desc desc', "Order: 'name desc desc' is neither 'property' nor 'property desc'."],
    [',', "Order: '' is not a property."],
    ['name,', "Order: '' is not a property."],
    ['a-b desc', "Order: 'a-b' is not a property."],
  ])('rejects %j', (text, message) => expect(() => parseSort(text)).toThrow(new InvalidQueryError(message)));

  it('does not serialise an order that could not be parsed', () =>
    expect(() => serializeSort([{ prop: 'name desc', ascending: true }])).toThrow(
      new InvalidQueryError("Order: 'name desc' is not a property."),
    ));
});
