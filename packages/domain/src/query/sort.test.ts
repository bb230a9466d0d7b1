import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { InvalidQueryError } from './invalid-query-error.ts';
import { parseSort, serializeSort } from './sort.ts';

describe("sort is a comma-separated list of properties with ' desc' for descending", () => {
  it.each([
    ['', []],
    ['name', [{ prop: 'name', ascending: true }]],
    ['modified desc', [{ prop: 'modified', ascending: false }]],
    ['role,firstName', [{ prop: 'role', ascending: true }, { prop: 'firstName', ascending: true }]],
    ['model desc,name', [{ prop: 'model', ascending: false }, { prop: 'name', ascending: true }]],
  ])('%j', (text, items) => {
    expect(serializeSort(items)).toBe(text);
    expect(parseSort(text)).toEqual(items);
  });

  it.each([['model desc, name'], [' model  desc ,name asc ']])('trims %j', (text) =>
    expect(parseSort(text)).toEqual([{ prop: 'model', ascending: false }, { prop: 'name', ascending: true }]));

  it.each([['name down'], ['name desc desc'], [','], ['name,'], ['a-b'], ['name DESC']])('refuses %j', (text) =>
    expect(() => parseSort(text)).toThrow(InvalidQueryError));

  it('refuses to write what could not be read', () =>
    expect(() => serializeSort([{ prop: 'name desc', ascending: true }])).toThrow(InvalidQueryError));

  it('parseSort(serializeSort(x)) = x', () => {
    const items = fc.array(fc.record({ prop: fc.stringMatching(/^[A-Za-z_]\w{0,12}$/), ascending: fc.boolean() }));
    fc.assert(
      fc.property(items, (x) => {
        expect(parseSort(serializeSort(x))).toEqual(x);
      }),
    );
  });
});
