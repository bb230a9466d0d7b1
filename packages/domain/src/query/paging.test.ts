import { describe, expect, it } from 'vitest';
import { InvalidQueryError } from './invalid-query-error.ts';
import { makePagination, pageOf, PAGINATION_HEADER, parsePagination, serializePagination, skipOf } from './paging.ts';

describe('X-Pagination: top, skip, count, pages, hasNext, hasPrevious', () => {
  const header = '{"top":12,"skip":24,"count":30,"pages":3,"hasNext":false,"hasPrevious":true}';
  const page = { top: 12, skip: 24, count: 30, pages: 3, hasNext: false, hasPrevious: true };

  it('is the name of the header', () => expect(PAGINATION_HEADER).toBe('X-Pagination'));

  it.each([
    ['top', 12, [0, -1, 1.5, '12', null]],
    ['skip', 24, [-1, 1.5, '24', null]],
    ['count', 30, [-1, 1.5, '30', null]],
    ['pages', 3, [-1, 1.5, '3', null]],
    ['hasNext', false, [0, 'false', null]],
    ['hasPrevious', true, [1, 'true', null]],
  ])('The X-Pagination header has %s.', (key, value, refused) => {
    expect(parsePagination(header)).toHaveProperty(key, value);
    for (const other of [...refused, undefined]) {
      expect(() => parsePagination(JSON.stringify({ ...page, [key]: other }))).toThrow(
        new InvalidQueryError('X-Pagination is malformed.'),
      );
    }
  });

  it('is serialised as JSON', () => expect(serializePagination(page)).toBe(header));

  it('accepts zeros and ignores unknown keys of a newer server', () => {
    const empty = { top: 1, skip: 0, count: 0, pages: 0, hasNext: false, hasPrevious: false };
    expect(parsePagination(JSON.stringify({ ...empty, total: 5 }))).toEqual(empty);
  });

  it.each([[''], ['{'], ['null'], ['[]'], ['12']])('rejects %j', (text) =>
    expect(() => parsePagination(text)).toThrow(new InvalidQueryError('X-Pagination is malformed.')),
  );

  it.each([
    ['an empty list', 12, 0, 0, 0, false, false],
    ['an empty list, second page', 12, 12, 0, 0, false, false],
    ['one item less than a page', 12, 0, 11, 1, false, false],
    ['one full page', 12, 0, 12, 1, false, false],
    ['the first of two', 12, 0, 13, 2, true, false],
    ['one item to skip', 12, 1, 13, 2, false, true],
    ['the last of two', 12, 12, 13, 2, false, true],
    ['a middle page', 12, 12, 30, 3, true, true],
    ['past the end', 12, 48, 30, 3, false, true],
  ])('of %s', (_case, top, skip, count, pages, hasNext, hasPrevious) =>
    expect(makePagination({ top, skip, count })).toEqual({ top, skip, count, pages, hasNext, hasPrevious }),
  );
});

describe('pages are one-based, skip counts items', () => {
  it.each([
    [0, 12, 1],
    [11, 12, 1],
    [12, 12, 2],
    [24, 24, 2],
  ])('index %d with %d per page is on page %d', (skip, top, page) => expect(pageOf(skip, top)).toBe(page));

  it.each([
    [1, 12, 0],
    [2, 12, 12],
    [3, 24, 48],
  ])('page %d with %d per page starts at index %d', (page, top, skip) => expect(skipOf(page, top)).toBe(skip));
});
