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
 * Returns a text without case and accents, like `searchKey` of the domain. The function `search_key` is in the
 * migration `search_keys`.
 */
export const inSearchForm = (column: PgColumn | SQL): SQL => sql`search_key(${column})`;

/** The name of a row as searches compare it, computed by the database and indexed. */
export const searchName = (name: string) => text().generatedAlwaysAs(sql.raw(`search_key(${name})`));

/**
 * Sorts a name by letter first, then by accent and case. Unlike the default collation, it is
 * the same on every server.
 */
export const inNameOrder = (column: PgColumn | SQL): SQL => sql`${column} collate "und-x-icu"`;

/**
 * Sorts the name of a file as people count: DJI_2 before DJI_10. Otherwise like {@link inNameOrder}. The collation is in
 * the migration `file_order`.
 */
export const inFileOrder = (column: PgColumn | SQL): SQL => sql`${column} collate "file_order"`;
