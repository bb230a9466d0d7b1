import { readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { type EmbeddedDatabase, startEmbedded } from '../embedded/start-embedded.ts';

/** A running database, and what its schema consists of. */
interface Shared {
  embedded: EmbeddedDatabase;
  schema: string;
}

/** What the names of data folders begin with, before the id of their process. */
const PREFIX = 'studio-test-of-';

/** Removed rows still take time in every scan. */
const ROWS_MAX = 20_000;

/** Databases that a test file of this process has stopped. Starting one takes seconds, emptying one does not. */
const stopped: Shared[] = [];

/**
 * Returns a migrated, empty embedded database that no other test file uses. Stopping it leaves it to the next test file of
 * this process, unless its schema was changed, its tables were analysed, or it had so many rows that it is slower now.
 *
 * @param makeDataDir creates a data folder with such a database, with a name that begins with `prefix`
 */
export async function takeEmbedded(makeDataDir: (prefix: string) => Promise<string>): Promise<EmbeddedDatabase> {
  const shared = stopped.pop() ?? (await start(makeDataDir));
  return { ...shared.embedded, stop: () => giveBack(shared) };
}

async function start(makeDataDir: (prefix: string) => Promise<string>): Promise<Shared> {
  removeLeftovers();
  const embedded = await startEmbedded(await makeDataDir(`${PREFIX}${process.pid}-`));
  return { embedded, schema: await asked(embedded, prepare) };
}

/** Removes the folders of processes that have ended. Test runners kill theirs, which then cannot remove them. */
function removeLeftovers(): void {
  for (const name of readdirSync(tmpdir()).filter((each) => each.startsWith(PREFIX))) {
    const pid = Number(name.slice(PREFIX.length).split('-', 1)[0]);
    if (!isRunning(pid)) rmSync(join(tmpdir(), name), { recursive: true, force: true, maxRetries: 3 });
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

async function giveBack(shared: Shared): Promise<void> {
  if (shared.schema === (await asked(shared.embedded, empty))) stopped.push(shared);
  else await shared.embedded.stop();
}

async function asked<T>({ socketDir }: EmbeddedDatabase, ask: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ host: socketDir, user: 'postgres', database: 'postgres' });
  await client.connect();
  return ask(client).finally(() => client.end());
}

async function prepare(client: pg.Client): Promise<string> {
  await client.query('alter database postgres set synchronous_commit = off; set synchronous_commit = off');
  return empty(client);
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
