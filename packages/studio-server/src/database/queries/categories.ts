import { CATEGORY_MODELS, type Category } from '@inspection-studio/domain/categories';
import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import { assetCategories, assetPresets, categories, categoryPresetItems } from '../schema/index.ts';
import type { Queryable } from '../transaction.ts';
import type { ListWindow } from './list-window.ts';

/** Subquery with the ids of an asset's categories, chosen directly or through a preset. */
export const categoryIdsOfAsset = (assetId: string): SQL => sql`(
  select category_id from ${assetCategories} where asset_id = ${assetId}
  union
  select i.category_id from ${categoryPresetItems} i join ${assetPresets} p using (preset_id) where p.asset_id = ${assetId})`;

/** Whether an asset that is not deleted uses the category, directly or through a preset. */
export const isCategoryOnAsset: SQL<boolean> = sql<boolean>`(
  (select true from ${assetCategories} l
    where l.category_id = ${categories}.id and not l.is_asset_deleted order by l.asset_id limit 1) is true
  or exists (
    select 1 from ${categoryPresetItems} i
    where i.category_id = ${categories}.id
      and (select true from ${assetPresets} p
        where p.preset_id = i.preset_id and not p.is_asset_deleted order by p.asset_id limit 1) is true))`;

/**
 * Whether a category is archived: explicitly, or because all assets it was chosen for are
 * deleted and no other asset uses it.
 *
 * Links are read in index order; otherwise the planner scans a million of them.
 */
export const isCategoryArchived: SQL<boolean> = sql<boolean>`(
  ${categories}.is_archived
  or (select true from ${assetCategories} l where l.category_id = ${categories}.id order by l.asset_id limit 1) is true
    and not ${isCategoryOnAsset})`;

/** Reads matching categories. */
export async function readCategories(
  db: Queryable,
  where: SQL | undefined,
  { orderBy = [], limit, offset }: ListWindow = {},
): Promise<Category[]> {
  const rows = await db
    .select({ ...getTableColumns(categories), isArchived: isCategoryArchived, isArchivedItself: categories.isArchived })
    .from(categories)
    .where(where)
    .orderBy(...orderBy)
    .limit(limit ?? Number.MAX_SAFE_INTEGER)
    .offset(offset ?? 0);
  return rows.map(({ isArchivedItself, ...row }) => ({
    ...row,
    isArchivedWithAsset: row.isArchived && !isArchivedItself,
    // An unknown model of a later version is read as null.
    model: CATEGORY_MODELS.find((model) => model === row.model) ?? null,
    modified: row.modified.toISOString(),
  }));
}
