import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertPeople } from '../identity/testing/insert-people.ts';
import { MIGRATIONS_FOLDER, type OpenDatabase } from './open-database.ts';
import { assetMembers, assets, assetUploaders, severityScales, sites, tags, users } from './schema/index.ts';
import { openTestDatabase } from './testing/open-test-database.ts';

let database: OpenDatabase;
const owned = { companyId: 'northline' };

/** Runs the migration, which changes rows only, on what earlier versions stored. */
async function migrateAgain(): Promise<void> {
  const text = readFileSync(join(MIGRATIONS_FOLDER, '0023_tidy_names.sql'), 'utf8');
  for (const statement of text.split('--> statement-breakpoint')) await database.db.execute(sql.raw(statement));
}

beforeAll(async () => {
  database = await openTestDatabase();
  const { db } = database;
  await insertPeople(db);
  await db.insert(sites).values([
    { ...owned, id: 'accent', name: 'Ta\u030ahus' },
    { ...owned, id: 'spaces', name: ' Tay \u00a0\n  Valley ' },
    { ...owned, id: 'invisible', name: 'A\u200bB\u202e\u0007\ufeff' },
    { ...owned, id: 'empty', name: '\u200b\u200b' },
    { ...owned, id: 'joined', name: 'می\u200cخواهم 👷\u200d♀\ufe0f' },
  ]);
  await db.insert(tags).values([
    { ...owned, id: 'alone', name: 'Fjo  s' },
    { ...owned, id: 'taken', name: 'Åsen' },
    { ...owned, id: 'late', name: 'A\u030aSEN ' },
    { ...owned, id: 'twin-one', name: 'Rope  access' },
    { ...owned, id: 'twin-two', name: 'rope \t access' },
  ]);
  await db.update(users).set({ firstName: 'Mi\u0301a ', lastName: 'van  Dam' }).where(eq(users.id, 'mia'));
  await db.update(users).set({ status: 'Deleted' }).where(eq(users.id, 'vic'));
  const scale = { ...owned, id: 'scale', name: 'Urgency', isNumerical: false, severities: [] };
  await db.insert(severityScales).values(scale);
  const asset = { ...owned, id: 'mast', siteId: 'spaces', severityScaleId: 'scale', createdById: 'mia' };
  await db.insert(assets).values({ ...asset, name: 'Mast', type: 'Bridge' });
  for (const links of [assetMembers, assetUploaders]) {
    await db.insert(links).values(['vic', 'dan', 'mia'].map((userId) => ({ assetId: 'mast', userId })));
  }
  await migrateAgain();
});
afterAll(() => database?.close());

const nameOf = async (table: typeof sites | typeof tags, id: string) =>
  (await database.db.select({ name: table.name }).from(table).where(eq(table.id, id)))[0]?.name;

describe('the migration stores names as new ones are stored', () => {
  it.each([
    ['accent', 'Tåhus'],
    ['spaces', 'Tay Valley'],
    ['invisible', 'AB'],
    ['joined', 'می\u200cخواهم 👷\u200d♀\ufe0f'],
  ])('of a site: %s', async (id, name) => expect(await nameOf(sites, id)).toBe(name));

  it('leaves a name that would be empty', async () => expect(await nameOf(sites, 'empty')).toBe('\u200b\u200b'));

  it('of people, whose full name follows', async () => {
    const [mia] = await database.db.select().from(users).where(eq(users.id, 'mia'));
    expect(mia?.name).toBe('Mía van Dam');
  });

  it.each([
    ['alone', 'Fjo s'],
    ['taken', 'Åsen'],
    ['late', 'A\u030aSEN '],
    ['twin-one', 'Rope  access'],
    ['twin-two', 'rope \t access'],
  ])('of a tag, unless another one has or would have the name: %s', async (id, name) =>
    expect(await nameOf(tags, id)).toBe(name),
  );

  it('changes nothing when it runs again', async () => {
    const read = () => Promise.all([database.db.select().from(sites), database.db.select().from(tags)]);
    const before = await read();
    await migrateAgain();
    expect(await read()).toEqual(before);
  });
});

it.each([
  ['members', assetMembers],
  ['uploaders', assetUploaders],
])('the migration removes deleted people, and no others, from the %s of assets', async (_kind, links) => {
  const people = await database.db.select({ id: links.userId }).from(links);
  expect(people.map(({ id }) => id).toSorted()).toEqual(['dan', 'mia']);
});
