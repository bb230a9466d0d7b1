/** The database and its tables, for tests that lie outside this package. */
export type { Database } from '../../database/open-database.ts';
export * from '../../database/schema/index.ts';
