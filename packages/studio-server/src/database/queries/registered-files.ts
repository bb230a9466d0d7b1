import { and, count, eq, isNull, ne, notInArray, sum } from 'drizzle-orm';
import { assets, projectFiles, projects } from '../schema/index.ts';
import type { Queryable } from '../transaction.ts';

const ofInspection = eq(projects.id, projectFiles.projectId);
const ofLivingAsset = and(eq(assets.id, projects.assetId), isNull(assets.deletedAt));

/** Counts the images of a company that the licence does not count yet: those of inspections that are neither completed nor failed. */
export async function countRegisteredImages(db: Queryable, companyId: string): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(projectFiles)
    .innerJoin(projects, ofInspection)
    .innerJoin(assets, ofLivingAsset)
    .where(
      and(
        eq(projects.companyId, companyId),
        notInArray(projects.status, ['Completed', 'Failed']),
        eq(projectFiles.fileType, 'Image'),
        ne(projectFiles.kind, 'supplementary'),
      ),
    );
  return row?.count ?? 0;
}

/** Returns the announced size of a company's supplementary files whose upload is not confirmed, in bytes. */
export async function sumAwaitedSupplementaryBytes(db: Queryable, companyId: string): Promise<number> {
  const [row] = await db
    .select({ bytes: sum(projectFiles.sizeBytes) })
    .from(projectFiles)
    .innerJoin(projects, ofInspection)
    .innerJoin(assets, ofLivingAsset)
    .where(
      and(
        eq(projectFiles.companyId, companyId),
        eq(projectFiles.kind, 'supplementary'),
        isNull(projectFiles.uploadedAt),
      ),
    );
  return Number(row?.bytes ?? 0);
}
