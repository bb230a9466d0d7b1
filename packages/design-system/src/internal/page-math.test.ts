import { describe, expect, it } from 'vitest';
import { clampPage, pageCount, parseGoToPage } from './page-math.js';

describe("'Go to page': empty, non-numeric or above-last input is ignored", () => {
  it.each([
    ['', undefined],
    ['  ', undefined],
    ['two', undefined],
    ['2.5', undefined],
    ['-1', undefined],
    ['+2', undefined],
    ['0', undefined],
    ['9', undefined],
    ['1', 1],
    ['8', 8],
    [' 3 ', 3],
  ])('%j of 8', (typed, page) => expect(parseGoToPage(typed, 8)).toBe(page));
});

describe('pages', () => {
  it.each([
    [0, 12, 1],
    [12, 12, 1],
    [13, 12, 2],
    [86, 12, 8],
  ])('%d items, %d per page', (count, top, pages) => expect(pageCount(count, top)).toBe(pages));

  it.each([
    [0, 8, 1],
    [9, 8, 8],
    [3, 8, 3],
    [Number.NaN, 8, 1],
    [1.5, 8, 1],
  ])('page %d of %d', (page, pages, clamped) => expect(clampPage(page, pages)).toBe(clamped));
});
