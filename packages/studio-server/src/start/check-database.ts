import { sql } from 'drizzle-orm';
import type { Queryable } from '../database/transaction.ts';
import type { ReadinessCheck } from '../http/health.ts';
import { createWriteCheck } from '../storage/write-check.ts';

/**
 * Creates the check that the database answers and can be written. A server is read-only as a standby, and when its
 * administrator says so. The embedded database needs a data folder that can be written, also where the files are elsewhere.
 */
export function createDatabaseCheck(
  { db, isEmbedded }: { db: Queryable; isEmbedded: boolean },
  dataDir: string,
): ReadinessCheck {
  const checkFolder = isEmbedded ? createWriteCheck(dataDir) : undefined;
  return async () => {
    const { rows } = await db.execute<{ isReadOnly: boolean }>(
      sql`select current_setting('transaction_read_only')::boolean as "isReadOnly"`,
    );
    if (rows[0]!.isReadOnly) throw new Error('The database is read-only.');
    await checkFolder?.();
  };
}
