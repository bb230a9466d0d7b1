import { describe, expect, it } from 'vitest';
import { stretchesOf } from './row-window.js';

const gap = (from: number, to: number) => ({ isDrawn: false, from, to });
const rows = (from: number, to: number) => ({ isDrawn: true, from, to });

describe('of many rows those in view are drawn, some more, and the one with focus', () => {
  it.each([
    ['at the top', 0, null, [rows(0, 15), gap(15, 1000)]],
    ['in the middle', 500, null, [gap(0, 495), rows(495, 515), gap(515, 1000)]],
    ['at the bottom', 990, null, [gap(0, 985), rows(985, 1000)]],
    ['scrolled beyond the last row, after the list became shorter', 4000, null, [gap(0, 985), rows(985, 1000)]],
    ['focus above', 500, 3, [gap(0, 3), rows(3, 4), gap(4, 495), rows(495, 515), gap(515, 1000)]],
    ['focus right above', 500, 494, [gap(0, 494), rows(494, 495), rows(495, 515), gap(515, 1000)]],
    ['focus in view', 500, 500, [gap(0, 495), rows(495, 515), gap(515, 1000)]],
    ['focus below', 0, 999, [rows(0, 15), gap(15, 999), rows(999, 1000)]],
    ['focus on a row that is gone', 0, 1000, [rows(0, 15), gap(15, 1000)]],
  ])('%s', (_case, firstInView, kept, expected) => {
    expect(stretchesOf({ rowCount: 1000, firstInView, inView: 10, spare: 5, kept })).toEqual(expected);
  });

  it.each([
    ['few rows are all drawn', 7, [rows(0, 7)]],
    ['no rows', 0, [rows(0, 0)]],
  ])('%s', (_case, rowCount, expected) => {
    expect(stretchesOf({ rowCount, firstInView: 0, inView: 10, spare: 5, kept: null })).toEqual(expected);
  });

  it('covers every row once', () => {
    for (let firstInView = 0; firstInView < 60; firstInView += 1) {
      const stretches = stretchesOf({ rowCount: 50, firstInView, inView: 7, spare: 2, kept: 20 });
      expect(stretches[0]?.from).toBe(0);
      expect(stretches.at(-1)?.to).toBe(50);
      expect(stretches.slice(1).every(({ from }, index) => from === stretches[index]?.to)).toBe(true);
    }
  });
});
