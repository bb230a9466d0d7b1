import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { InvalidQueryError } from './invalid-query-error.ts';
import { makePagination, pageOf, parsePagination, serializePagination, skipOf } from './paging.ts';

describe('X-Pagination: top, skip, count, pages, hasNext, hasPrevious', () => {
  it.each([
    ['an empty list', 12, 0, 0, 0, false, false],
    ['one full page', 12, 0, 12, 1, false, false],
    ['the first of two', 12, 0, 13, 2, true, false],
    ['the last of two', 12, 12, 13, 2, false, true],
    ['a middle page', 12, 12, 30, 3, true, true],
    ['past the end', 12, 48, 30, 3, false, true],
  ])('%s', (_case, top, skip, count, pages, hasNext, hasPrevious) =>
    expect(makePagination({ top, skip, count })).toEqual({ top, skip, count, pages, hasNext, hasPrevious }));

  it('parsePagination(serializePagination(x)) = x', () => {
    const page = fc.record({ top: fc.integer({ min: 1 }), skip: fc.nat(), count: fc.nat() }).map(makePagination);
    fc.assert(
      fc.property(page, (x) => {
        expect(parsePagination(serializePagination(x))).toEqual(x);
      }),
    );
  });

  it.each([[''], ['{'], ['null'], ['{"top":12}'], [JSON.stringify({ ...makePagination({ top: 1, skip: 0, count: 0 }), top: 0 })]])(
    'refuses %j',
    (header) => expect(() => parsePagination(header)).toThrow(InvalidQueryError),
  );
});

describe('pages are one-based, skip counts items', () => {
  it.each([
    [0, 12, 1],
    [11, 12, 1],
    [12, 12, 2],
    [24, 24, 2],
  ])('index %d at %d to a page is page %d', (skip, top, page) => expect(pageOf(skip, top)).toBe(page));
  it('pageOf(skipOf(page)) = page', () =>
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e6 }), fc.integer({ min: 1, max: 1000 }), (page, top) => {
        expect(pageOf(skipOf(page, top), top)).toBe(page);
      }),
    ));
});
