import { join } from 'node:path';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import type { Config } from '../config.ts';
import { StartError } from '../start-error.ts';
import { explainDamage } from './embedded/damaged-database.ts';
import { type EmbeddedDatabase, startEmbedded } from './embedded/start-embedded.ts';
import * as schema from './schema/index.ts';

/** Query interface of the database, embedded or not. */
export type Database = NodePgDatabase<typeof schema> & { $client: pg.Pool };

/** A migrated database. */
export interface OpenDatabase {
  db: Database;
  pool: pg.Pool;
  /** Whether this process has exclusive access to the database. */
  isEmbedded: boolean;
  /** Runs `work` exclusively across all processes on this database. For startup only, because it occupies a connection. */
  alone: <T>(work: () => Promise<T>) => Promise<T>;
  /** Waits for running queries, then closes the connections and the embedded database. */
  close: () => Promise<void>;
}

/** Absolute path of the migrations. */
export const MIGRATIONS_FOLDER = join(import.meta.dirname, '../../migrations');
const POOL_CONNECTIONS = 10;
/** Connection timeout. A server has many connections, the embedded database one. */
const CONNECT_TIMEOUT_MS = 5_000;
const EMBEDDED_WAIT_MS = 30_000;
/** Advisory lock keys for migrations and exclusive work. */
const MIGRATION_LOCK = 7_281_401;
const ALONE_LOCK = 7_281_402;
/**
 * Statement limits on a server, in milliseconds, so that a request does not occupy a
 * connection longer than the client waits. Migrations have no limits.
 */
const LIMITS = { statement_timeout: 30_000, lock_timeout: 10_000, idle_in_transaction_session_timeout: 60_000 };

/**
 * Opens the configured database and migrates its schema.
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
  return connectEmbedded(embedded).catch((error: unknown) => {
    throw explainDamage({ dataDir, databaseUrl: null }, error);
  });
}

/** Connects to a running embedded database and migrates its schema. Closing stops it. */
export async function connectEmbedded(embedded: EmbeddedDatabase): Promise<OpenDatabase> {
  // One connection, because the embedded database has one session, in which statements of two would mix.
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

/** Opens a dedicated connection without request limits. Its locks are released when it ends. */
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

/** Migrates the schema. Processes that start concurrently migrate one after another. */
async function migrateAlone(client: pg.Client) {
  const { rows } = await client.query<{ version: number }>(
    `select current_setting('server_version_num')::int as version`,
  );
  if ((rows[0]?.version ?? 0) < 150_000) throw new StartError('DATABASE_URL must point to PostgreSQL 15 or newer.');
  await withLock(client, MIGRATION_LOCK, () =>
    migrate(drizzle(client, { casing: 'snake_case' }), { migrationsFolder: MIGRATIONS_FOLDER }),
  );
}

function createPool(options: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool(options);
  // The next query replaces a broken idle connection and reports the error.
  pool.on('error', () => undefined);
  // A connection that breaks in a transaction fails its query; without a listener, the process would end.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

const serverPools = new WeakSet<object>();

/** Whether statements can be named: only on a server and outside transactions. The embedded database shares one session. */
export const keepsNamedStatements = (db: object): boolean => '$client' in db && serverPools.has(db.$client as pg.Pool);

function createDatabase(pool: pg.Pool): Database {
  return drizzle(pool, { schema, casing: 'snake_case' });
}

const ofConnection = new WeakMap<pg.PoolClient, NodePgDatabase<typeof schema>>();

/** Wraps one connection of the pool. */
export function databaseOn(client: pg.PoolClient): NodePgDatabase<typeof schema> {
  const made = ofConnection.get(client) ?? drizzle(client, { schema, casing: 'snake_case' });
  ofConnection.set(client, made);
  return made;
}

/** Describes a connection error with host and cause, without the password. */
function describeFailure(databaseUrl: string, error: unknown): string {
  const cause =
    error instanceof Error ? (error.cause instanceof Error ? error.cause : error) : new Error(String(error));
  const reason = cause.message || ('code' in cause ? String(cause.code) : 'no answer');
  return `The PostgreSQL server of DATABASE_URL (${new URL(databaseUrl).host}) cannot be used: ${reason}.`;
}
