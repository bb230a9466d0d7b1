import { describe, expect, it } from 'vitest';
import { allFramesPx, centredOffsetPx, framesInView, framesThatFit, framesToDraw } from './frames-in-view.js';

describe('the frames of which a part is on the screen are in view, and six on both sides', () => {
  it.each([
    ['at the start', 0, 780, 1000, 0, 15],
    ['with the first frame scrolled out', 78, 780, 1000, 0, 16],
    ['with seven frames scrolled out', 546, 780, 1000, 0, 22],
    ['with eight frames scrolled out', 624, 780, 1000, 1, 23],
    ['in the middle', 39_000, 780, 1000, 493, 515],
    ['at the end', 77_226, 780, 1000, 984, 999],
    ['scrolled beyond the end, after there are fewer', 77_226, 780, 10, 9, 9],
    ['before the strip has a width', 0, 0, 1000, 0, 5],
    ['a single one', 0, 780, 1, 0, 0],
    ['none', 0, 780, 0, 0, -1],
  ])('%s', (_case, offsetPx, widthPx, count, first, last) =>
    expect(framesInView({ offsetPx, widthPx, count })).toEqual({ first, last }),
  );

  it('does not miss one at any place', () => {
    for (let offsetPx = 0; offsetPx < 78_006 - 500; offsetPx += 17) {
      const { first, last } = framesInView({ offsetPx, widthPx: 500, count: 1000 });
      expect(first === 0 || allFramesPx(first + 6) <= offsetPx + 6).toBe(true);
      expect(last === 999 || allFramesPx(last - 5) >= offsetPx + 500).toBe(true);
    }
  });
});

describe('the current frame is drawn wherever it is', () => {
  it.each([
    ['in view', { first: 3, last: 6 }, 5, [3, 4, 5, 6]],
    ['before', { first: 3, last: 6 }, 0, [0, 3, 4, 5, 6]],
    ['after', { first: 3, last: 6 }, 9, [3, 4, 5, 6, 9]],
    ['not one of them', { first: 3, last: 6 }, -1, [3, 4, 5, 6]],
    ['beyond the last one', { first: 3, last: 6 }, 10, [3, 4, 5, 6]],
    ['before the strip has been measured', null, 9, [9]],
    ['after there are fewer', { first: 7, last: 12 }, 9, [7, 8, 9]],
    ['without any', { first: 0, last: -1 }, 0, [0]],
  ])('%s', (_case, range, current, places) => expect(framesToDraw(range, current, 10)).toEqual(places));

  it('no frame is drawn without images', () => expect(framesToDraw({ first: 0, last: -1 }, 0, 0)).toEqual([]));
});

it.each([
  ['a frame goes to the middle', 500, 800, 38_642],
  ['the first one stays at the start', 0, 800, 0],
  ['one near the start stays as it is', 4, 800, 0],
])('%s', (_case, index, widthPx, offsetPx) => expect(centredOffsetPx(index, widthPx)).toBe(offsetPx));

it.each([
  [83, 1],
  [84, 1],
  [161, 1],
  [162, 2],
  [1440, 18],
  [0, 1],
])('in %i pixels, whole frames on the screen: %i', (widthPx, count) => expect(framesThatFit(widthPx)).toBe(count));
