import type { CategoryModel } from '@inspection-studio/domain/categories';
import { boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { companyId, inNameOrder, timestamps } from './columns.ts';

/** A category of findings. `colour` is `#rrggbb`. */
export const categories = pgTable(
  'categories',
  {
    id: text().primaryKey(),
    companyId: companyId(),
    name: text().notNull(),
    colour: text().notNull(),
    model: text().$type<CategoryModel>(),
    isArchived: boolean().notNull().default(false),
    ...timestamps(),
  },
  (table) => [index('categories_in_order').on(table.companyId, inNameOrder(table.name))],
);

/** A named set of categories. */
export const categoryPresets = pgTable(
  'category_presets',
  { id: text().primaryKey(), companyId: companyId(), name: text().notNull(), ...timestamps() },
  (table) => [index('category_presets_in_order').on(table.companyId, inNameOrder(table.name))],
);

/** Categories of a preset; `position` is zero-based. */
export const categoryPresetItems = pgTable(
  'category_preset_items',
  {
    presetId: text()
      .notNull()
      .references(() => categoryPresets.id, { onDelete: 'cascade' }),
    categoryId: text()
      .notNull()
      .references(() => categories.id),
    position: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.presetId, table.categoryId] }),
    index('category_preset_items_category').on(table.categoryId),
  ],
);
