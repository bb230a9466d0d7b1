import { describe, expect, it } from 'vitest';
import { type SectionPlace, stepSection } from './step-section.ts';

/** Two rows of three and a short last one. */
const places: SectionPlace[] = [
  { top: 0, centre: 20 },
  { top: 0, centre: 80 },
  { top: 0, centre: 160 },
  { top: 40, centre: 50 },
  { top: 40, centre: 90 },
  { top: 40, centre: 150 },
  { top: 80, centre: 40 },
];

describe('stepSection: arrows, Home and End among buttons that wrap', () => {
  it.each([
    ['right', 'ArrowRight', 0, 1],
    ['right, into the next row', 'ArrowRight', 2, 3],
    ['right, at the end', 'ArrowRight', 6, null],
    ['left', 'ArrowLeft', 4, 3],
    ['left, at the start', 'ArrowLeft', 0, null],
    ['down, to the nearest', 'ArrowDown', 1, 4],
    ['down, to the nearest at the edge', 'ArrowDown', 2, 5],
    ['down, to the next row, although a later one has a nearer button', 'ArrowDown', 0, 3],
    ['up, from a section that is gone', 'ArrowUp', 7, null],
    ['down, above a gap', 'ArrowDown', 5, 6],
    ['down, in the last row', 'ArrowDown', 6, null],
    ['up, to the nearest', 'ArrowUp', 5, 2],
    ['up, to the nearest of the row above', 'ArrowUp', 6, 3],
    ['up, between two that are as near: to the later one', 'ArrowUp', 3, 1],
    ['up, in the first row', 'ArrowUp', 1, null],
    ['first', 'Home', 4, 0],
    ['first, from the first', 'Home', 0, null],
    ['last', 'End', 1, 6],
    ['another key', 'a', 1, null],
  ])('%s', (_case, key, from, expected) => expect(stepSection(key, from, places, false)).toBe(expected));

  it('up leads to the first button of all where it is the nearest', () => {
    const two = [places[0]!, places[1]!, { top: 40, centre: 20 }];
    expect(stepSection('ArrowUp', 2, two, false)).toBe(0);
  });

  it.each([
    ['ArrowRight', 1, 0],
    ['ArrowLeft', 1, 2],
    ['ArrowDown', 1, 4],
  ])('right to left, %s from %i leads to %i', (key, from, expected) =>
    expect(stepSection(key, from, places, true)).toBe(expected),
  );
});
