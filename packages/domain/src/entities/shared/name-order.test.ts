import { expect, it } from 'vitest';
import { byName } from './name-order.ts';

it.each([
  ['numbers by value', ['DJI_10.jpg', 'DJI_2.jpg', 'DJI_1.jpg'], ['DJI_1.jpg', 'DJI_2.jpg', 'DJI_10.jpg']],
  ['by letter before case', ['b.jpg', 'A.jpg', 'a2.jpg'], ['A.jpg', 'a2.jpg', 'b.jpg']],
  ['by number before case', ['pier 10', 'Pier 2', 'pier 1'], ['pier 1', 'Pier 2', 'pier 10']],
  ['by accent, then by case', ['Pièr', 'Pier', 'pier'], ['pier', 'Pier', 'Pièr']],
  ['equal numbers by their digits', ['Pier 2', 'Pier 02'], ['Pier 02', 'Pier 2']],
  ['by folder, then by name', ['B/1.jpg', 'A/10.jpg', 'A/9.jpg'], ['A/9.jpg', 'A/10.jpg', 'B/1.jpg']],
])('sorts names as people count: %s', (_case, names, sorted) =>
  expect(byName(names.map((name) => ({ name }))).map(({ name }) => name)).toEqual(sorted),
);

it('keeps the order of equal names, and the list it was given', () => {
  const files = [
    { name: 'b', id: 1 },
    { name: 'a', id: 2 },
    { name: 'a', id: 3 },
  ];
  expect(byName(files).map(({ id }) => id)).toEqual([2, 3, 1]);
  expect(files[0]?.name).toBe('b');
});
