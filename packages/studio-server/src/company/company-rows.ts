import { type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '../database/transaction.ts';
import { type CompanyTable, FILE_COLUMNS } from './company-tables.ts';

/** Rows fetched at a time, to limit memory. */
const BATCH_ROWS = 1000;

/** Reads a query with the column `row` through a cursor. */
async function* readAll(tx: Transaction, query: SQL): AsyncGenerator<string> {
  await tx.execute(sql`declare company_rows no scroll cursor for ${query}`);
  for (;;) {
    const { rows } = await tx.execute<{ row: string }>(sql.raw(`fetch ${BATCH_ROWS} from company_rows`));
    for (const { row } of rows) yield row;
    if (rows.length < BATCH_ROWS) break;
  }
  await tx.execute(sql`close company_rows`);
}

/** Reads all rows of a company in one table as JSON objects with the names of the columns. */
export const readCompanyRows = (
  tx: Transaction,
  { table, rowsOf }: CompanyTable,
  companyId: string,
): AsyncGenerator<string> =>
  readAll(tx, sql`select to_json(${table})::text as row from ${table} where ${rowsOf(companyId)}`);

/** Reads the storage keys of all files of a company, also of those that were never uploaded. */
export function readCompanyKeys(tx: Transaction, companyId: string): AsyncGenerator<string> {
  const parts = FILE_COLUMNS.map(
    ({ column, owner }) =>
      sql`select ${column} as row from ${column.table} where ${owner} = ${companyId} and ${column} is not null`,
  );
  return readAll(tx, sql.join(parts, sql` union `));
}
