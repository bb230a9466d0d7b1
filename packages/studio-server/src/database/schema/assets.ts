import type { AssetType } from '@inspection-studio/domain/assets';
import { sql } from 'drizzle-orm';
import { boolean, doublePrecision, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { categories, categoryPresets } from './categories.ts';
import { companyId, inNameOrder, searchName, timestamps } from './columns.ts';
import { layouts } from './layouts.ts';
import { moment } from './moment.ts';
import { severityScales } from './severity-scales.ts';
import { sites } from './sites.ts';
import { users } from './users.ts';

/** An inspected structure. Deleted assets are kept with `deletedAt` and hidden everywhere. */
export const assets = pgTable(
  'assets',
  {
    id: text().primaryKey(),
    companyId: companyId(),
    siteId: text()
      .notNull()
      .references(() => sites.id),
    name: text().notNull(),
    searchName: searchName('name'),
    type: text().$type<AssetType>().notNull(),
    longitude: doublePrecision(),
    latitude: doublePrecision(),
    thumbnailKey: text(),
    severityScaleId: text()
      .notNull()
      .references(() => severityScales.id),
    layoutTemplateId: text().references(() => layouts.id, { onDelete: 'set null' }),
    createdById: text()
      .notNull()
      .references(() => users.id),
    deletedAt: moment(),
    /** Set while its files move to another store; blocks changes to the asset and its inspections (147, 148). */
    migratingSince: moment(),
    ...timestamps(),
  },
  (table) => [
    index('assets_site').on(table.siteId),
    index('assets_created_by').on(table.createdById),
    index('assets_severity_scale').on(table.severityScaleId),
    index('assets_in_order').on(table.companyId, inNameOrder(table.name)),
    index('assets_modified').on(table.companyId, table.modified.desc().nullsFirst()),
    // Covering index for list orders, which also serves searches in the name.
    index('assets_living_in_order')
      .on(table.companyId, inNameOrder(table.name), table.id, table.searchName)
      .where(sql`deleted_at is null`),
    index('assets_by_modified')
      .on(table.companyId, table.modified.desc().nullsFirst(), table.id, table.searchName)
      .where(sql`deleted_at is null`),
    index('assets_search_name_trigrams').using('gin', table.searchName.op('gin_trgm_ops')),
  ],
);

const assetId = () =>
  text()
    .notNull()
    .references(() => assets.id, { onDelete: 'cascade' });

const userId = () =>
  text()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** People who work on an asset. */
export const assetMembers = pgTable('asset_members', { assetId: assetId(), userId: userId() }, (table) => [
  primaryKey({ columns: [table.assetId, table.userId] }),
  index('asset_members_user').on(table.userId),
]);

/** People who upload for an asset. */
export const assetUploaders = pgTable('asset_uploaders', { assetId: assetId(), userId: userId() }, (table) => [
  primaryKey({ columns: [table.assetId, table.userId] }),
  index('asset_uploaders_user').on(table.userId),
]);

/** Maintained by triggers (migration `living_assets`), so that queries skip links of deleted assets. */
const isAssetDeleted = () => boolean().notNull().default(false);

/** Categories chosen directly for an asset. */
export const assetCategories = pgTable(
  'asset_categories',
  {
    assetId: assetId(),
    categoryId: text()
      .notNull()
      .references(() => categories.id),
    isAssetDeleted: isAssetDeleted(),
  },
  (table) => [
    primaryKey({ columns: [table.assetId, table.categoryId] }),
    index('asset_categories_category').on(table.categoryId),
    // Ordered by asset, so that the first asset of a category is found without reading the others.
    index('asset_categories_category_asset').on(table.categoryId, table.assetId),
    index('asset_categories_living')
      .on(table.categoryId, table.assetId)
      .where(sql`not is_asset_deleted`),
  ],
);

/** Category presets chosen for an asset. */
export const assetPresets = pgTable(
  'asset_presets',
  {
    assetId: assetId(),
    presetId: text()
      .notNull()
      .references(() => categoryPresets.id, { onDelete: 'cascade' }),
    isAssetDeleted: isAssetDeleted(),
  },
  (table) => [
    primaryKey({ columns: [table.assetId, table.presetId] }),
    index('asset_presets_preset').on(table.presetId),
    index('asset_presets_living')
      .on(table.presetId, table.assetId)
      .where(sql`not is_asset_deleted`),
  ],
);
