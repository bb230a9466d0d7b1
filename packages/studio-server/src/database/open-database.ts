import { join } from 'node:path';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import type { Config } from '../config.ts';
import { StartError } from '../start-error.ts';
import { startEmbedded } from './embedded/start-embedded.ts';
import * as schema from './schema/index.ts';

/** The database as every query sees it, embedded or not. */
export type Database = NodePgDatabase<typeof schema> & { $client: pg.Pool };

/** A migrated database and the way to let go of it. */
export interface OpenDatabase {
  db: Database;
  pool: pg.Pool;
  /** Whether this process owns the database alone. */
  isEmbedded: boolean;
  /** Runs `work` while no other process on this database runs its own; the others wait. For starts only: it holds a connection. */
  alone: <T>(work: () => Promise<T>) => Promise<T>;
  /** Ends the connections, then the embedded database; open queries finish first. */
  close: () => Promise<void>;
}

/** Where the migrations of the schema lie, absolute. */
export const MIGRATIONS_FOLDER = join(import.meta.dirname, '../../migrations');
const POOL_CONNECTIONS = 10;
/** How long a query waits for a connection: a server's are many, the embedded database's is one. */
const CONNECT_TIMEOUT_MS = 5_000;
const EMBEDDED_WAIT_MS = 30_000;
/** Any numbers, the same in every process: who holds the lock may migrate, or do what only one may. */
const MIGRATION_LOCK = 7_281_401;
const ALONE_LOCK = 7_281_402;
/**
 * Limits of every statement on a server, in milliseconds: a request must not
 * hold a connection longer than anybody waits. Migrations know none.
 */
const LIMITS = { statement_timeout: 30_000, lock_timeout: 10_000, idle_in_transaction_session_timeout: 60_000 };

/**
 * Opens the database of the configuration and brings its schema up to date.
 *
 * @throws StartError when it is in use, unreachable or older than PostgreSQL 15
 */
export async function openDatabase(
  config: Pick<Config, 'dataDir' | 'databaseUrl'> & Partial<Pick<Config, 'databaseConnections'>>,
): Promise<OpenDatabase> {
  if (config.databaseUrl === null) return openEmbedded(config.dataDir);
  return openServer(config.databaseUrl, config.databaseConnections ?? POOL_CONNECTIONS);
}

async function openEmbedded(dataDir: string): Promise<OpenDatabase> {
  const embedded = await startEmbedded(dataDir);
  // One connection: the embedded session is one, and statements of two connections would mix in it.
  const address = { host: embedded.socketDir, user: 'postgres', database: 'postgres' };
  const pool = createPool({ ...address, max: 1, connectionTimeoutMillis: EMBEDDED_WAIT_MS });
  const db = createDatabase(pool);
  const close = async () => {
    await pool.end();
    await embedded.stop();
  };
  try {
    await migrate(db, { migrationsFolder: MIGRATIONS_FOLDER });
  } catch (error) {
    await close();
    throw error;
  }
  return { db, pool, isEmbedded: true, alone: (work) => work(), close };
}

async function openServer(databaseUrl: string, max: number): Promise<OpenDatabase> {
  try {
    await withClient(databaseUrl, migrateAlone);
  } catch (error) {
    throw error instanceof StartError ? error : new StartError(describeFailure(databaseUrl, error));
  }
  const limits = { ...LIMITS, connectionTimeoutMillis: CONNECT_TIMEOUT_MS };
  const pool = createPool({ connectionString: databaseUrl, max, keepAlive: true, ...limits });
  serverPools.add(pool);
  return {
    db: createDatabase(pool),
    pool,
    isEmbedded: false,
    alone: (work) => withClient(databaseUrl, (client) => withLock(client, ALONE_LOCK, work)),
    close: () => pool.end(),
  };
}

/** A connection of its own, without the limits of requests; what it locked is free when it ends, however it does. */
async function withClient<T>(connectionString: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: CONNECT_TIMEOUT_MS });
  client.on('error', () => undefined);
  await client.connect();
  return work(client).finally(() => client.end());
}

async function withLock<T>(client: pg.Client, lock: number, work: () => Promise<T>): Promise<T> {
  await client.query('select pg_advisory_lock($1)', [lock]);
  return work();
}

/** Several processes may start at once on one server; they migrate one after another. */
async function migrateAlone(client: pg.Client) {
  const { rows } = await client.query<{ version: number }>(
    `select current_setting('server_version_num')::int as version`,
  );
  if ((rows[0]?.version ?? 0) < 150_000) throw new StartError('DATABASE_URL must lead to PostgreSQL 15 or newer.');
  await withLock(client, MIGRATION_LOCK, () =>
    migrate(drizzle(client, { casing: 'snake_case' }), { migrationsFolder: MIGRATIONS_FOLDER }),
  );
}

function createPool(options: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool(options);
  // A broken idle connection is replaced by the next query, which then reports what is wrong.
  pool.on('error', () => undefined);
  // One that breaks during a transaction fails its query; nobody else listens, and the process would end.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

const serverPools = new WeakSet<object>();

/** Whether statements of a database or a transaction may have names: on a server outside transactions. The embedded session is one, whoever connects to it. */
export const keepsNamedStatements = (db: object): boolean => '$client' in db && serverPools.has(db.$client as pg.Pool);

function createDatabase(pool: pg.Pool): Database {
  return drizzle(pool, { schema, casing: 'snake_case' });
}

const ofConnection = new WeakMap<pg.PoolClient, NodePgDatabase<typeof schema>>();

/** The database as one connection of the pool sees it. */
export function databaseOn(client: pg.PoolClient): NodePgDatabase<typeof schema> {
  const made = ofConnection.get(client) ?? drizzle(client, { schema, casing: 'snake_case' });
  ofConnection.set(client, made);
  return made;
}

/** Names host and cause, never the password. */
function describeFailure(databaseUrl: string, error: unknown): string {
  const cause =
    error instanceof Error ? (error.cause instanceof Error ? error.cause : error) : new Error(String(error));
  const reason = cause.message || ('code' in cause ? String(cause.code) : 'no answer');
  return `The PostgreSQL server of DATABASE_URL (${new URL(databaseUrl).host}) cannot be used: ${reason}.`;
}
