import { expect, it } from 'vitest';
import { groupBy } from './group-by.ts';

it.each<[string, Iterable<number>]>([
  ['a list', [1, 2, 3, 4]],
  ['anything that can be iterated', new Set([1, 2, 3, 4])],
])('groups %s by a key, both in the order of the items', (_case, items) => {
  expect([...groupBy(items, (item) => (item % 2 === 0 ? 'even' : 'odd'))]).toEqual([
    ['odd', [1, 3]],
    ['even', [2, 4]],
  ]);
});

it('nothing has no groups', () => expect(groupBy([], String).size).toBe(0));
