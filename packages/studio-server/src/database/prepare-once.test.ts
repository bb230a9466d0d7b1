import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { OpenDatabase } from './open-database.ts';
import { prepareOnce, prepareSql } from './prepare-once.ts';
import { severityScales } from './schema/index.ts';
import { openTestDatabase } from './testing/open-test-database.ts';
import { transaction } from './transaction.ts';

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
  const prepare = vi.fn((db: Parameters<typeof prepareSql>[0], name: string) =>
    prepareSql<{ id: string; position: number }>(
      db,
      name,
      sql`select id, position::int from unnest(${sql.placeholder('ids')}::text[]) with ordinality as listed (id, position)`,
    ),
  );
  const listed = prepareOnce('test_listed', prepare);
  expect(await listed(database.db)({ ids: ['b', "a'", ''] })).toEqual([
    { id: 'b', position: 1 },
    { id: "a'", position: 2 },
    { id: '', position: 3 },
  ]);
  expect(await listed(database.db)({ ids: [] })).toEqual([]);
  expect(prepare).toHaveBeenCalledTimes(1);
});

it('is named on a server, but not in the embedded database or in a transaction', async () => {
  const scale = prepareOnce('test_scale', (db, name) =>
    db
      .select()
      .from(severityScales)
      .where(eq(severityScales.id, sql.placeholder('id')))
      .prepare(name),
  );
  const ask = () => scale(database.db).execute({ id: 'nobody' });
  const inTransaction = prepareOnce('test_in_transaction', (db, name) => prepareSql(db, name, sql`select 1`));
  await transaction(database.db, (tx) => inTransaction(tx)({}));
  expect(await ask()).toEqual([]);
  expect(await ask()).toEqual([]);
  const names = await namesOfConnection();
  expect(names.includes('test_scale')).toBe(!database.isEmbedded);
  expect(names).not.toContain('test_in_transaction');
});
