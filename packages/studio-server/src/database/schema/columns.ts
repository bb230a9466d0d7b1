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
 * Returns a text without case, accents and optional marks, like `searchKey` of the domain. The function `search_key` is in
 * the migration `search_marks`.
 */
export const inSearchForm = (column: PgColumn | SQL): SQL => sql`search_key(${column})`;

/** The name of a row as searches compare it, computed by the database and indexed. */
export const searchName = (name: string) => text().generatedAlwaysAs(sql.raw(`search_key(${name})`));

/**
 * Sorts a name as people count, 'Pier 2' before 'Pier 10', then by accent and case, like `compareNames` of the domain. Unlike
 * the default collation, it is the same on every server. The collation is in the migration `file_order`, which is named after
 * files because they had it first.
 */
export const inNameOrder = (column: PgColumn | SQL): SQL => sql`${column} collate "file_order"`;
