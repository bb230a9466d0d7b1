import { type SQL, sql } from 'drizzle-orm';
import { type PgColumn, text } from 'drizzle-orm/pg-core';
import { companies } from './companies.ts';
import { moment } from './moment.ts';

/** Creation and modification time of a row. `modified` changes with every update. */
export const timestamps = () => ({
  created: moment().notNull().defaultNow(),
  modified: moment()
    .notNull()
    .defaultNow()
    .$onUpdate(() => new Date()),
});

/** Company of a row. Every query filters by it. */
export const companyId = () =>
  text()
    .notNull()
    .references(() => companies.id, { onDelete: 'cascade' });

/**
 * Sorts a name by letter first, then by accent and case. Unlike the default collation, it is
 * the same on every server.
 */
export const inNameOrder = (column: PgColumn | SQL): SQL => sql`${column} collate "und-x-icu"`;
