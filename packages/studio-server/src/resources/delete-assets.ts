import { and, inArray, isNull, type SQL } from 'drizzle-orm';
import { assets, projects } from '../database/schema/index.ts';
import type { Queryable } from '../database/transaction.ts';
import { refuseWhileMigrating } from './migrating.ts';
import { refuseWhileProcessing } from './refuse-while-processing.ts';
import { refuseDuringUpload } from './running-uploads.ts';

/**
 * Deletes assets with their inspections, and frees the allowance of their supplementary files (migration
 * `living_supplementary`). Lock their site before. Locks the assets, then their inspections, so that none is sent for
 * processing and no file is registered meanwhile.
 *
 * @param ofAssets condition for the affected assets
 * @throws StudioHttpError 409 while their files move to another store, or an inspection is processed or uploaded to
 */
export async function deleteAssets(db: Queryable, ofAssets: SQL): Promise<void> {
  const living = and(ofAssets, isNull(assets.deletedAt))!;
  await refuseWhileMigrating(db, living, 147);
  await db.select({ id: assets.id }).from(assets).where(living).orderBy(assets.id).for('no key update');
  const ids = db.select({ id: assets.id }).from(assets).where(living);
  // Changes of other columns, such as a deleted checklist, need not wait.
  await db.select({ id: projects.id }).from(projects).where(inArray(projects.assetId, ids)).for('key share');
  await refuseWhileProcessing(db, living);
  await refuseDuringUpload(db, living);
  await db.update(assets).set({ deletedAt: new Date() }).where(living);
}
