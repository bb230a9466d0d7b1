import { describe, expect, it } from 'vitest';
import { DEFAULT_SORTS, HOME_SORTS, PAGE_SIZES } from './list-defaults.ts';
import { serializeSort } from './sort.ts';

describe('page sizes', () => {
  it.each([
    ['CONST-001', 'sites', 12],
    ['CONST-002', 'assets', 12],
    ['CONST-003', 'inspections', 24],
    ['CONST-004', 'images', 24],
    ['CONST-005', 'users', 12],
    ['CONST-006', 'documents', 50],
    ['CONST-007', 'tags', 100],
    ['CONST-008', 'libraries', 40],
  ] as const)('%s Page size: %s %d.', (_id, list, size) => expect(PAGE_SIZES[list]).toBe(size));
});

describe('the default order of a list', () => {
  it.each([
    ['CALL-015 Default sort is name ascending', 'sites', 'name'],
    ['CALL-015 Default sort is name ascending', 'assets', 'name'],
    ['CALL-015 Default sort is name ascending', 'tags', 'name'],
    ['CALL-015 Default sort is name ascending', 'libraries', 'name'],
    ['CALL-016 Some lists default to modified descending', 'userAssets', 'modified desc'],
    ['CALL-016 Some lists default to modified descending', 'inspections', 'modified desc'],
    ['CALL-016 Some lists default to modified descending', 'documents', 'modified desc'],
    ['CALL-017 Users default by firstName', 'users', 'firstName'],
    ['The users list sorts by role ascending, then first name', 'usersPage', 'role,firstName'],
    ['Categories sort by model descending, then name', 'categories', 'model desc,name'],
  ] as const)('%s: %s.', (_sentence, list, order) => expect(serializeSort(DEFAULT_SORTS[list])).toBe(order));

  it('Home sorts A - Z by name and Newest by modified descending', () =>
    expect(Object.entries(HOME_SORTS).map(([label, sort]) => [label, serializeSort(sort)])).toEqual([
      ['A - Z', 'name'],
      ['Newest', 'modified desc'],
    ]));
});
