/** The database and its tables, for tests outside this package. */
export type { Database } from '../../database/open-database.ts';
export * from '../../database/schema/index.ts';
