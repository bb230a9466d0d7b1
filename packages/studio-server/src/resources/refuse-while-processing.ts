import { INSPECTION_STATUS_NUMBERS, type InspectionStatus, isDeletable } from '@inspection-studio/domain/inspections';
import { and, eq, inArray, type SQL } from 'drizzle-orm';
import { inNameOrder } from '../database/schema/columns.ts';
import { assets, projects } from '../database/schema/index.ts';
import type { Queryable } from '../database/transaction.ts';
import { NAMED_MAX, StudioHttpError } from '../http/studio-http-error.ts';

const PROCESSING_STATUSES = (Object.keys(INSPECTION_STATUS_NUMBERS) as InspectionStatus[]).filter(
  (status) => !isDeletable(status),
);

/**
 * Refuses to delete assets while an inspection of theirs is being processed, like the inspection
 * itself. Lock the assets before, so that no inspection of theirs is sent for processing meanwhile.
 *
 * @param ofAssets condition for the affected assets
 * @throws StudioHttpError 409 with an issue for each inspection
 */
export async function refuseWhileProcessing(db: Queryable, ofAssets: SQL): Promise<void> {
  const found = await db
    .select({ name: projects.name, asset: assets.name })
    .from(projects)
    .innerJoin(assets, eq(assets.id, projects.assetId))
    .where(and(ofAssets, inArray(projects.status, PROCESSING_STATUSES)))
    .orderBy(inNameOrder(assets.name), inNameOrder(projects.name))
    .limit(NAMED_MAX);
  if (found.length === 0) return;
  throw new StudioHttpError(409, undefined, {
    message: 'Inspections in processing cannot be deleted.',
    issues: found.map(({ name, asset }) => ({
      path: 'params.id',
      message: `Inspection '${name}' of '${asset}' is in processing. Delete it when processing has ended.`,
    })),
  });
}
