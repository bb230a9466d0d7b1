import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../config.ts';
import { makeDataDirPrivate } from '../private-data-dir.ts';
import { StartError } from '../start-error.ts';
import { explainDamage } from './embedded/damaged-database.ts';
import { type Database, openDatabase } from './open-database.ts';

type Place = Pick<Config, 'dataDir' | 'databaseUrl'>;

/**
 * Runs a command on the configured database. The embedded one has a lock, so the studio must be stopped;
 * a PostgreSQL server can be in use.
 *
 * @throws StartError when the database is in use, damaged or cannot be reached, or the data folder cannot be written
 */
export async function withDatabase<T>(place: Place, work: (db: Database) => Promise<T>): Promise<T> {
  const { dataDir, databaseUrl } = place;
  if (databaseUrl === null) makeDataDirPrivate(dataDir);
  const { db, close } = await openDatabase(place);
  try {
    return await work(db);
  } catch (error) {
    throw explainDamage(place, error);
  } finally {
    await close();
  }
}

/** @throws StartError when the embedded database was never created, so that a wrong folder gets none */
export function requireDatabase({ dataDir, databaseUrl }: Place): void {
  if (databaseUrl === null && !existsSync(join(dataDir, 'database')))
    throw new StartError(`There is no embedded database in ${dataDir}.`);
}
