import type { CategoryModel } from '@inspection-studio/domain/categories';
import { and, eq, ne, sql } from 'drizzle-orm';
import { inNameOrder } from '../../database/schema/columns.ts';
import { assetCategories, assetPresets, assets, categories, categoryPresetItems } from '../../database/schema/index.ts';
import type { Queryable } from '../../database/transaction.ts';
import { NAMED_MAX, StudioHttpError } from '../../http/studio-http-error.ts';

/** Subquery with the assets that are not deleted and have a category, directly or through a preset. */
const assetIdsOfCategory = (categoryId: unknown) => sql`
  select asset_id from ${assetCategories} where category_id = ${categoryId} and not is_asset_deleted
  union
  select p.asset_id from ${categoryPresetItems} i join ${assetPresets} p using (preset_id)
  where i.category_id = ${categoryId} and not p.is_asset_deleted`;

/**
 * Refuses to give a category a model that another category of one of its assets has. Such an asset
 * could not be saved any more.
 *
 * @param category the category, locked after its company
 * @throws StudioHttpError 409 code 146 with an issue for up to {@link NAMED_MAX} such categories and assets
 */
export async function refuseDuplicateModel(
  db: Queryable,
  category: { id: string; companyId: string; name: string },
  model: CategoryModel,
): Promise<void> {
  const found = await db
    .select({ name: categories.name, asset: assets.name })
    .from(categories)
    .innerJoin(
      assets,
      sql`${assets.id} in ((${assetIdsOfCategory(categories.id)}) intersect (${assetIdsOfCategory(category.id)}))`,
    )
    .where(
      and(
        eq(categories.companyId, category.companyId),
        eq(categories.model, model),
        eq(categories.isArchived, false),
        ne(categories.id, category.id),
      ),
    )
    .orderBy(inNameOrder(categories.name), inNameOrder(assets.name))
    .limit(NAMED_MAX);
  if (found.length === 0) return;
  throw new StudioHttpError(409, 146, {
    issues: found.map(({ name, asset }) => ({
      path: 'payload.model',
      message: `'${category.name}' and '${name}' would have the same model on the asset '${asset}'.`,
    })),
  });
}
