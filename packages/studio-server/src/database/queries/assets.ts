import type { AssetListItem, RecentProject } from '@inspection-studio/domain';
import { and, count, desc, eq, inArray, type SQL } from 'drizzle-orm';
import {
  assetCategories,
  assetMembers,
  assetPresets,
  assets,
  assetUploaders,
  projects,
  sites,
} from '../schema/index.ts';
import type { Queryable } from '../transaction.ts';
import { groupBy } from './group-by.ts';
import type { ListWindow } from './list-window.ts';
import { locationOf } from './location.ts';
import { type PictureUrl, readUserReferences } from './references.ts';
import { readStoredTotals } from './stored-totals.ts';

/** Assets that fit a condition, with their site, people, library items and newest inspection. */
export async function readAssets(
  db: Queryable,
  pictureUrl: PictureUrl,
  where: SQL | undefined,
  window: ListWindow = {},
): Promise<AssetListItem[]> {
  const rows = await db
    .select({ asset: assets, site: { id: sites.id, name: sites.name, thumbnailKey: sites.thumbnailKey } })
    .from(assets)
    .innerJoin(sites, eq(sites.id, assets.siteId))
    .where(where)
    .orderBy(...(window.orderBy ?? []))
    .limit(window.limit ?? Number.MAX_SAFE_INTEGER)
    .offset(window.offset ?? 0);
  const ids = rows.map(({ asset }) => asset.id);
  if (ids.length === 0) return [];
  const members = groupBy(
    await db.select().from(assetMembers).where(inArray(assetMembers.assetId, ids)),
    (row) => row.assetId,
    (row) => row.userId,
  );
  const uploaders = groupBy(
    await db.select().from(assetUploaders).where(inArray(assetUploaders.assetId, ids)),
    (row) => row.assetId,
    (row) => row.userId,
  );
  const categories = groupBy(
    await db.select().from(assetCategories).where(inArray(assetCategories.assetId, ids)),
    (row) => row.assetId,
    (row) => row.categoryId,
  );
  const presets = groupBy(
    await db.select().from(assetPresets).where(inArray(assetPresets.assetId, ids)),
    (row) => row.assetId,
    (row) => row.presetId,
  );
  const people = await readUserReferences(db, pictureUrl, [
    ...rows.map(({ asset }) => asset.createdById),
    ...ids.flatMap((id) => [...members(id), ...uploaders(id)]),
  ]);
  const inspections = await readInspections(db, pictureUrl, ids);
  return Promise.all(
    rows.map(async ({ asset, site }) => {
      const memberIds = members(asset.id);
      const uploaderIds = uploaders(asset.id);
      return {
        id: asset.id,
        name: asset.name,
        type: asset.type,
        location: locationOf(asset),
        modified: asset.modified.toISOString(),
        thumbnail: await pictureUrl(asset.thumbnailKey),
        projectCount: inspections.countOf(asset.id),
        memberIds,
        uploaderIds,
        createdBy: people.get(asset.createdById) ?? { id: asset.createdById, name: '', thumbnail: null },
        site: { id: site.id, name: site.name, thumbnail: await pictureUrl(site.thumbnailKey) },
        siteId: asset.siteId,
        severityScaleId: asset.severityScaleId,
        categoryIds: categories(asset.id),
        presetIds: presets(asset.id),
        layoutTemplateId: asset.layoutTemplateId,
        involved: [...new Set([...memberIds, ...uploaderIds])].flatMap((id) => people.get(id) ?? []),
        recentProject: inspections.newestOf(asset.id),
      };
    }),
  );
}

/** How many inspections each asset has, and its newest one. */
async function readInspections(db: Queryable, pictureUrl: PictureUrl, assetIds: string[]) {
  const ofAssets = inArray(projects.assetId, assetIds);
  const counts = new Map(
    (
      await db
        .select({ assetId: projects.assetId, count: count() })
        .from(projects)
        .where(ofAssets)
        .groupBy(projects.assetId)
    ).map((row) => [row.assetId, row.count]),
  );
  const newest = await db
    .selectDistinctOn([projects.assetId])
    .from(projects)
    .where(and(ofAssets))
    .orderBy(projects.assetId, desc(projects.modified));
  const totals = await readStoredTotals(db, newest.map(({ id }) => id));
  const recent = await Promise.all(
    newest.map(async (row): Promise<[string, RecentProject]> => [
      row.assetId,
      {
        id: row.id,
        name: row.name,
        thumbnail: await pictureUrl(row.thumbnailKey),
        modified: row.modified.toISOString(),
        imageCount: totals(row.id).imageCount,
        size: totals(row.id).sizeBytes,
        status: row.status,
      },
    ]),
  );
  const newestByAsset = new Map(recent);
  return {
    countOf: (assetId: string) => counts.get(assetId) ?? 0,
    newestOf: (assetId: string) => newestByAsset.get(assetId) ?? null,
  };
}
