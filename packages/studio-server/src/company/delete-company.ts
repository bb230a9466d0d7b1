import { eq, sql } from 'drizzle-orm';
import type { Database } from '../database/open-database.ts';
import { projects } from '../database/schema/index.ts';
import { transaction } from '../database/transaction.ts';
import { StartError } from '../start-error.ts';
import type { BlobStore } from '../storage/blob-store.ts';
import { deleteFiles } from '../storage/delete-files.ts';
import { foldersOf } from '../storage/image-keys.ts';
import { suspendCompany } from './change-company.ts';
import { readCompanyKeys } from './company-rows.ts';
import { COMPANY_TABLES } from './company-tables.ts';
import { findCompany } from './find-company.ts';

/** What was deleted. */
export interface DeletedCompany {
  companyId: string;
  rowCount: number;
  fileCount: number;
}

/** Storage keys of a company, and the folders in which uploads may have left more files. */
const readFiles = (db: Database, companyId: string) =>
  transaction(db, async (tx) => {
    const keys: string[] = [];
    for await (const key of readCompanyKeys(tx, companyId)) keys.push(key);
    const inspections = await tx.select({ id: projects.id }).from(projects).where(eq(projects.companyId, companyId));
    const folders = inspections.flatMap(({ id }) => foldersOf(id));
    return { keys, folders: [...folders, `documents/${companyId}`] };
  });

const deleteRows = (db: Database, companyId: string) =>
  transaction(db, async (tx) => {
    // A company with millions of rows takes longer than a request may.
    await tx.execute(sql`set local statement_timeout = 0`);
    let rowCount = 0;
    for (const { table, rowsOf } of COMPANY_TABLES) {
      const { rowCount: count } = await tx.delete(table).where(rowsOf(companyId));
      rowCount += count ?? 0;
      // Runs the triggers that write to later tables now, not at the end of the transaction.
      await tx.execute(sql`set constraints all immediate`);
    }
    return rowCount;
  });

/**
 * Deletes a company with all rows and files. It is suspended first; then its files go, then its rows in one
 * transaction, so that an interrupted deletion can be repeated. Its audit log goes, too.
 *
 * @param confirmedName must be the name of the company
 * @returns null when there is no such company, for example because it was deleted before
 * @throws StartError when the name differs
 */
export async function deleteCompany(
  db: Database,
  store: Pick<BlobStore, 'delete' | 'deletePrefix'>,
  idOrName: string,
  confirmedName: string,
): Promise<DeletedCompany | null> {
  const company = await findCompany(db, idOrName);
  if (!company) return null;
  if (company.name !== confirmedName) {
    throw new StartError(`${company.id} is called ${company.name}: repeat exactly this name with --confirm.`);
  }
  await suspendCompany(db, company.id, 'delete');
  const { keys, folders } = await readFiles(db, company.id);
  await deleteFiles(store, keys);
  for (const folder of folders) await store.deletePrefix(folder);
  return { companyId: company.id, rowCount: await deleteRows(db, company.id), fileCount: keys.length };
}
