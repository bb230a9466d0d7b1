import { expect, it } from 'vitest';
import { pagesAround, pagesBetween, pageStart } from './pages-around.ts';

it.each([
  [0, 0],
  [23, 0],
  [24, 24],
  [50, 48],
])('the page with the image at %i begins at %i', (index, start) => {
  expect(pageStart(index)).toBe(start);
});

it.each([
  [0, 0, [0]],
  [3, 23, [0]],
  [23, 24, [0, 24]],
  [30, 80, [24, 48, 72]],
])('the images from %i to %i are on the pages that begin at %j', (first, last, starts) => {
  expect(pagesBetween(first, last)).toEqual(starts);
});

it.each([
  ['the first image: its page and the next one', 0, 100, [0, 24]],
  ['the last of a page', 23, 100, [0, 24]],
  ['the first of a page: also the page before', 24, 100, [24, 48, 0]],
  ['one near the end', 99, 100, [96]],
  ['the first of the last page', 96, 100, [96, 72]],
  ['the only one', 0, 1, [0]],
])('a viewer needs, for %s', (_case, index, count, starts) => {
  expect(pagesAround(index, count)).toEqual(starts);
});
