import { pgTable, text, uuid } from 'drizzle-orm/pg-core';

/**
 * A value per company that differs after every committed change of its assets
 * or of who is involved in them; triggers write it when a transaction commits
 * (migration `list_stamps`). Whoever finds the value unchanged knows that lists
 * of assets still have the same rows in the same order.
 *
 * No reference to the company, so that deleting one needs no order.
 */
export const listStamps = pgTable('list_stamps', {
  companyId: text().primaryKey(),
  assets: uuid().notNull(),
});
