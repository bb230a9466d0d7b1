import { describe, expect, it } from 'vitest';
import { DEFAULT_SORTS, HOME_SORTS, PAGE_SIZES } from './list-defaults.ts';
import { serializeSort } from './sort.ts';

describe('page sizes: sites 12, assets 12, inspections 24, images 24, users 12, documents 50, tags 100, libraries 40', () => {
  it.each(
    Object.entries({ sites: 12, assets: 12, inspections: 24, images: 24, users: 12, documents: 50, tags: 100, libraries: 40 }),
  )('%s %d', (list, size) => expect(PAGE_SIZES).toHaveProperty(list, size));
});

describe('default sort is name ascending, or modified descending for some lists', () => {
  it.each([
    ['sites', 'name'],
    ['assets', 'name'],
    ['userAssets', 'modified desc'],
    ['inspections', 'modified desc'],
    ['documents', 'modified desc'],
    ['users', 'firstName'],
    ['usersPage', 'role,firstName'],
    ['categories', 'model desc,name'],
    ['libraries', 'name'],
  ] as const)('%s by %s', (list, order) => expect(serializeSort(DEFAULT_SORTS[list])).toBe(order));

  it('home sorts A - Z by name, Newest by modified descending', () => {
    expect(Object.entries(HOME_SORTS).map(([label, sort]) => [label, serializeSort(sort)])).toEqual([
      ['A - Z', 'name'],
      ['Newest', 'modified desc'],
    ]);
  });
});
