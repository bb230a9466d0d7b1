import { pgTable, text, uuid } from 'drizzle-orm/pg-core';

/**
 * Per-company version that changes with every committed change of assets or of the people
 * involved in them. Triggers write it on commit (migration `list_stamps`). An unchanged
 * version means that asset lists have the same rows in the same order, so cached counts and
 * pages are valid.
 *
 * Has no foreign key, so that companies can be deleted in any order.
 */
export const listStamps = pgTable('list_stamps', {
  companyId: text().primaryKey(),
  assets: uuid().notNull(),
});
