import type { LayerSection, LayoutMapNode } from '@inspection-studio/domain/layouts';
import { boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { companyId, inNameOrder, timestamps } from './columns.ts';

/** A layout template. `map` is null until its locations are mapped. */
export const layouts = pgTable(
  'layouts',
  {
    id: text().primaryKey(),
    companyId: companyId(),
    name: text().notNull(),
    map: jsonb().$type<LayoutMapNode[]>(),
    ...timestamps(),
  },
  (table) => [index('layouts_in_order').on(table.companyId, inNameOrder(table.name))],
);

/** A layer of a layout. `position` is zero-based; sections keep their ids when renamed. */
export const layers = pgTable(
  'layers',
  {
    id: text().primaryKey(),
    companyId: companyId(),
    layoutId: text()
      .notNull()
      .references(() => layouts.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    isSegmented: boolean().notNull(),
    position: integer().notNull(),
    sections: jsonb().$type<LayerSection[]>().notNull(),
    ...timestamps(),
  },
  (table) => [index('layers_layout').on(table.layoutId, table.position)],
);
