import { doublePrecision, index, pgTable, text } from 'drizzle-orm/pg-core';
import { companyId, inNameOrder, searchName, timestamps } from './columns.ts';
import { moment } from './moment.ts';
import { users } from './users.ts';

/** A site with assets. Deleted sites are kept with `deletedAt` and hidden everywhere. */
export const sites = pgTable(
  'sites',
  {
    id: text().primaryKey(),
    companyId: companyId(),
    name: text().notNull(),
    searchName: searchName('name'),
    longitude: doublePrecision(),
    latitude: doublePrecision(),
    thumbnailKey: text(),
    createdById: text().references(() => users.id),
    deletedAt: moment(),
    ...timestamps(),
  },
  (table) => [
    index('sites_in_order').on(table.companyId, inNameOrder(table.name)),
    index('sites_modified').on(table.companyId, table.modified.desc().nullsFirst()),
    index('sites_search_name_trigrams').using('gin', table.searchName.op('gin_trgm_ops')),
  ],
);
