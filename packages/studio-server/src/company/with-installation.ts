import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../config.ts';
import { type Database, openDatabase } from '../database/open-database.ts';
import { StartError } from '../start-error.ts';

type Place = Pick<Config, 'dataDir' | 'databaseUrl'>;

/**
 * Runs a command on the configured database. The embedded one has a lock, so the studio must be stopped;
 * a PostgreSQL server can be in use.
 *
 * @throws StartError when the database is in use or cannot be reached
 */
export async function withDatabase<T>(config: Place, work: (db: Database) => Promise<T>): Promise<T> {
  const { db, close } = await openDatabase(config);
  try {
    return await work(db);
  } finally {
    await close();
  }
}

/** @throws StartError when the embedded database was never created, so that a wrong folder gets none */
export function requireDatabase({ dataDir, databaseUrl }: Place): void {
  if (databaseUrl === null && !existsSync(join(dataDir, 'database')))
    throw new StartError(`There is no embedded database in ${dataDir}.`);
}
