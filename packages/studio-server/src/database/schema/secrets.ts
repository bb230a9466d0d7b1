import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './moment.ts';

/**
 * Secrets shared by all processes on one database, such as the keys of the embedded sign-in.
 * With the embedded database, they are files in the data folder instead.
 */
export const secrets = pgTable('secrets', {
  name: text().primaryKey(),
  value: jsonb().notNull(),
  created: moment().notNull().defaultNow(),
});
