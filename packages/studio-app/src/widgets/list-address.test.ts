import { describe, expect, it } from 'vitest';
import { type ListOrder, readListAddress, searchTerm, tableSort, writeListAddress } from './list-address.ts';

const newest: ListOrder = {
  defaultSort: [{ prop: 'modified', ascending: false }],
  props: ['name', 'size', 'modified'],
};
const byRole: ListOrder = {
  defaultSort: [
    { prop: 'role', ascending: true },
    { prop: 'firstName', ascending: true },
  ],
  props: ['name', 'role', 'firstName'],
};
const params = (text: string) => new URLSearchParams(text);
const written = (text: string, change: Parameters<typeof writeListAddress>[1], order = newest) =>
  decodeURIComponent(writeListAddress(params(text), change, order).toString().replaceAll('+', ' '));

describe('search params orderBy, filter, skip', () => {
  const usual = { filter: '', orderBy: newest.defaultSort, skip: 0 };

  it.each([
    ['nothing', '', usual],
    [
      'an order',
      'orderBy=size desc,name',
      {
        ...usual,
        orderBy: [
          { prop: 'size', ascending: false },
          { prop: 'name', ascending: true },
        ],
      },
    ],
    ['an order by what the list does not know', 'orderBy=colour', usual],
    ['an order that cannot be read', 'orderBy=name up', usual],
    [
      'a filter',
      "filter=contains(name,'plan') and size gt 9",
      { ...usual, filter: "contains(name,'plan') and size gt 9" },
    ],
    ['a filter that breaks off', "filter=contains(name,'pl", usual],
    ['a page', 'skip=50', { ...usual, skip: 50 }],
    ['a page that is none', 'skip=-1', usual],
    ['a page that is no number', 'skip=second', usual],
  ])('%s', (_case, text, expected) => expect(readListAddress(params(text), newest)).toEqual(expected));

  it.each([
    [
      'a search begins at the first page',
      'skip=50&site=a',
      { term: " d'Arc " },
      "site=a&filter=contains(name,'d''Arc')",
    ],
    ['no search leaves no filter', "filter=contains(name,'x')", { term: ' ' }, ''],
    [
      'an order begins at the first page',
      'skip=50',
      { sort: { columnId: 'size', direction: 'ascending' } },
      'orderBy=size',
    ],
    ['the usual order is not written', 'orderBy=size', { sort: { columnId: 'modified', direction: 'descending' } }, ''],
    ['no order is the usual one', 'orderBy=size desc', { sort: null }, ''],
    ['no order where the usual one is shown turns it round', '', { sort: null }, 'orderBy=modified'],
    [
      'another page keeps the rest',
      "orderBy=size&filter=contains(name,'x')",
      { skip: 50 },
      "orderBy=size&filter=contains(name,'x')&skip=50",
    ],
    ['the first page is not written', 'skip=50', { skip: 0 }, ''],
  ] as const)('%s', (_case, before, change, after) => expect(written(before, change)).toBe(after));

  it('the column of the usual order keeps what the usual order goes on with', () => {
    expect(written('', { sort: { columnId: 'role', direction: 'descending' } }, byRole)).toBe(
      'orderBy=role desc,firstName',
    );
    expect(written('orderBy=name', { sort: { columnId: 'role', direction: 'ascending' } }, byRole)).toBe('');
  });
});

describe('What controls show of an address', () => {
  it.each([
    ["contains(name,'d''Arc')", "d'Arc"],
    ["contains(name,'a') and status eq 1", ''],
    ["contains(email,'a')", ''],
    ["name eq 'a'", ''],
    ['', ''],
    ['nonsense', ''],
  ])('the search box for %j has %j', (filter, term) => expect(searchTerm(filter)).toBe(term));

  it('the header of the first property shows the order', () => {
    expect(tableSort(byRole.defaultSort)).toEqual({ columnId: 'role', direction: 'ascending' });
    expect(tableSort([])).toBeNull();
  });
});
