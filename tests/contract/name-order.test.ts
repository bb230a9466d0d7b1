import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LISTS } from './expectations/lists.ts';
import { nameOf } from './world/ask-list.ts';
import { NAMES, TABLES } from './world/list-records.ts';
import { type ListStudio, startListStudio } from './world/list-studio.ts';

/** Names in their order. Two of them differ by a zero only. */
const ORDERED = ['Éperon 30', 'Pier 02', 'Pier 2', 'pier 9 b', 'Pier 10'];
/** The same names in no order, as the rows of {@link NAMES} get them. */
const STORED = ['Pier 10', 'Pier 2', 'Éperon 30', 'Pier 02', 'pier 9 b'];

let studio: ListStudio['studio'];
let ask: ListStudio['ask'];

beforeAll(async () => {
  ({ studio, ask } = await startListStudio());
  for (const table of Object.values(TABLES)) {
    for (const [index, name] of STORED.entries()) {
      const column = table === 'users' ? 'last_name' : 'name';
      const others = table === 'users' ? "first_name = ''," : '';
      await studio.db.execute(
        `update "${table}" set ${others} "${column}" = '${name}' where name = '${NAMES[index]!.replaceAll("'", "''")}'`,
      );
    }
  }
});
afterAll(() => studio?.close());

const isOurs = (name: string) => ORDERED.includes(name);
const listed = async (path: string, query: Record<string, string | number | boolean>) =>
  (await ask(path, query)).items.map(nameOf);

const cases = LISTS.filter(({ sortable }) => sortable.includes('name')).map(({ path }) => path);

describe('names are sorted as people count, in every list that sorts by name', () => {
  it('every list of named records is one of them', () =>
    expect(cases.toSorted()).toEqual(Object.keys(TABLES).toSorted()));

  it.each(cases)('GET %s, up and down', async (path) => {
    expect((await listed(path, { orderBy: 'name' })).filter(isOurs)).toEqual(ORDERED);
    expect((await listed(path, { orderBy: 'name desc' })).filter(isOurs)).toEqual(ORDERED.toReversed());
  });

  it.each(cases)('GET %s in pages of two, without overlap or gap', async (path) => {
    const all = (await ask(path, { orderBy: 'name' })).items.map(({ id }) => id);
    const seen: unknown[] = [];
    for (let skip = 0; skip < all.length; skip += 2) {
      const { items } = await ask(path, { orderBy: 'name', count: true, top: 2, skip });
      seen.push(...items.map(({ id }) => id));
    }
    expect(seen).toEqual(all);
    expect(new Set(seen).size).toBe(all.length);
  });

  it.each(cases)('GET %s: filters compare names in this order', async (path) => {
    const between = await listed(path, { filter: "name gt 'Pier 2' and name lt 'Pier 10'" });
    expect(between.filter(isOurs)).toEqual(['pier 9 b']);
    const outside = await listed(path, { filter: "name le 'Pier 2' or name ge 'Pier 10'", orderBy: 'name' });
    expect(outside.filter(isOurs)).toEqual(['Éperon 30', 'Pier 02', 'Pier 2', 'Pier 10']);
  });
});

it('first and last names of people are sorted alike', async () => {
  expect((await listed('users', { orderBy: 'lastName' })).filter(isOurs)).toEqual(ORDERED);
});
