import { describe, expect, it } from 'vitest';
import { type ListFormat, readListAddress, tableSort, writeListAddress } from './list-address.ts';

const newest: ListFormat = {
  filter: 'expression',
  defaultSort: [{ prop: 'modified', ascending: false }],
  props: ['name', 'size', 'modified'],
  paging: 'push',
};
const byRole: ListFormat = {
  filter: 'expression',
  defaultSort: [
    { prop: 'role', ascending: true },
    { prop: 'firstName', ascending: true },
  ],
  props: ['name', 'role', 'firstName'],
  paging: 'push',
};
const library: ListFormat = { filter: 'name', defaultSort: [], props: [], paging: 'replace' };
const params = (text: string) => new URLSearchParams(text);
const written = (text: string, change: Parameters<typeof writeListAddress>[1], order = newest) =>
  decodeURIComponent(writeListAddress(params(text), change, order).toString().replaceAll('+', ' '));

describe('search params orderBy, filter, skip', () => {
  const defaults = { filter: '', orderBy: newest.defaultSort, skip: 0 };

  it.each([
    ['nothing', '', defaults],
    [
      'an order',
      'orderBy=size desc,name',
      {
        ...defaults,
        orderBy: [
          { prop: 'size', ascending: false },
          { prop: 'name', ascending: true },
        ],
      },
    ],
    ['an order by an unknown property', 'orderBy=colour', defaults],
    ['an invalid order', 'orderBy=name up', defaults],
    [
      'a filter',
      "filter=contains(name,'plan') and size gt 9",
      { ...defaults, filter: "contains(name,'plan') and size gt 9" },
    ],
    ['an incomplete filter', "filter=contains(name,'pl", defaults],
    ['a page', 'skip=50', { ...defaults, skip: 50 }],
    ['a negative page', 'skip=-1', defaults],
    ['a page that is not a number', 'skip=second', defaults],
  ])('%s', (_case, text, expected) => expect(readListAddress(params(text), newest).request).toEqual(expected));

  it.each([
    [
      'a search starts at the first page',
      'skip=50&site=a',
      { term: " d'Arc " },
      "site=a&filter=contains(name,'d''Arc')",
    ],
    ['an empty search removes the filter', "filter=contains(name,'x')", { term: ' ' }, ''],
    [
      'a new order starts at the first page',
      'skip=50',
      { sort: { columnId: 'size', direction: 'ascending' } },
      'orderBy=size',
    ],
    ['the default order is left out', 'orderBy=size', { sort: { columnId: 'modified', direction: 'descending' } }, ''],
    ['no order restores the default order', 'orderBy=size desc', { sort: null }, ''],
    ['no order flips the default order if the list already has it', '', { sort: null }, 'orderBy=modified'],
    [
      'a page change keeps the search and the order',
      "orderBy=size&filter=contains(name,'x')",
      { skip: 50 },
      "orderBy=size&filter=contains(name,'x')&skip=50",
    ],
    ['the first page is left out', 'skip=50', { skip: 0 }, ''],
  ] as const)('%s', (_case, before, change, after) => expect(written(before, change)).toBe(after));

  it('sorting by the first property of the default order keeps its further properties', () => {
    expect(written('', { sort: { columnId: 'role', direction: 'descending' } }, byRole)).toBe(
      'orderBy=role desc,firstName',
    );
    expect(written('orderBy=name', { sort: { columnId: 'role', direction: 'ascending' } }, byRole)).toBe('');
  });
});

describe('controls of an address', () => {
  it.each([
    ["contains(name,'d''Arc')", "d'Arc"],
    ["contains(name,'a') and status eq 1", ''],
    ["contains(email,'a')", ''],
    ["name eq 'a'", ''],
    ['', ''],
    ['nonsense', ''],
  ])('the search box for the filter %j shows %j', (filter, term) =>
    expect(readListAddress(new URLSearchParams({ filter }), newest).term).toBe(term),
  );

  it('the header of the first property is marked as sorted', () => {
    expect(tableSort(byRole.defaultSort)).toEqual({ columnId: 'role', direction: 'ascending' });
    expect(tableSort([])).toBeNull();
  });
});

describe('a library list', () => {
  it.each([
    ['', { term: '', skip: 0 }],
    ['filter=steel+rust', { term: 'steel rust', skip: 0 }],
    ['filter=rust&skip=40', { term: 'rust', skip: 40 }],
    ['skip=-40', { term: '', skip: 0 }],
    ['skip=1.5', { term: '', skip: 0 }],
    ['skip=last', { term: '', skip: 0 }],
  ])('reads ?%s', (query, expected) => {
    const { term, request } = readListAddress(params(query), library);
    expect({ term, skip: request.skip }).toEqual(expected);
  });

  it.each([
    ['a search starts at the first page', 'skip=40', { term: ' steel rust ' }, 'filter=steel rust'],
    ['an empty search removes the filter', 'filter=rust', { term: ' ' }, ''],
    ['a page change keeps the search', 'filter=rust', { skip: 40 }, 'filter=rust&skip=40'],
    ['the first page is left out', 'filter=rust&skip=40', { skip: 0 }, 'filter=rust'],
  ] as const)('%s', (_case, before, change, after) => expect(written(before, change, library)).toBe(after));

  it('asks the server for names that contain the search', () =>
    expect(readListAddress(params("filter=+d'Arc"), library).request.filter).toBe("contains(name,'d''Arc')"));
});
