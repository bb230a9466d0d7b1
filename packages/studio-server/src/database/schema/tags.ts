import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { companyId, inNameOrder, timestamps } from './columns.ts';

/** A tag. Its name is unique in the company, ignoring case (code 125). */
export const tags = pgTable(
  'tags',
  {
    id: text().primaryKey(),
    companyId: companyId(),
    name: text().notNull(),
    isArchived: boolean().notNull().default(false),
    ...timestamps(),
  },
  (table) => [
    uniqueIndex('tags_unique_name').on(table.companyId, sql`lower(trim(${table.name}))`),
    // With this collation, `lower` treats letters beyond A to Z the same on every server.
    uniqueIndex('tags_unique_folded_name').on(table.companyId, sql`lower(${table.name} collate "und-x-icu")`),
    index('tags_in_order').on(table.companyId, inNameOrder(table.name)),
  ],
);
