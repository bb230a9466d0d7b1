import { and, eq, inArray } from 'drizzle-orm';
import { isProcessedImage } from '../database/queries/processed-images.ts';
import { assets, projectFiles, projects } from '../database/schema/index.ts';
import type { Queryable } from '../database/transaction.ts';
import { notFound } from '../http/studio-http-error.ts';
import { withPolicy } from '../http/with-policy.ts';
import { flagDetails } from '../rules/audit-details.ts';
import { aboutFiles } from './file-access.ts';
import { refuseWhileMigrating } from './migrating.ts';
import { holdAsset } from './projects.ts';
import { requireRow } from './require-row.ts';
import type { Handlers } from './services.ts';

/**
 * Locks processed images of an inspection, in the order of their ids, so that calls about the same images wait for each
 * other.
 *
 * @throws StudioHttpError 404 when one of the ids is no such image
 */
async function lockImages(db: Queryable, projectId: string, ids: ReadonlySet<string>) {
  // It cannot be deleted meanwhile, which would delete its images in another order.
  await requireRow(db.select({ id: projects.id }).from(projects).where(eq(projects.id, projectId)).for('key share'));
  const { id, name, isFlagged } = projectFiles;
  const images = await db
    .select({ id, name, isFlagged })
    .from(projectFiles)
    .where(and(eq(projectFiles.projectId, projectId), inArray(id, [...ids]), isProcessedImage()))
    .orderBy(id)
    .for('no key update');
  if (images.length < ids.size) throw notFound();
  return images;
}

export const imageFlagHandlers: Handlers<'flagImages'> = {
  flagImages: withPolicy({
    ...aboutFiles,
    run: async ({ db, payload, audit, auditNothing }, { id: projectId, name, assetId }) => {
      await holdAsset(db, assetId);
      await refuseWhileMigrating(db, eq(assets.id, assetId), 148);
      const { ids, isFlagged } = payload;
      const images = await lockImages(db, projectId, new Set(ids));
      const changed = images.filter((image) => image.isFlagged !== isFlagged);
      if (changed.length === 0) return auditNothing();
      const changedIds = changed.map(({ id }) => id);
      await db.update(projectFiles).set({ isFlagged }).where(inArray(projectFiles.id, changedIds));
      const names = changed.map((image) => image.name);
      audit(flagDetails(name, isFlagged, names));
    },
  }),
};
