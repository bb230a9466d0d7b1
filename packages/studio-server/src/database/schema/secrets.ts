import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './moment.ts';

/**
 * Secrets that all processes on one database share, each made once: the keys
 * of the embedded sign-in. The embedded database has none; its are files of the data folder.
 */
export const secrets = pgTable('secrets', {
  name: text().primaryKey(),
  value: jsonb().notNull(),
  created: moment().notNull().defaultNow(),
});
