import { pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './moment.ts';

/** Last start of recurring tasks, so that only one of several processes runs them. */
export const maintenance = pgTable('maintenance', {
  name: text().primaryKey(),
  begun: moment().notNull(),
});
