import { describe, expect, it } from 'vitest';
import { equals, type ListRequest, toListQuery } from './list-request.ts';

describe("a search filters by name, in addition to the list's conditions", () => {
  it.each<[string, ListRequest, Parameters<typeof toListQuery>[1], { filter?: string; orderBy?: string }]>([
    ['nothing asked', {}, [], {}],
    ['a search, trimmed', { search: ' pier ' }, [], { filter: "contains(name,'pier')" }],
    ['a blank search', { search: '  ' }, [], {}],
    [
      'a site and a search',
      { search: "O'Hara" },
      equals('siteId', 's-1'),
      { filter: "siteId eq 's-1' and contains(name,'O''Hara')" },
    ],
    ['an undefined site', {}, equals('siteId', undefined), {}],
    ['false as a value', {}, equals('isArchived', false), { filter: 'isArchived eq false' }],
    ['newest first', { orderBy: [{ prop: 'modified', ascending: false }] }, [], { orderBy: 'modified desc' }],
  ])('%s', (_case, request, conditions, expected) => {
    expect(toListQuery(request, conditions)).toEqual({ filter: undefined, orderBy: undefined, ...expected });
  });
});
