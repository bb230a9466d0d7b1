import { describe, expect, it } from 'vitest';
import { type FilterItem, filterItemSchema, filterListSchema, nameContains } from './filter-item.ts';

const item: FilterItem = { prop: 'name', comparison: 'eq', value: 'pier 4' };

/** Paths and messages of the violated rules; empty when the value is valid. */
const issuesOf = (schema: typeof filterItemSchema | typeof filterListSchema, value: unknown) =>
  schema.safeParse(value).error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [];

describe('a filter item', () => {
  it.each([
    ['A filter item has prop.', 'prop'],
    ['A filter item has a comparison.', 'comparison'],
  ])('%s', (_sentence, key) => {
    expect(filterItemSchema.parse(item)).toEqual(item);
    expect(issuesOf(filterItemSchema, { ...item, [key]: undefined }).map(([path]) => path)).toEqual([key]);
  });

  it.each([
    ['a string', ["O'Brien", '']],
    ['a number', [24, -1.5, 0]],
    ['a boolean', [true, false]],
    ['null', [null]],
  ])("A filter item's value may be %s.", (_kind, values) => {
    for (const value of values) expect(filterItemSchema.parse({ ...item, value })).toEqual({ ...item, value });
  });

  it.each([[undefined], [['a']], [{}], [new Date(0)], [10n], [NaN], [Infinity], [-Infinity]])(
    'its value is never %s',
    (value) =>
      expect(issuesOf(filterItemSchema, { ...item, value })).toEqual([
        ['value', 'A filter value must be a string, a finite number, true, false or null.'],
      ]),
  );

  it('A filter item has an optional logical.', () => {
    expect(filterItemSchema.parse(item)).not.toHaveProperty('logical');
    for (const logical of ['and', 'or'])
      expect(filterItemSchema.parse({ ...item, logical })).toEqual({ ...item, logical });
    for (const logical of ['not', 'AND', '', null, 1]) {
      expect(issuesOf(filterItemSchema, { ...item, logical }).map(([path]) => path)).toEqual(['logical']);
    }
  });

  it("An unknown comparison raises 'Unrecognized filter operator', in the schema too.", () => {
    for (const comparison of ['like', 'EQ', '', undefined, null, 1]) {
      expect(issuesOf(filterItemSchema, { ...item, comparison })).toEqual([
        ['comparison', 'Unrecognized filter operator'],
      ]);
    }
  });

  it.each([[5], [true], [null]])('Contains needs a string value: %j is rejected.', (value) =>
    expect(issuesOf(filterItemSchema, { ...item, comparison: 'contains', value })).toEqual([
      ['value', 'Contains needs a string value.'],
    ]),
  );

  it('Contains needs a string value: a string is accepted.', () =>
    expect(issuesOf(filterItemSchema, { ...item, comparison: 'contains' })).toEqual([]));

  it.each([['a b'], ['1a'], ['a-b'], ['a.b'], ["a'"], ['größe'], [''], ['a\n']])(
    'its property is a plain name, not %j',
    (prop) =>
      expect(issuesOf(filterItemSchema, { ...item, prop })).toEqual([
        ['prop', 'A filter property may contain only letters, digits and underscores.'],
      ]),
  );

  it.each([['a'], ['_id'], ['Z9'], ['is_archived']])('its property may be %j', (prop) =>
    expect(issuesOf(filterItemSchema, { ...item, prop })).toEqual([]),
  );
});

describe('a filter list', () => {
  const joined: FilterItem = { ...item, logical: 'and' };

  it.each([
    ['no item', []],
    ['one item', [item]],
    ['two items', [item, joined]],
    ['three items', [item, joined, { ...item, logical: 'or' }]],
  ])('accepts %s', (_case, items) => expect(filterListSchema.parse(items)).toEqual(items));

  it('Logical is required on every filter item after the first.', () => {
    const message = 'Logical is required on every filter item after the first.';
    expect(issuesOf(filterListSchema, [item, item])).toEqual([['1.logical', message]]);
    expect(issuesOf(filterListSchema, [item, item, joined, item])).toEqual([
      ['1.logical', message],
      ['3.logical', message],
    ]);
  });

  it('Logical is not allowed on the first filter item.', () =>
    expect(issuesOf(filterListSchema, [joined, joined])).toEqual([
      ['0.logical', 'Logical is not allowed on the first filter item.'],
    ]));
});

describe('a search filters by name contains', () => {
  it('returns one condition', () =>
    expect(nameContains("O'Brien 4")).toEqual({ prop: 'name', comparison: 'contains', value: "O'Brien 4" }));
});
