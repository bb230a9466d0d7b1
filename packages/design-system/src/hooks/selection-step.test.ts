import { describe, expect, it } from 'vitest';
import { moveRangeEnd, span, stepItem } from './selection-step.js';

describe('the arrow keys move focus', () => {
  // 0 1 2 3 / 4 5 6 7 / 8 9
  const grid = { count: 10, columns: 4, isRightToLeft: false };
  const list = { count: 3, columns: 1, isRightToLeft: false };
  it.each([
    ['down a list', 'ArrowDown', 0, list, 1],
    ['up a list', 'ArrowUp', 1, list, 0],
    ['not above the first', 'ArrowUp', 0, list, null],
    ['not below the last', 'ArrowDown', 2, list, null],
    ['not sideways in a list', 'ArrowRight', 0, list, null],
    ['to the first', 'Home', 2, list, 0],
    ['to the last', 'End', 0, list, 2],
    ['nowhere from the last to the last', 'End', 2, list, null],
    ['nowhere by another key', 'a', 0, list, null],
    ['down a grid', 'ArrowDown', 1, grid, 5],
    ['up a grid', 'ArrowUp', 5, grid, 1],
    ['not above the first row', 'ArrowUp', 3, grid, null],
    ['to the last from above a short last row', 'ArrowDown', 7, grid, 9],
    ['not below a short last row', 'ArrowDown', 8, grid, null],
    ['to the right, on into the next row', 'ArrowRight', 3, grid, 4],
    ['to the left', 'ArrowLeft', 4, grid, 3],
    ['not left of the first', 'ArrowLeft', 0, grid, null],
    ['to the right from right to left', 'ArrowRight', 4, { ...grid, isRightToLeft: true }, 3],
    ['to the left from right to left', 'ArrowLeft', 4, { ...grid, isRightToLeft: true }, 5],
  ])('%s', (_case, key, index, layout, expected) => {
    expect(stepItem(key, index, layout)).toBe(expected);
  });
});

describe('a range lies between its beginning and the focus', () => {
  it.each([
    ['grows', 2, 2, 3, [2, 3], []],
    ['grows upwards', 2, 2, 1, [1, 2], []],
    ['shrinks', 2, 5, 4, [2, 3, 4], [5]],
    ['shrinks to its beginning', 2, 3, 2, [2], [3]],
    ['turns round its beginning', 2, 4, 0, [0, 1, 2], [3, 4]],
  ])('%s', (_case, beginning, from, to, select, deselect) => {
    expect(moveRangeEnd(beginning, from, to)).toEqual({ select, deselect });
  });

  it.each([
    [1, 3, [1, 2, 3]],
    [3, 1, [1, 2, 3]],
    [2, 2, [2]],
  ])('from %d to %d', (from, to, expected) => expect(span(from, to)).toEqual(expected));
});
