import { readdir } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import type { TestStudio } from '../start-test-studio.ts';

/** Counters of stored data; both stay the same when a request stores nothing. */
export interface Stored {
  /** Number of inserted, updated and deleted rows in all tables. */
  changes: number;
  /** Number of files in the store and outbox, including partial uploads. */
  files: number;
}

/**
 * Counts every committed row change with a trigger on every table.
 *
 * @returns a function that returns the current amount of stored data
 */
export async function watchChanges({
  db,
  dataDir,
  settled,
}: Pick<TestStudio, 'db' | 'dataDir' | 'settled'>): Promise<() => Promise<Stored>> {
  await db.execute(sql`create table fuzz_changes (count bigint not null)`);
  await db.execute(sql`insert into fuzz_changes values (0)`);
  await db.execute(sql`create function count_change() returns trigger language plpgsql as
    $$ begin update fuzz_changes set count = count + 1; return null; end $$`);
  const { rows } = await db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> 'fuzz_changes'`,
  );
  for (const { name } of rows) {
    await db.execute(sql`create trigger count_change after insert or update or delete on ${sql.identifier(name)}
      for each row execute function count_change()`);
  }
  return async () => {
    // Mails and deleted files of the last request belong to it.
    await settled();
    const counted = await db.execute<{ count: string }>(sql`select count from fuzz_changes`);
    const entries = await readdir(dataDir, { recursive: true, withFileTypes: true });
    return { changes: Number(counted.rows[0]!.count), files: entries.filter((entry) => entry.isFile()).length };
  };
}
