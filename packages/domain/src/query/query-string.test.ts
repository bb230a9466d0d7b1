import { describe, expect, it } from 'vitest';
import { buildListQuery, buildQuery } from './query-string.ts';

describe('the values of a query string', () => {
  it.each([
    ['Empty values are omitted from the query.', { a: '', b: undefined, c: [], d: 'x' }, 'd=x'],
    ['Null values are omitted from the query.', { a: null, d: 'x' }, 'd=x'],
    ['Array values are comma-joined.', { a: [1, 2], b: ['x', 'y'], c: [false] }, 'a=1%2C2&b=x%2Cy&c=false'],
    ['no values', {}, ''],
    ['zero and false are values', { a: 0, b: false }, 'a=0&b=false'],
    ['keys keep their order', { z: 1, a: 2 }, 'z=1&a=2'],
    ['spaces', { orderBy: 'modified desc' }, 'orderBy=modified%20desc'],
    [
      'other scripts and characters',
      { filter: "name eq 'Tåhus & Søn'" },
      "filter=name%20eq%20'T%C3%A5hus%20%26%20S%C3%B8n'",
    ],
    ['keys are encoded too', { 'a&b=': '+' }, 'a%26b%3D=%2B'],
  ])('%s', (_case, params, text) => expect(buildQuery(params)).toBe(text));
});

describe('the query of a list', () => {
  const params = { orderBy: 'name', filter: '', top: 12, skip: 0, depth: 1 };

  it('A count flag is set unless paging is removed.', () => {
    expect(buildListQuery({ top: 12, skip: 0 })).toBe('top=12&skip=0&count=true');
    expect(buildListQuery(params)).toBe('orderBy=name&depth=1&top=12&skip=0&count=true');
    expect(buildListQuery(params, { paging: true })).toBe('orderBy=name&depth=1&top=12&skip=0&count=true');
    expect(buildListQuery({})).toBe('count=true');
  });

  it('When paging is removed top and skip are dropped (and no count flag).', () =>
    expect(buildListQuery(params, { paging: false })).toBe('orderBy=name&depth=1'));
});
