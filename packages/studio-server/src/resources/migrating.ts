import { and, isNotNull, type SQL } from 'drizzle-orm';
import { assets } from '../database/schema/index.ts';
import type { Queryable } from '../database/transaction.ts';
import { StudioHttpError } from '../http/studio-http-error.ts';

/**
 * Rejects changes of assets whose files are moving to another store.
 *
 * @param ofAssets condition for the affected assets
 * @param code 147 for assets, 148 for their inspections
 * @throws StudioHttpError 409 with that code
 */
export async function refuseWhileMigrating(db: Queryable, ofAssets: SQL, code: 147 | 148): Promise<void> {
  const [migrating] = await db
    .select({ id: assets.id })
    .from(assets)
    .where(and(ofAssets, isNotNull(assets.migratingSince)))
    .limit(1);
  if (migrating) throw new StudioHttpError(409, code);
}
