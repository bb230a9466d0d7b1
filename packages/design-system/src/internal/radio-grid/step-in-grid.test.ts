import { describe, expect, it } from 'vitest';
import { stepInGrid } from './step-in-grid.js';

/** 11 cells, 4 columns: 0-3, 4-7, 8-10. */
const grid = { count: 11, columns: 4, direction: 'ltr' } as const;

describe('stepInGrid: arrow keys in two dimensions, Home and End', () => {
  it.each([
    ['right', 'ArrowRight', 1, 2],
    ['right, on into the next row', 'ArrowRight', 3, 4],
    ['right, from the last to the first', 'ArrowRight', 10, 0],
    ['left', 'ArrowLeft', 2, 1],
    ['left, from the first to the last', 'ArrowLeft', 0, 10],
    ['down', 'ArrowDown', 1, 5],
    ['down, above a gap', 'ArrowDown', 7, 10],
    ['down, in the last row', 'ArrowDown', 9, 9],
    ['up', 'ArrowUp', 9, 5],
    ['up, in the first row', 'ArrowUp', 2, 2],
    ['first', 'Home', 6, 0],
    ['last', 'End', 6, 10],
    ['another key', 'Enter', 6, undefined],
  ])('%s', (_case, key, from, expected) => expect(stepInGrid(key, from, grid)).toBe(expected));

  it.each([
    ['ArrowRight', 2, 1],
    ['ArrowLeft', 2, 3],
    ['ArrowDown', 2, 6],
  ])('right to left, %s from %i leads to %i', (key, from, expected) =>
    expect(stepInGrid(key, from, { ...grid, direction: 'rtl' })).toBe(expected),
  );

  it.each([1, 11, 20])('%i columns make a line: down is next, up is previous', (columns) => {
    expect(stepInGrid('ArrowDown', 10, { ...grid, columns })).toBe(0);
    expect(stepInGrid('ArrowUp', 0, { ...grid, columns })).toBe(10);
  });
});
