import { expect, it } from 'vitest';
import { markForKey } from './mark-keys.js';

it.each<[string, number, boolean, number | undefined]>([
  ['ArrowRight', 1, false, 2],
  ['ArrowLeft', 1, false, 0],
  ['ArrowDown', 1, false, 2],
  ['ArrowUp', 1, false, 0],
  ['ArrowRight', 1, true, 0],
  ['ArrowLeft', 1, true, 2],
  ['ArrowDown', 1, true, 2],
  ['ArrowUp', 1, true, 0],
  ['ArrowRight', 4, false, 4],
  ['ArrowLeft', 0, false, 0],
  ['Home', 3, false, 0],
  ['End', 0, true, 4],
  ['Tab', 2, false, undefined],
  ['a', 2, false, undefined],
])('%s at mark %d of five, right to left %s: %s', (key, index, isRtl, next) => {
  expect(markForKey(key, index, 5, isRtl)).toBe(next);
});
