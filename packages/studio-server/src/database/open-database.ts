import { join } from 'node:path';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import type { Config } from '../config.ts';
import { StartError } from '../start-error.ts';
import { startEmbedded } from './embedded/start-embedded.ts';
import * as schema from './schema/index.ts';

/** The database as every query sees it, embedded or not. */
export type Database = NodePgDatabase<typeof schema>;

/** A migrated database and the way to let go of it. */
export interface OpenDatabase {
  db: Database;
  pool: pg.Pool;
  /** Whether this process owns the database alone. */
  isEmbedded: boolean;
  /** Ends the connections, then the embedded database; open queries finish first. */
  close: () => Promise<void>;
}

/** Where the migrations of the schema lie, absolute. */
export const MIGRATIONS_FOLDER = join(import.meta.dirname, '../../migrations');
const POOL_CONNECTIONS_MAX = 10;
const CONNECT_TIMEOUT_MS = 10_000;
/** Any number, the same in every process: who holds it may migrate. */
const MIGRATION_LOCK = 7_281_401;

/**
 * Opens the database of the configuration and brings its schema up to date.
 *
 * @throws StartError when it is in use, unreachable or older than PostgreSQL 15
 */
export async function openDatabase(config: Pick<Config, 'dataDir' | 'databaseUrl'>): Promise<OpenDatabase> {
  return config.databaseUrl === null ? openEmbedded(config.dataDir) : openServer(config.databaseUrl);
}

async function openEmbedded(dataDir: string): Promise<OpenDatabase> {
  const embedded = await startEmbedded(dataDir);
  // One connection: the embedded session is one, and statements of two connections would mix in it.
  const pool = createPool({ host: embedded.socketDir, user: 'postgres', database: 'postgres', max: 1 });
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
  return { db, pool, isEmbedded: true, close };
}

async function openServer(databaseUrl: string): Promise<OpenDatabase> {
  const pool = createPool({ connectionString: databaseUrl, connectionTimeoutMillis: CONNECT_TIMEOUT_MS });
  try {
    await migrateAlone(pool);
  } catch (error) {
    await pool.end();
    throw error instanceof StartError ? error : new StartError(describeFailure(databaseUrl, error));
  }
  return { db: createDatabase(pool), pool, isEmbedded: false, close: () => pool.end() };
}

/** Several processes may start at once on one server; they migrate one after another. */
async function migrateAlone(pool: pg.Pool) {
  const client = await pool.connect();
  try {
    const { rows } = await client.query<{ version: number }>(
      `select current_setting('server_version_num')::int as version`,
    );
    if ((rows[0]?.version ?? 0) < 150_000) throw new StartError('DATABASE_URL must lead to PostgreSQL 15 or newer.');
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await migrate(drizzle(client, { casing: 'snake_case' }), { migrationsFolder: MIGRATIONS_FOLDER });
    await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]);
    client.release();
  } catch (error) {
    client.release(true);
    throw error;
  }
}

function createPool(options: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({ max: POOL_CONNECTIONS_MAX, ...options });
  // A broken idle connection is replaced by the next query, which then reports what is wrong.
  pool.on('error', () => undefined);
  return pool;
}

function createDatabase(pool: pg.Pool): Database {
  return drizzle(pool, { schema, casing: 'snake_case' });
}

/** Names host and cause, never the password. */
function describeFailure(databaseUrl: string, error: unknown): string {
  const cause = error instanceof Error ? (error.cause instanceof Error ? error.cause : error) : new Error(String(error));
  const reason = cause.message || ('code' in cause ? String(cause.code) : 'no answer');
  return `The PostgreSQL server of DATABASE_URL (${new URL(databaseUrl).host}) cannot be used: ${reason}.`;
}
