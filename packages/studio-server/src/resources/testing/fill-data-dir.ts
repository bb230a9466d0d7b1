import { openDatabase } from '../../database/open-database.ts';
import { type CompanyRecords, insertCompany } from './insert-company.ts';

/** Creates the embedded database of a data folder with one company, before a server starts on it. */
export async function fillDataDir(dataDir: string, companyId: string): Promise<CompanyRecords> {
  const database = await openDatabase({ dataDir, databaseUrl: null });
  try {
    return await insertCompany(database.db, companyId);
  } finally {
    await database.close();
  }
}
