import type pg from 'pg';
import { openDatabase } from '../open-database.ts';

/** Runs work on a server's migrated database, embedded or not, while no server uses it. */
export async function withPool<T>(
  options: { dataDir: string; databaseUrl: string | null },
  work: (pool: pg.Pool) => Promise<T>,
): Promise<T> {
  const { pool, close } = await openDatabase(options);
  try {
    return await work(pool);
  } finally {
    await close();
  }
}
