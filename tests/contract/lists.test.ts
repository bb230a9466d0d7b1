import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LISTS } from './expectations/lists.ts';
import { type ListItem, misplaced, nameOf, valueOf } from './world/ask-list.ts';
import { NAMES } from './world/list-records.ts';
import { type ListStudio, startListStudio } from './world/list-studio.ts';

let studio: ListStudio['studio'];
let ask: ListStudio['ask'];

beforeAll(async () => {
  ({ studio, ask } = await startListStudio());
});
afterAll(() => studio?.close());

interface Parameter {
  name: string;
  description?: string;
}

it('the lists and their sorts are those of the API document', async () => {
  const document = await studio.app.inject('/api/v2/openapi.json');
  const { paths } = document.json<{ paths: Record<string, { get?: { parameters?: Parameter[] } }> }>();
  const declared = Object.entries(paths).flatMap(([path, { get }]) => {
    const parameter = (wanted: string) => get?.parameters?.find(({ name }) => name === wanted);
    const orderBy = parameter('orderBy');
    // The page of one image has an order too.
    if (!orderBy || !parameter('count')) return [];
    const [properties = ''] = (orderBy.description ?? '').split(' The default');
    return [[path.slice(1), [...properties.matchAll(/`(\w+)`/g)].map(([, prop]) => prop!).toSorted()]];
  });
  const expected = LISTS.map(({ path, sortable }) => [path, sortable.toSorted()]);
  expect(Object.fromEntries(expected)).toEqual(Object.fromEntries(declared));
});

const cases = LISTS.map((list) => [list.path, list] as const);

describe('collections in pages give an X-Pagination header', () => {
  it.each(cases)(
    'GET %s: exact, exposed to browsers, and every page after the other gives the whole list',
    async (path) => {
      const all = await ask(path);
      expect(all.status).toBe(200);
      expect(all.page).toBeUndefined();
      const count = all.items.length;
      expect(count).toBeGreaterThanOrEqual(NAMES.length);

      const seen: ListItem[] = [];
      for (let skip = 0; skip < count; skip += 2) {
        const { page, items, exposed } = await ask(path, { count: true, top: 2, skip });
        expect(page).toEqual({
          top: 2,
          skip,
          count,
          pages: Math.ceil(count / 2),
          hasNext: skip + 2 < count,
          hasPrevious: skip > 0,
        });
        expect(exposed).toMatch(/x-pagination/i);
        seen.push(...items);
      }
      expect(seen.map(({ id }) => id)).toEqual(all.items.map(({ id }) => id));
      expect(new Set(seen.map(({ id }) => id)).size).toBe(count);
    },
  );

  it.each(cases)('GET %s: the page of the specification when none is asked for', async (path, { pageSize }) => {
    expect((await ask(path, { count: true })).page).toMatchObject({ top: pageSize, skip: 0, hasPrevious: false });
  });

  it.each(cases)('GET %s: a top or skip without count is a page too', async (path, { pageSize }) => {
    const counted = await ask(path, { count: true, top: 1, skip: 1 });
    expect(await ask(path, { top: 1, skip: 1 })).toEqual(counted);
    expect(await ask(path, { count: false, top: 1, skip: 1 })).toEqual(counted);
    expect((await ask(path, { skip: 1 })).page).toMatchObject({ top: pageSize, skip: 1, hasPrevious: true });
    expect((await ask(path, { count: false })).page).toBeUndefined();
  });

  it.each(cases)('GET %s: after the end there is an empty page, before it none', async (path) => {
    const beyond = await ask(path, { count: true, top: 2, skip: 10_000 });
    expect(beyond).toMatchObject({ status: 200, items: [], page: { skip: 10_000, hasNext: false, hasPrevious: true } });
    const none = await ask(path, { count: true, filter: "name eq 'nobody has this name'" });
    expect(none.page).toMatchObject({ skip: 0, count: 0, pages: 0, hasNext: false, hasPrevious: false });
    const wrong: [key: string, value: string | number][] = [
      ['top', 0],
      ['top', -1],
      ['skip', -1],
      ['top', 'many'],
      ['skip', 1.5],
      ['count', 'perhaps'],
    ];
    for (const [key, value] of wrong) expect((await ask(path, { [key]: value })).status).toBe(400);
  });
});

describe('every list has its order', () => {
  it.each(cases)('GET %s', async (path, { defaultSort }) => {
    const { items } = await ask(path);
    expect(misplaced(items, defaultSort)).toEqual([]);
    expect(items.map(({ id }) => id)).toEqual((await ask(path, { orderBy: defaultSort })).items.map(({ id }) => id));
  });
});

describe('every property sorts both ways', () => {
  const sorts = LISTS.flatMap(({ path, sortable }) => sortable.map((prop) => [path, prop] as const));
  it.each(sorts)('GET %s by %s', async (path, prop) => {
    const up = await ask(path, { orderBy: prop });
    const down = await ask(path, { orderBy: `${prop} desc` });
    expect([up.status, down.status]).toEqual([200, 200]);
    expect(misplaced(up.items, prop)).toEqual([]);
    expect(misplaced(down.items, `${prop} desc`)).toEqual([]);
    const values = up.items.map((item) => valueOf(item, prop)).filter((value) => value !== null);
    expect(new Set(values).size).toBeGreaterThan(1);
  });

  it('two properties, with a space after the comma', async () => {
    const { items } = await ask('categories', { orderBy: 'model desc, name' });
    expect(misplaced(items, 'model desc,name')).toEqual([]);
  });

  it('role ascending is Admin first, then first names', async () => {
    const { items } = await ask('users', { orderBy: 'role,firstName' });
    expect(misplaced(items, 'role,firstName')).toEqual([]);
    expect(items[0]).toMatchObject({ roleId: 1 });
  });

  it.each(LISTS.map(({ path }) => path))('GET %s: an order by nothing known is 400', async (path) => {
    for (const orderBy of [
      'password',
      'constructor',
      'name sideways',
      'name,',
      '__proto__',
      'company_id',
      'name;drop table users',
    ]) {
      const { status, body } = await ask(path, { orderBy });
      expect({ orderBy, status }).toEqual({ orderBy, status: 400 });
      expect(body).toMatchObject({
        name: 'Bad Request',
        message: '400 Something went wrong.',
        issues: [{ path: 'query' }],
      });
    }
  });
});

describe('lists are of one company', () => {
  it.each(LISTS.map(({ path }) => path))('GET %s holds nothing of another', async (path) => {
    const { items } = await ask(path);
    expect(items.filter((item) => item['companyId'] === 'meridian' || String(item['id']).includes('meridian'))).toEqual(
      [],
    );
    expect(NAMES.map((name) => items.filter((item) => nameOf(item) === name).length)).toEqual([1, 1, 1, 1, 1]);
  });
});
