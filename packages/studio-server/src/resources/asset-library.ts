import type { AssetPayload } from '@inspection-studio/domain/assets';
import { and, eq, inArray } from 'drizzle-orm';
import {
  assetCategories,
  assetMembers,
  assetPresets,
  assetUploaders,
  categories,
  categoryPresetItems,
  categoryPresets,
  layouts,
  severityScales,
  sites,
} from '../database/schema/index.ts';
import type { Queryable } from '../database/transaction.ts';
import { notFound, StudioHttpError } from '../http/studio-http-error.ts';
import { checkPeople } from './asset-people.ts';
import { refuseDuplicateModels } from './duplicate-models.ts';
import { requireRow } from './require-row.ts';

/** Maximum number of distinct categories of an asset, including those of its presets. */
const CATEGORIES_MAX = 30;

const unique = (ids: readonly string[]) => [...new Set(ids)];

/**
 * Checks the references of an asset: all belong to the company, none that is newly chosen is
 * archived or inactive, and the categories are compatible. Locks the referenced rows, so that they
 * are not archived or deleted before the asset is stored.
 *
 * @param asset the current asset, or null for a new one; it may keep archived categories and inactive people
 * @throws StudioHttpError 404 for unknown ids, 409 with 49, 146, 149, 150 or without a code for inactive people
 */
export async function checkAssetLibrary(
  db: Queryable,
  companyId: string,
  payload: AssetPayload,
  asset: { id: string } | null,
): Promise<void> {
  await checkPlace(db, companyId, payload);
  await checkPeople(db, companyId, payload, asset);
  const scale = await requireRow(
    db
      .select({ isArchived: severityScales.isArchived })
      .from(severityScales)
      .where(and(eq(severityScales.companyId, companyId), eq(severityScales.id, payload.severityScale)))
      .for('share'),
  );
  if (scale.isArchived) throw new StudioHttpError(409, 150);
  const inPresets = await readCategoriesOfPresets(db, companyId, payload.presets);
  const categoryIds = unique([...payload.categories, ...inPresets]);
  const chosen = await db
    .select()
    .from(categories)
    .where(and(eq(categories.companyId, companyId), inArray(categories.id, categoryIds)))
    .orderBy(categories.id)
    .for('share');
  if (chosen.length !== categoryIds.length) throw notFound();
  // Read under the locks: a category that was removed and archived meanwhile is not added again.
  const kept = asset ? await readLibraryLinks(db, asset.id) : { categories: [], presets: [] };
  const added = new Set(payload.categories.filter((id) => !kept.categories.includes(id)));
  if (chosen.some(({ id, isArchived }) => isArchived && added.has(id))) throw new StudioHttpError(409, 149);
  // An asset stored before these rules can still be renamed.
  if (isSameChoice(payload, kept)) return;
  if (chosen.length > CATEGORIES_MAX) throw new StudioHttpError(409, 49);
  refuseDuplicateModels(chosen.filter(({ isArchived }) => !isArchived));
}

type LibraryLinks = Pick<AssetPayload, 'categories' | 'presets'>;

async function readLibraryLinks(db: Queryable, assetId: string): Promise<LibraryLinks> {
  const direct = await db.select().from(assetCategories).where(eq(assetCategories.assetId, assetId));
  const throughPresets = await db.select().from(assetPresets).where(eq(assetPresets.assetId, assetId));
  return {
    categories: direct.map(({ categoryId }) => categoryId),
    presets: throughPresets.map(({ presetId }) => presetId),
  };
}

const isSameSet = (one: readonly string[], other: readonly string[]) =>
  new Set(one).size === other.length && other.every((id) => one.includes(id));

const isSameChoice = (one: LibraryLinks, other: LibraryLinks) =>
  isSameSet(one.categories, other.categories) && isSameSet(one.presets, other.presets);

async function readCategoriesOfPresets(
  db: Queryable,
  companyId: string,
  presetIds: readonly string[],
): Promise<string[]> {
  const ids = unique(presetIds);
  const known = await db
    .select({ id: categoryPresets.id })
    .from(categoryPresets)
    .where(and(eq(categoryPresets.companyId, companyId), inArray(categoryPresets.id, ids)))
    .orderBy(categoryPresets.id)
    .for('share');
  if (known.length !== ids.length) throw notFound();
  const items = await db.select().from(categoryPresetItems).where(inArray(categoryPresetItems.presetId, ids));
  return items.map(({ categoryId }) => categoryId);
}

async function checkPlace(db: Queryable, companyId: string, payload: AssetPayload): Promise<void> {
  const [site] = await db
    .select({ deletedAt: sites.deletedAt })
    .from(sites)
    .where(and(eq(sites.companyId, companyId), eq(sites.id, payload.siteId)))
    .for('share');
  if (!site || site.deletedAt) throw notFound();
  if (payload.layoutTemplateId !== null) {
    await requireRow(
      db
        .select({ id: layouts.id })
        .from(layouts)
        .where(and(eq(layouts.companyId, companyId), eq(layouts.id, payload.layoutTemplateId)))
        .for('key share'),
    );
  }
}

/** Replaces people and library items of an asset by those of the payload. */
export async function writeAssetLinks(db: Queryable, assetId: string, payload: AssetPayload): Promise<void> {
  await db.delete(assetMembers).where(eq(assetMembers.assetId, assetId));
  await db.delete(assetUploaders).where(eq(assetUploaders.assetId, assetId));
  await db.delete(assetCategories).where(eq(assetCategories.assetId, assetId));
  await db.delete(assetPresets).where(eq(assetPresets.assetId, assetId));
  const members = unique(payload.members).map((userId) => ({ assetId, userId }));
  const uploaders = unique(payload.uploaders).map((userId) => ({ assetId, userId }));
  const chosen = unique(payload.categories).map((categoryId) => ({ assetId, categoryId }));
  const presets = unique(payload.presets).map((presetId) => ({ assetId, presetId }));
  if (members.length) await db.insert(assetMembers).values(members);
  if (uploaders.length) await db.insert(assetUploaders).values(uploaders);
  if (chosen.length) await db.insert(assetCategories).values(chosen);
  if (presets.length) await db.insert(assetPresets).values(presets);
}
