import { serializeFilter } from '@inspection-studio/domain/query';
import { describe, expect, it } from 'vitest';
import type { Send } from '../api/index.ts';
import { beginsWith, recordSearch, searchFilter } from './record-search.ts';

describe('searchFilter: names that contain every word of the term', () => {
  it.each([
    ['pier', "contains(name,'pier')"],
    ['  north   pier ', "contains(name,'north') and contains(name,'pier')"],
    ["O'Neill", "contains(name,'O''Neill')"],
    ['x'.repeat(101), `contains(name,'${'x'.repeat(100)}')`],
  ])('%j', (term, filter) => expect(searchFilter(term)).toBe(filter));

  it('adds other matches', () =>
    expect(searchFilter('ada', { prop: 'email', comparison: 'contains', value: 'ada', logical: 'or' })).toBe(
      "contains(name,'ada') or contains(email,'ada')",
    ));
});

describe('beginsWith: names from the term to the last one that continues it, in the order of names', () => {
  it.each([
    ['pier', "name ge 'pier' and name lt 'pier\uffff'"],
    [' PIÈR  A ', "name ge 'pier a' and name lt 'pier a\uffff'"],
    ['Pier 1', "name ge 'pier 1' and name lt 'pier \uffff' and contains(name,'pier 1')"],
    ['007', "name ge '007' and name lt '\uffff' and contains(name,'007')"],
    ['x'.repeat(101), `name ge '${'x'.repeat(100)}' and name lt '${'x'.repeat(100)}\uffff'`],
  ])('%j', (term, filter) => expect(serializeFilter(beginsWith('name', term))).toBe(filter));
});

describe('a search reads ten records of a kind, and names that begin with the term first when there may be more', () => {
  const named = (count: number, prefix: string) =>
    Array.from({ length: count }, (_, index) => ({ id: `${prefix}${index}`, name: `${prefix} ${index}` }));
  const answering = (...answers: { id: string }[][]) => {
    const asked: { filter: string; orderBy: string; top: number }[] = [];
    const send = (async (_call: unknown, { query }: { query: (typeof asked)[number] }) => {
      asked.push(query);
      return answers.shift();
    }) as unknown as Send;
    return { send, asked };
  };
  const { signal } = new AbortController();

  it('one call when it finds fewer', async () => {
    const { send, asked } = answering(named(9, 'pier'));
    expect(await recordSearch.inspections(send, 'pier', signal)).toHaveLength(9);
    expect(asked).toEqual([{ filter: "contains(name,'pier')", orderBy: 'modified desc', top: 10 }]);
  });

  it('assets by name', async () => {
    const { send, asked } = answering(named(1, 'pier'));
    expect(await recordSearch.assets(send, 'pier', signal)).toEqual(named(1, 'pier'));
    expect(asked).toEqual([{ filter: "contains(name,'pier')", orderBy: 'name', top: 10 }]);
  });

  it('a second call otherwise, and each record once', async () => {
    const containing = named(10, 'a pier');
    const { send, asked } = answering(containing, [{ id: 'pier' }, containing[3]!]);
    const found = await recordSearch.sites(send, 'pier', signal);
    expect(found.map(({ id }) => id)).toEqual([
      'pier',
      containing[3]!.id,
      ...containing.filter((_, index) => index !== 3).map(({ id }) => id),
    ]);
    expect(asked[1]).toEqual({ filter: "name ge 'pier' and name lt 'pier\uffff'", orderBy: 'name', top: 10 });
  });

  it('people by the beginning of their e-mail address too', async () => {
    const { send, asked } = answering(named(10, 'ada'), []);
    expect(await recordSearch.people(send, 'ada', signal)).toHaveLength(10);
    expect(asked.map(({ filter }) => filter)).toEqual([
      "contains(name,'ada') or contains(email,'ada')",
      "name ge 'ada' and name lt 'ada\uffff' or email ge 'ada' and email lt 'ada\uffff'",
    ]);
  });
});
