import { pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './moment.ts';

/** When work that recurs was last begun, so that of several processes one begins it. */
export const maintenance = pgTable('maintenance', {
  name: text().primaryKey(),
  begun: moment().notNull(),
});
