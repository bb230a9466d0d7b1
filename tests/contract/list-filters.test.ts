import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LISTS } from './expectations/lists.ts';
import { type ListItem, nameOf } from './world/ask-list.ts';
import { NAMES } from './world/list-records.ts';
import { type ListStudio, startListStudio } from './world/list-studio.ts';

let studio: ListStudio['studio'];
let own: ListStudio['own'];
let made: ListStudio['made'];
let ask: ListStudio['ask'];

beforeAll(async () => {
  ({ studio, own, made, ask } = await startListStudio());
});
afterAll(() => studio?.close());

describe('filters', () => {
  const named = (items: ListItem[]) =>
    items
      .map(nameOf)
      .filter((name) => NAMES.includes(name))
      .toSorted();
  const wanted = (isWanted: (name: string) => boolean) => NAMES.filter(isWanted).toSorted();
  const quoted = "'Alpha o''Neill'";

  const BY_NAME: [filter: string, isWanted: (name: string) => boolean][] = [
    [`name eq ${quoted}`, (name) => name === NAMES[1]],
    [`name ne ${quoted}`, (name) => name !== NAMES[1]],
    ["name gt 'Charlie 100%'", (name) => name > 'Charlie 100%'],
    ["name ge 'Charlie 100%'", (name) => name >= 'Charlie 100%'],
    ["name lt 'Charlie 100%'", (name) => name < 'Charlie 100%'],
    ["name le 'Charlie 100%'", (name) => name <= 'Charlie 100%'],
    ["contains(name,'PIER')", (name) => /pier/i.test(name)],
    ["contains(name,'o''neill')", (name) => name === NAMES[1]],
    ["contains(name,'%')", (name) => name.includes('%')],
    ["contains(name,'_')", (name) => name.includes('_')],
    ["name eq 'Echo' or name eq 'Delta pier'", (name) => name === 'Echo' || name === 'Delta pier'],
    ["contains(name,'pier') and name lt 'C'", (name) => name === 'Bravo_pier'],
    ["name eq 'Echo' or contains(name,'pier') and name lt 'C'", (name) => name === 'Echo' || name === 'Bravo_pier'],
    ["modified gt '2026-03-04T00:00:00.000Z' and modified lt '2026-03-31T00:00:00.000Z'", (name) => name === NAMES[2]],
    [
      "modified ge '2026-03-04T00:00:00.000Z' and modified lt '2026-03-31T00:00:00.000Z'",
      (name) => name === NAMES[0] || name === NAMES[2],
    ],
    ["modified lt '2026-03-02T00:00:00.000Z'", (name) => name === NAMES[3]],
    ["modified le '2026-03-02T00:00:00.000Z'", (name) => name === NAMES[1] || name === NAMES[3]],
    ["modified eq '2026-03-05T00:00:00.000Z'", (name) => name === NAMES[2]],
  ];

  it.each(LISTS.map(({ path, date = 'modified' }) => [path, date]))(
    'GET %s: by name and %s, with every comparison, and before or',
    async (path, date) => {
      for (const [modifiedFilter, isWanted] of BY_NAME) {
        const filter = modifiedFilter.replaceAll('modified', date);
        // The name of a person is joined of two: what is asked of it is the same.
        const { status, items } = await ask(path, { filter });
        expect({ filter, status, names: named(items) }).toEqual({ filter, status: 200, names: wanted(isWanted) });
      }
    },
  );

  const partOf = (item: ListItem, part: 'actor' | 'subject') => item[part] as unknown as ListItem;
  const NUMBERS: [path: string, filter: string, isWanted: (item: ListItem) => boolean][] = [
    ['users', 'role eq 6', (item) => item['roleId'] === 6],
    ['users', 'roleId ne 6', (item) => item['roleId'] !== 6],
    ['users', 'status eq 2', (item) => item['status'] === 2],
    ['users', 'status ne 3 and role eq 3', (item) => item['status'] !== 3 && item['roleId'] === 3],
    ['users', "contains(email,'NORTHLINE')", (item) => /northline/.test(String(item['email']))],
    ['users', "firstName eq 'Delta'", (item) => item['firstName'] === 'Delta'],
    ['users', "lastName eq 'pier'", (item) => item['lastName'] === 'pier'],
    ['assets', 'type eq 3', (item) => item['type'] === 3],
    ['projects', 'status eq 3', (item) => item['status'] === 3],
    ['projects', 'status ne 0', (item) => item['status'] !== 0],
    ['tags', 'isArchived eq true', (item) => item['isArchived'] === true],
    ['tags', 'isArchived eq false', (item) => item['isArchived'] === false],
    ['categories', 'isArchived eq true', (item) => item['isArchived'] === true],
    ['categories', 'isArchived ne true', (item) => item['isArchived'] === false],
    ['categories', "model eq 'staining'", (item) => item['model'] === 'staining'],
    ['categories', 'model eq null', (item) => item['model'] === null],
    ['categories', 'model ne null', (item) => item['model'] !== null],
    ['severityscales', 'isArchived eq true', (item) => item['isArchived'] === true],
    ['images', 'isFlagged eq true', (item) => item['isFlagged'] === true],
    ['layers', 'isSegmented eq true', (item) => item['isSegmented'] === true],
    ['audit-events', "action eq 'archive'", (item) => item['action'] === 'archive'],
    ['audit-events', "action ne 'create'", (item) => item['action'] !== 'create'],
    ['audit-events', "subjectKind eq 'asset'", (item) => partOf(item, 'subject')['kind'] === 'asset'],
    ['audit-events', "subjectId eq 'subject2'", (item) => partOf(item, 'subject')['id'] === 'subject2'],
    ['audit-events', "actorId eq 'adminnorthline'", (item) => partOf(item, 'actor')['id'] === 'adminnorthline'],
    ['audit-events', "contains(name,'BAIRD')", (item) => partOf(item, 'actor')['name'] === 'Callum Baird'],
    ['audit-events', "contains(name,'callum@')", (item) => partOf(item, 'actor')['email'] === 'callum@demo.example'],
    ['documents', 'size ge 30 and size lt 50', (item) => Number(item['size']) >= 30 && Number(item['size']) < 50],
  ];
  it.each(NUMBERS)('GET %s: %s', async (path, filter, isWanted) => {
    const all = await ask(path);
    const { status, items } = await ask(path, { filter });
    const expected = all.items.filter(isWanted).map(({ id }) => id);
    expect(status).toBe(200);
    expect(expected.length).toBeGreaterThan(0);
    expect(expected.length).toBeLessThan(all.items.length);
    expect(items.map(({ id }) => id)).toEqual(expected);
  });

  const LINKS: [path: string, filter: () => string, ids: () => string[]][] = [
    ['assets', () => `siteId eq '${made.siteIds[0]}'`, () => [made.assetIds[0]!]],
    ['assets', () => `member eq '${own.people.Member}'`, () => [own.assetId, made.assetIds[0]!, made.assetIds[1]!]],
    ['assets', () => `member eq '${own.people.Uploader}'`, () => [own.assetId]],
    ['categories', () => `assetId eq '${made.assetIds[0]}'`, () => [own.categoryId]],
    ['categories', () => `presetId eq '${made.presetIds[1]}'`, () => made.categoryIds.slice(0, 2)],
  ];
  it.each(LINKS)('GET %s: by a record it hangs on', async (path, filter, ids) => {
    const { status, items } = await ask(path, { filter: filter() });
    expect(status).toBe(200);
    expect(items.map(({ id }) => String(id)).toSorted()).toEqual(ids().toSorted());
  });

  it.each(['sites', 'assets', 'projects'])('GET %s: createdBy', async (path) => {
    const { items } = await ask(path, { filter: `createdBy eq '${own.people.Manager}'` });
    expect(items.length).toBeGreaterThan(0);
    expect(items.filter((item) => (item['createdBy'] as unknown as ListItem)['id'] !== own.people.Manager)).toEqual([]);
    expect((await ask(path, { filter: `createdBy eq '${own.people.Trial}'` })).items).toEqual([]);
  });

  it('GET projects: assetId', async () => {
    const { items } = await ask('projects', { filter: `assetId eq '${made.assetIds[2]}'` });
    expect(items.map(({ name }) => name)).toEqual([NAMES[2]]);
  });

  it('GET layers: takes the layoutId filter, in the order of the layout', async () => {
    const { items: layers } = await ask('layers', { filter: `layoutId eq '${own.layoutId}'` });
    expect(layers).toEqual([]);
    const { items: layouts } = await ask('layouts', { filter: "name eq 'Echo'" });
    const { status, items } = await ask('layers', { filter: `layoutId eq '${layouts[0]!['id']}'` });
    expect(status).toBe(200);
    expect(items.map(({ layoutId }) => layoutId)).toEqual([layouts[0]!['id'], layouts[0]!['id'], layouts[0]!['id']]);
  });

  it('GET layers: position', async () => {
    const { items } = await ask('layers', { filter: 'position ge 2 and position lt 4' });
    expect(named(items)).toEqual(['Bravo_pier', 'Delta pier']);
  });

  it.each(LISTS.filter(({ sortable }) => sortable.includes('created')).map(({ path }) => path))(
    'GET %s: created',
    async (path) => {
      const { items } = await ask(path, { filter: "created ge '2026-02-02' and created lt '2026-02-04'" });
      expect(named(items)).toEqual(['Bravo_pier', 'Delta pier']);
    },
  );

  it('GET images: takes depth and type', async () => {
    const all = (await ask('images')).items;
    for (const [query, isWanted] of [
      [{ depth: 0 }, (item: ListItem) => item['depth'] === 0],
      [{ depth: 1 }, (item: ListItem) => item['depth'] === 1],
      [{ type: 0 }, (item: ListItem) => item['type'] === 0],
      [{ type: 1 }, (item: ListItem) => item['type'] === 1],
      [{ depth: 1, type: 1 }, (item: ListItem) => item['depth'] === 1 && item['type'] === 1],
    ] as const) {
      const { items } = await ask('images', query as Record<string, number>);
      expect(items.map(({ id }) => id)).toEqual(all.filter(isWanted).map(({ id }) => id));
      expect(items.length).toBeGreaterThan(0);
    }
    expect((await ask('images', { depth: 7 })).status).toBe(400);
    expect((await ask('images', { type: 'Rgb' })).status).toBe(400);
  });

  const UNREADABLE = [
    "password eq 'x'",
    "name like 'x'",
    'contains(name,5)',
    'contains(name,null)',
    "name eq 'x' and",
    "and name eq 'x'",
    "name eq 'x' name eq 'y'",
    "name eq 'x",
    'name eq',
    "modified gt 'yesterday'",
    'modified gt 5',
    "contains(modified,'2026')",
    "constructor eq 'x'",
    "name eq 'x' xor name eq 'y'",
  ];
  it.each(LISTS.map(({ path }) => path))('GET %s: what cannot be read is 400, with what is wrong', async (path) => {
    for (const filter of UNREADABLE) {
      const { status, body } = await ask(path, { filter });
      expect({ filter, status }).toEqual({ filter, status: 400 });
      expect(body).toMatchObject({
        name: 'Bad Request',
        message: '400 Something went wrong.',
        issues: [{ path: 'query', message: expect.any(String) }],
      });
    }
  });

  it('reports an unknown comparison', async () => {
    const { body } = await ask('sites', { filter: "name like 'x'" });
    expect(body.issues).toEqual([{ path: 'query', message: 'Unrecognized filter operator' }]);
  });
});
