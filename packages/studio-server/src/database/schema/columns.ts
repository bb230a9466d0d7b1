import { type SQL, sql } from 'drizzle-orm';
import { type PgColumn, text } from 'drizzle-orm/pg-core';
import { companies } from './companies.ts';
import { moment } from './moment.ts';

/** When a row was made and when it last changed; `modified` moves with every update. */
export const timestamps = () => ({
  created: moment().notNull().defaultNow(),
  modified: moment()
    .notNull()
    .defaultNow()
    .$onUpdate(() => new Date()),
});

/** The company a row belongs to; every query filters by it. */
export const companyId = () =>
  text()
    .notNull()
    .references(() => companies.id, { onDelete: 'cascade' });

/**
 * A name in the order people expect: letters before case, accents beside their letter.
 * The database's own order differs between servers; this one does not.
 */
export const inNameOrder = (column: PgColumn | SQL): SQL => sql`${column} collate "und-x-icu"`;
