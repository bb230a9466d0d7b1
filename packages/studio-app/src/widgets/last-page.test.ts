import { makePagination } from '@inspection-studio/domain/query';
import { expect, it } from 'vitest';
import { lastPageSkip } from './last-page.ts';

it.each([
  ['the first page', { top: 12, skip: 0, count: 31 }, undefined],
  ['the last page', { top: 12, skip: 24, count: 31 }, undefined],
  ['the last item', { top: 12, skip: 30, count: 31 }, undefined],
  ['right after the last item', { top: 12, skip: 31, count: 31 }, 24],
  ['right after a last page that is full', { top: 12, skip: 24, count: 24 }, 12],
  ['far beyond the end', { top: 12, skip: 999_999_999, count: 31 }, 24],
  ['beyond the only page', { top: 50, skip: 50, count: 50 }, 0],
  ['the first page of an empty list', { top: 12, skip: 0, count: 0 }, undefined],
  ['beyond the start of an empty list', { top: 12, skip: 12, count: 0 }, 0],
])('a page that starts at %s: %o leads to %s', (_case, page, skip) =>
  expect(lastPageSkip(makePagination(page))).toBe(skip),
);
