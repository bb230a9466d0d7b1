import { eq, sql } from 'drizzle-orm';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MIGRATIONS_FOLDER, type OpenDatabase, openDatabase } from './open-database.ts';
import { companies, severityScales, sites, tags, users } from './schema/index.ts';
import { openTestDatabase } from './testing/open-test-database.ts';
import { isUniqueViolation, transaction } from './transaction.ts';

let database: OpenDatabase;
const companyId = 'northline-7k2m4q';

beforeAll(async () => {
  database = await openTestDatabase();
  await database.db.insert(companies).values({
    id: companyId,
    name: 'Northline',
    licenceStart: new Date('2026-01-01T00:00:00.000Z'),
    licenceExpiry: new Date('2027-01-01T00:00:00.000Z'),
    licenceFrequency: 'Annual',
    seatsAllowed: 25,
    dataType: 'Gpx',
    dataAllowed: 5000,
    supplementaryAllowedBytes: 50 * 1024 ** 3,
  });
});
afterAll(() => database?.close());

const newSite = (id: string) => ({ id, companyId, name: `Site ${id}` });

describe('the schema', () => {
  it('can be migrated again without changes', async () => {
    const countApplied = () => database.db.execute(sql`select count(*) from drizzle.__drizzle_migrations`);
    const before = await countApplied();
    await migrate(database.db, { migrationsFolder: MIGRATIONS_FOLDER });
    expect((await countApplied()).rows).toEqual(before.rows);
  });

  it('round-trips large numbers, dates in milliseconds and JSON', async () => {
    const [company] = await database.db.select().from(companies);
    expect(company).toMatchObject({
      supplementaryAllowedBytes: 53_687_091_200,
      supplementaryUsedBytes: 0,
      dataUsed: 0,
    });
    const severities = [{ id: 'good', name: "It's “good”", scale: 1, colour: '#20a060', icon: 0 }];
    const created = new Date('2026-11-21T08:30:00.123Z');
    const [scale] = await database.db
      .insert(severityScales)
      .values({ id: 'condition', companyId, name: 'Condition', isNumerical: false, severities, created })
      .returning();
    expect(scale).toMatchObject({ severities, created });
  });

  it('joins first and last name, and updates modified with every change', async () => {
    const person = { id: 'ada', companyId, email: 'Ada@demo.example', role: 'Member', status: 'Pending' } as const;
    const [before] = await database.db
      .insert(users)
      .values({ ...person, modified: new Date(0) })
      .returning();
    expect(before?.name).toBe('');
    const names = { firstName: 'Ada', lastName: 'Byron' };
    const began = Date.now();
    const [after] = await database.db.update(users).set(names).where(eq(users.id, 'ada')).returning();
    expect(after?.name).toBe('Ada Byron');
    const modified = after!.modified.getTime();
    expect(modified >= began && modified <= Date.now()).toBe(true);
  });

  it.each([
    [
      'one person per e-mail address, ignoring case',
      'users_email',
      () =>
        database.db
          .insert(users)
          .values({ id: 'b', companyId, email: 'ADA@demo.example', role: 'Admin', status: 'Pending' }),
    ],
    [
      'one tag per name in a company, ignoring case and white space',
      'tags_unique_name',
      () =>
        database.db.insert(tags).values([
          { id: 'a', companyId, name: 'Rust' },
          { id: 'b', companyId, name: ' rust ' },
        ]),
    ],
  ])('%s', async (_case, constraint, insert) => {
    const error: unknown = await insert().then(
      () => undefined,
      (reason: unknown) => reason,
    );
    expect(isUniqueViolation(error, constraint)).toBe(true);
    expect(isUniqueViolation(error, 'another')).toBe(false);
  });

  it.each([
    [
      'names that contain a text',
      sql`select id from sites where search_name like '%pier%'`,
      'sites_search_name_trigrams',
    ],
    [
      'newest first',
      sql`select id from sites where company_id = 'a' order by modified desc limit 12`,
      'sites_modified',
    ],
  ])('an index serves lists %s', async (_case, query, indexName) => {
    const plan = await database.db.transaction(async (tx) => {
      for (const way of ['seqscan', 'sort']) await tx.execute(sql.raw(`set local enable_${way} = off`));
      return tx.execute(sql`explain ${query}`);
    });
    expect(JSON.stringify(plan.rows)).toContain(indexName);
  });
});

describe('transaction', () => {
  it('commits all changes or none', async () => {
    const work = transaction(database.db, async (tx) => {
      await tx.insert(sites).values(newSite('rolled-back'));
      throw new Error('refused');
    });
    await expect(work).rejects.toThrow('refused');
    expect(await database.db.select().from(sites).where(eq(sites.id, 'rolled-back'))).toEqual([]);
  });

  it('does not nest', async () => {
    const nested = transaction(database.db, () => transaction(database.db, async () => 'inner'));
    await expect(nested).rejects.toThrow('A transaction is already open');
  });

  it('concurrent transactions lose no update', async () => {
    await database.db.update(companies).set({ dataUsed: 0 });
    await Promise.all(
      Array.from({ length: 50 }, () =>
        transaction(database.db, async (tx) => {
          const [row] = await tx.select({ used: companies.dataUsed }).from(companies).for('update');
          await tx.update(companies).set({ dataUsed: row!.used + 1 });
        }),
      ),
    );
    const [company] = await database.db.select({ used: companies.dataUsed }).from(companies);
    expect(company?.used).toBe(50);
  });

  it('a failed statement leaves the connection usable', async () => {
    await expect(database.db.execute(sql`select 1 / 0`)).rejects.toThrow('Failed query');
    expect((await database.db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }]);
  });
});

describe('openDatabase throws a one-line error for', () => {
  it('an unreachable server, without its password', async () => {
    const open = openDatabase({ dataDir: '.', databaseUrl: 'postgres://studio:secret@127.0.0.1:9/studio' });
    await expect(open).rejects.toThrow(
      'The PostgreSQL server of DATABASE_URL (127.0.0.1:9) cannot be used: connect ECONNREFUSED 127.0.0.1:9.',
    );
  });
});
