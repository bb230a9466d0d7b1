import { describe, expect, it } from 'vitest';
import { buildListQuery, buildQuery } from './query-string.ts';

describe('empty and null values are omitted; array values are comma-joined', () => {
  it.each([
    [{}, ''],
    [{ a: '', b: null, c: undefined, d: [] }, ''],
    [{ a: 0, b: false }, 'a=0&b=false'],
    [{ ids: ['x', 'y'], one: [3] }, 'ids=x%2Cy&one=3'],
    [{ orderBy: 'modified desc' }, 'orderBy=modified%20desc'],
    [{ filter: "name eq 'Tåhus & Søn'" }, "filter=name%20eq%20'T%C3%A5hus%20%26%20S%C3%B8n'"],
  ])('%j', (params, text) => expect(buildQuery(params)).toBe(text));
});

describe('a count flag is set unless paging is removed (then top and skip are dropped)', () => {
  const params = { orderBy: 'name', filter: '', top: 12, skip: 0, depth: 1 };
  it('sets count', () => expect(buildListQuery(params)).toBe('orderBy=name&depth=1&top=12&skip=0&count=true'));
  it('drops top, skip and count', () => expect(buildListQuery(params, { paging: false })).toBe('orderBy=name&depth=1'));
});
