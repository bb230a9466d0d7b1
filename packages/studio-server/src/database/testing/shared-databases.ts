import pg from 'pg';

/** A migrated database that runs, and how to end it. */
export interface TestDatabase {
  connection: pg.ClientConfig;
  stop: () => Promise<void>;
}

/** One, and what its schema consists of. */
interface Shared extends TestDatabase {
  schema: string;
}

/** Removed rows still take time in every scan. */
const ROWS_MAX = 20_000;

/** Databases that a test file of this process has stopped. Creating one takes longer than emptying one. */
const stopped: Shared[] = [];

/**
 * Returns a migrated, empty database that no other test file uses. Stopping it leaves it to the next test file of this
 * process, unless its schema was changed, its tables were analysed, or it had so many rows that it is slower now.
 */
export async function takeDatabase(create: () => Promise<TestDatabase>): Promise<TestDatabase> {
  const shared = stopped.pop() ?? (await described(await create()));
  return { ...shared, stop: () => giveBack(shared) };
}

const described = async (created: TestDatabase): Promise<Shared> => ({
  ...created,
  schema: await asked(created.connection, empty),
});

async function giveBack(shared: Shared): Promise<void> {
  if (shared.schema === (await asked(shared.connection, empty))) stopped.push(shared);
  else await shared.stop();
}

/** Ends the databases that were left to later test files. For programs that are to end by themselves: test runners end theirs. */
export async function endDatabases(): Promise<void> {
  for (const { stop } of stopped.splice(0)) await stop();
}

/** Asks something on a connection of its own. */
export async function asked<T>(connection: pg.ClientConfig, ask: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(connection);
  await client.connect();
  return ask(client).finally(() => client.end());
}

/** Removes all rows without running triggers: the audit log refuses it. @returns a description of the schema */
async function empty(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ table: string }>(
    `select format('%I.%I', schemaname, tablename) as table from pg_tables where schemaname = 'public'`,
  );
  await client.query('set session_replication_role = replica');
  let removed = 0;
  for (const { table } of rows) removed += (await client.query(`delete from ${table}`)).rowCount ?? 0;
  await client.query('set session_replication_role = origin');
  return removed > ROWS_MAX ? 'many rows' : schemaOf(client);
}

async function schemaOf(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ names: string }>(`
    select string_agg(name, ' ' order by name) as names from (
      select concat(relkind, ' ', relname) as name from pg_class where relnamespace = 'public'::regnamespace
      union all select concat('trigger ', tgname, tgenabled) from pg_trigger where not tgisinternal
      union all select 'function ' || proname from pg_proc where pronamespace = 'public'::regnamespace
      union all select distinct 'analysed ' || relname from pg_statistic join pg_class on pg_class.oid = starelid
        where relnamespace = 'public'::regnamespace
    ) as parts`);
  return rows[0]?.names ?? '';
}
