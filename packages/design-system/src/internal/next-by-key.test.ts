import { expect, it } from 'vitest';
import { nextByKey } from './next-by-key.js';

it.each<[string, string, number, number | undefined]>([
  ['the next item', 'ArrowDown', 0, 1],
  ['the first item after the last', 'ArrowDown', 2, 0],
  ['the first item, when none has focus', 'ArrowDown', -1, 0],
  ['the previous item', 'ArrowUp', 2, 1],
  ['the last item before the first', 'ArrowUp', 0, 2],
  ['the last item, when none has focus', 'ArrowUp', -1, 2],
  ['the first item', 'Home', 2, 0],
  ['the first item', 'PageUp', 2, 0],
  ['the last item', 'End', 0, 2],
  ['the last item', 'PageDown', 0, 2],
  ['no item for another key', 'Enter', 1, undefined],
  ['no item for the arrow of another line', 'ArrowRight', 1, undefined],
])('%s: %s from %i', (_rule, key, current, expected) =>
  expect(nextByKey(key, 3, current, ['ArrowUp', 'ArrowDown'])).toBe(expected),
);

it('the arrows can be those of a row, from right to left too', () => {
  expect(nextByKey('ArrowLeft', 3, 0, ['ArrowLeft', 'ArrowRight'])).toBe(2);
  expect(nextByKey('ArrowLeft', 3, 0, ['ArrowRight', 'ArrowLeft'])).toBe(1);
});
