import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type CompanyRecords, insertCompany } from '../../resources/testing/insert-company.ts';
import { assetCategories, assetPresets, assets, categoryPresetItems, categories } from '../schema/index.ts';
import { openTestDatabase } from '../testing/open-test-database.ts';
import { isCategoryArchived, isCategoryOnAsset } from './categories.ts';

let database: Awaited<ReturnType<typeof openTestDatabase>>;
let own: CompanyRecords;

beforeAll(async () => {
  database = await openTestDatabase();
  own = await insertCompany(database.db, 'northline');
  await database.db
    .insert(categoryPresetItems)
    .values({ presetId: own.presetId, categoryId: own.categoryId, position: 0 });
});
afterAll(() => database?.close());
beforeEach(async () => {
  await database.db.delete(assetCategories);
  await database.db.delete(assetPresets);
  await setDeleted(own.assetId, false);
  await setDeleted(own.otherAssetId, false);
});

const setDeleted = (id: string, isDeleted: boolean) =>
  database.db
    .update(assets)
    .set({ deletedAt: isDeleted ? new Date() : null })
    .where(eq(assets.id, id));

async function stateOf(categoryId: string) {
  const ofCategory = and(eq(categories.companyId, 'northline'), eq(categories.id, categoryId));
  const [state] = await database.db
    .select({ isOnAsset: isCategoryOnAsset, isArchived: isCategoryArchived })
    .from(categories)
    .where(ofCategory);
  return state;
}

const LINKS = {
  'chosen for an asset': (assetId: string) =>
    database.db.insert(assetCategories).values({ assetId, categoryId: own.categoryId }),
  'in a preset of an asset': (assetId: string) =>
    database.db.insert(assetPresets).values({ assetId, presetId: own.presetId }),
};

describe.each(Object.entries(LINKS))('a category %s', (name, link) => {
  const isArchivedWithAsset = name === 'chosen for an asset';

  it('belongs to it until the asset is deleted, before or after linking', async () => {
    await link(own.assetId);
    expect(await stateOf(own.categoryId)).toEqual({ isOnAsset: true, isArchived: false });
    await setDeleted(own.assetId, true);
    expect(await stateOf(own.categoryId)).toEqual({ isOnAsset: false, isArchived: isArchivedWithAsset });
    await setDeleted(own.otherAssetId, true);
    await link(own.otherAssetId);
    expect(await stateOf(own.categoryId)).toEqual({ isOnAsset: false, isArchived: isArchivedWithAsset });
  });

  it('belongs to the remaining one of two assets, and to both after the other is restored', async () => {
    await link(own.assetId);
    await link(own.otherAssetId);
    await setDeleted(own.assetId, true);
    expect(await stateOf(own.categoryId)).toEqual({ isOnAsset: true, isArchived: false });
    await setDeleted(own.otherAssetId, true);
    await setDeleted(own.assetId, false);
    expect(await stateOf(own.categoryId)).toEqual({ isOnAsset: true, isArchived: false });
  });

  it('is not affected by renaming the asset', async () => {
    await link(own.assetId);
    await setDeleted(own.assetId, true);
    await database.db.update(assets).set({ name: 'Pylon East' }).where(eq(assets.id, own.assetId));
    expect(await stateOf(own.categoryId)).toEqual({ isOnAsset: false, isArchived: isArchivedWithAsset });
  });
});
