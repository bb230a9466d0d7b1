import { API_BASE_PATH, type Call } from '@inspection-studio/domain/calls';
import { FILTER_COMPARISONS } from '@inspection-studio/domain/query';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bearer } from '../http/testing/start-test-app.ts';
import { implementedCalls } from './index.ts';
import { lists } from './lists.ts';
import { insertCompany } from './testing/insert-company.ts';
import { startTestStudio, type TestStudio } from './testing/start-test-studio.ts';

let studio: TestStudio;

beforeAll(async () => {
  studio = await startTestStudio();
  await insertCompany(studio.db, 'northline');
});
afterAll(() => studio?.close());

type ListName = keyof typeof lists;
const NAMES = Object.keys(lists) as ListName[];

const statusOf = async (name: ListName, query: Record<string, string>) => {
  const search = new URLSearchParams(query);
  if (name === 'listImages') search.set('projectId', 'projectnorthline');
  const url = `${API_BASE_PATH}${implementedCalls[name].path}?${search.toString()}`;
  return (await studio.app.inject({ url, headers: bearer('adminnorthline') })).statusCode;
};

/** A value of each documented type. Numbers of names are listed as '1 Admin, 2 Manager'. */
function literalOf(values: string): string {
  if (values === 'number') return '1';
  if (values === 'true or false') return 'true';
  if (values === 'date or moment') return "'2026-11-20'";
  return /^number: (\d+)/.exec(values)?.[1] ?? "'pier'";
}

describe('a list supports exactly the comparisons and orders that the API document lists', () => {
  it('for every list of the API', () => {
    const asked = Object.entries<Call>(implementedCalls).filter(
      ([, { isPaged, query }]) => isPaged && query && 'count' in query._zod.def.shape,
    );
    expect(asked.map(([name]) => name).toSorted()).toEqual(NAMES.toSorted());
  });

  it.each(NAMES)('%s', async (name) => {
    for (const [prop, { comparisons, values, order }] of Object.entries(lists[name].fields)) {
      const literal = literalOf(values);
      for (const comparison of FILTER_COMPARISONS) {
        const filter = comparison === 'contains' ? `contains(${prop},${literal})` : `${prop} ${comparison} ${literal}`;
        const status = comparisons.includes(comparison) ? 200 : 400;
        expect([filter, await statusOf(name, { filter })]).toEqual([filter, status]);
      }
      expect([prop, await statusOf(name, { orderBy: prop })]).toEqual([prop, order ? 200 : 400]);
    }
  });
});

describe('dates of filters are ISO 8601: a moment with its offset, or a day in UTC', () => {
  it.each([
    ["'2026-11-20'", 200],
    ["'2026-11-20T08:30:00Z'", 200],
    ["'2026-11-20T09:30:00.000+01:00'", 200],
    ["'2026-11-20T08:30:00'", 400],
    ["'20 Nov 2026'", 400],
    ["'2026-02-30'", 400],
    ["'1'", 400],
    ['2026', 400],
  ])('%s: %i', async (literal, status) =>
    expect(await statusOf('listSites', { filter: `modified ge ${literal}` })).toBe(status),
  );
});
