import { describe, expect, it } from 'vitest';
import { DEFAULT_SORTS, HOME_SORTS, PAGE_SIZES } from './list-defaults.ts';
import { serializeSort } from './sort.ts';

describe('page sizes', () => {
  it.each([
    ['sites', 12],
    ['assets', 12],
    ['inspections', 24],
    ['images', 24],
    ['users', 12],
    ['documents', 50],
    ['tags', 100],
    ['libraries', 40],
  ] as const)('Page size: %s %d.', (list, size) => expect(PAGE_SIZES[list]).toBe(size));
});

describe('the default order of a list', () => {
  it.each([
    ['Default sort is name ascending', 'sites', 'name'],
    ['Default sort is name ascending', 'assets', 'name'],
    ['Default sort is name ascending', 'tags', 'name'],
    ['Default sort is name ascending', 'libraries', 'name'],
    ['Some lists default to modified descending', 'userAssets', 'modified desc'],
    ['Some lists default to modified descending', 'inspections', 'modified desc'],
    ['Some lists default to modified descending', 'documents', 'modified desc'],
    ['Users default by firstName', 'users', 'firstName'],
    ['The users list sorts by role ascending, then first name', 'usersPage', 'role,firstName'],
    ['Categories sort by model descending, then name', 'categories', 'model desc,name'],
  ] as const)('%s: %s.', (_sentence, list, order) => expect(serializeSort(DEFAULT_SORTS[list])).toBe(order));

  it('Home sorts A - Z by name and Newest by modified descending', () =>
    expect(Object.entries(HOME_SORTS).map(([label, sort]) => [label, serializeSort(sort)])).toEqual([
      ['A - Z', 'name'],
      ['Newest', 'modified desc'],
    ]));
});
