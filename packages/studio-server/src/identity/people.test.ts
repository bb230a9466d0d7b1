import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../database/open-database.ts';
import { openTestDatabase } from '../database/testing/open-test-database.ts';
import { companies, users } from '../database/schema/index.ts';
import { databasePeople } from './people.ts';
import { insertPeople } from './testing/insert-people.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
  await insertPeople(database.db);
  const [northline] = await database.db.select().from(companies);
  await database.db.insert(companies).values({ ...northline!, id: 'meridian', name: 'Meridian' });
  const foreign = { companyId: 'meridian', role: 'Admin', status: 'Activated' } as const;
  await database.db.insert(users).values([
    { ...foreign, id: 'ines', firstName: 'Ines', lastName: 'Holm', email: 'ines@meridian.example' },
    {
      ...foreign,
      id: 'muller',
      companyId: 'northline',
      role: 'Member',
      firstName: 'Jörg',
      lastName: 'Müller',
      email: 'j@demo.example',
    },
  ]);
});
afterAll(() => database?.close());

describe('the list of the demo', () => {
  const list = (filter = '', offset = 0, limit = 50) =>
    databasePeople(database.db, 'northline').list({ filter, offset, limit });
  const names = async (...part: Parameters<typeof list>) => (await list(...part)).people.map(({ id }) => id);

  it('has people of the demo company only, by role, then those who can sign in, then by name', async () => {
    expect(await names()).toEqual(['ada', 'mia', 'muller', 'dan', 'vic', 'pia']);
  });

  it('comes in pages with the count of all', async () => {
    expect(await list('', 2, 2)).toMatchObject({ count: 6, people: [{ id: 'muller' }, { id: 'dan' }] });
    expect(await list('', 50, 50)).toEqual({ count: 6, people: [] });
  });

  it.each<[filter: string, ids: string[]]>([
    ['MULLER', ['muller']],
    ['holm', ['ada']],
    ['pia@demo', ['pia']],
    ['manager', ['mia']],
    ['%', []],
    ["' or 1=1", []],
  ])('is filtered by name without accents, e-mail and role: %s', async (filter, ids) => {
    expect(await names(filter)).toEqual(ids);
    expect((await list(filter)).count).toBe(ids.length);
  });

  it('signs nobody of another company in', async () => {
    expect(await databasePeople(database.db, 'northline').find('ines')).toBeUndefined();
    expect(await databasePeople(database.db, 'meridian').find('ines')).toMatchObject({
      email: 'ines@meridian.example',
    });
  });
});
