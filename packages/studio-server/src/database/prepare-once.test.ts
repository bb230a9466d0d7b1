import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { OpenDatabase } from './open-database.ts';
import { prepareOnce } from './prepare-once.ts';
import { severityScales } from './schema/index.ts';
import { openTestDatabase } from './testing/open-test-database.ts';
import { type Queryable, transaction } from './transaction.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database?.close());

const namesOfConnection = async () =>
  (await database.db.execute<{ name: string }>(sql`select name from pg_prepared_statements`)).rows.map(
    ({ name }) => name,
  );

it('a statement is compiled once and filled with parameters each time', async () => {
  const prepare = vi.fn((db: Queryable, name: string) =>
    db
      .select({ id: sql<string>`id`, position: sql<number>`position::int` })
      .from(sql`unnest(${sql.placeholder('ids')}::text[]) with ordinality as listed (id, position)`)
      .prepare(name),
  );
  const listed = prepareOnce('test_listed', prepare);
  expect(await listed(database.db).execute({ ids: ['b', "a'", ''] })).toEqual([
    { id: 'b', position: 1 },
    { id: "a'", position: 2 },
    { id: '', position: 3 },
  ]);
  expect(await listed(database.db).execute({ ids: [] })).toEqual([]);
  expect(prepare).toHaveBeenCalledTimes(1);
});

it('is named on a server, but not in the embedded database or in a transaction', async () => {
  const byId = (db: Queryable, name: string) =>
    db
      .select()
      .from(severityScales)
      .where(eq(severityScales.id, sql.placeholder('id')))
      .prepare(name);
  const scale = prepareOnce('test_scale', byId);
  const ask = () => scale(database.db).execute({ id: 'nobody' });
  const inTransaction = prepareOnce('test_in_transaction', byId);
  await transaction(database.db, (tx) => inTransaction(tx).execute({ id: 'nobody' }));
  expect(await ask()).toEqual([]);
  expect(await ask()).toEqual([]);
  const names = await namesOfConnection();
  expect(names.includes('test_scale')).toBe(!database.isEmbedded);
  expect(names).not.toContain('test_in_transaction');
});
