import { and, count, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { annotations, assets, projectFiles, projects } from '../schema/index.ts';
import type { Queryable } from '../transaction.ts';

/** Whether a matching markup exists on an image of an asset that is not deleted. */
export async function hasMarkups(db: Queryable, where: SQL): Promise<boolean> {
  const [found] = await db
    .select({ one: sql`1` })
    .from(annotations)
    .innerJoin(projectFiles, eq(projectFiles.id, annotations.imageId))
    .innerJoin(projects, eq(projects.id, projectFiles.projectId))
    .innerJoin(assets, eq(assets.id, projects.assetId))
    .where(and(where, isNull(assets.deletedAt)))
    .limit(1);
  return found !== undefined;
}

/** Counts markups of images by kind. Images without markups are omitted. */
export async function countMarkups(
  db: Queryable,
  imageIds: string[],
): Promise<(imageId: string) => { annotations: number; measurement2s: number }> {
  const rows = await db
    .select({ imageId: annotations.imageId, kind: annotations.kind, count: count() })
    .from(annotations)
    .where(inArray(annotations.imageId, imageIds))
    .groupBy(annotations.imageId, annotations.kind);
  const counts = new Map(rows.map(({ imageId, kind, count: markups }) => [`${kind} ${imageId}`, markups]));
  return (imageId) => ({
    annotations: counts.get(`annotation ${imageId}`) ?? 0,
    measurement2s: counts.get(`measurement2 ${imageId}`) ?? 0,
  });
}
