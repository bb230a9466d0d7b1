import { resolve } from 'node:path';
import { PRODUCT_VERSION } from '@inspection-studio/domain/messages';
import { counted } from '@inspection-studio/domain/units';
import type { Config } from '../config.ts';
import type { Database } from '../database/open-database.ts';
import { requireDatabase, withDatabase } from '../database/with-database.ts';
import { countSeats } from '../rules/seats.ts';
import type { BlobStore } from '../storage/blob-store.ts';
import { openStore } from '../storage/open-store.ts';
import { adminStep } from './admin-step.ts';
import { addCompany } from './add-company.ts';
import { changeLicence, resumeCompany, suspendCompany } from './change-company.ts';
import type { CompanyCommand } from './command-line.ts';
import { deleteCompany } from './delete-company.ts';
import { exportCompany } from './export-company.ts';
import type { CompanyRow } from './find-company.ts';
import { companyTable, describeCompany, listCompanies } from './list-companies.ts';
import { COMPANY_USAGE } from './usage.ts';

/** What a command prints: `data` with --json, else `text`. */
export interface CommandResult {
  data: unknown;
  text: string;
}

type Installation = Pick<Config, 'dataDir' | 'databaseUrl' | 'azureStorage' | 'publicUrl' | 'signIn'>;

async function withStore<T>(config: Installation, work: (store: BlobStore) => Promise<T>): Promise<T> {
  const { store } = await openStore(config);
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}

async function describe(db: Database, company: CompanyRow): Promise<CommandResult> {
  const data = describeCompany(company, await countSeats(db, company.id), new Date());
  return { data, text: companyTable([data]) };
}

async function create(
  config: Installation,
  db: Database,
  command: Extract<CompanyCommand, { name: 'create' }>,
): Promise<CommandResult> {
  const added = await addCompany(db, command);
  const { companyId, isCreated } = added;
  const { link, text } = adminStep(config, added, command.admin.email);
  const done = isCreated ? `Created ${command.company} (${companyId}).` : `${command.company} exists (${companyId}).`;
  return { data: { id: companyId, created: isCreated, link }, text: `${done}\n${text}` };
}

async function deleteAll(
  db: Database,
  store: BlobStore,
  { company, confirmedName }: Extract<CompanyCommand, { name: 'delete' }>,
): Promise<CommandResult> {
  const deleted = await deleteCompany(db, store, company, confirmedName);
  if (!deleted) return { data: { deleted: false }, text: `There is no company ${company}. Nothing was deleted.` };
  const { rowCount, fileCount } = deleted;
  const text = `Deleted ${confirmedName}: ${counted(rowCount, 'row')}, ${counted(fileCount, 'file')}.`;
  return { data: { deleted: true, ...deleted }, text };
}

async function exportAll(
  db: Database,
  store: BlobStore,
  { company, folder }: Extract<CompanyCommand, { name: 'export' }>,
): Promise<CommandResult> {
  // npm runs scripts in the project root; resolve the path from the caller's working directory.
  const target = resolve(process.env['INIT_CWD'] ?? '', folder);
  const { path, manifest } = await exportCompany(db, store, company, target, PRODUCT_VERSION);
  const rowCount = Object.values(manifest.records).reduce((sum, count) => sum + count, 0);
  const fileCount = manifest.files.length - Object.keys(manifest.records).length;
  const missingCount = manifest.missing.length;
  return {
    data: { path, rowCount, fileCount, missingCount },
    text: `Exported ${counted(rowCount, 'row')} and ${counted(fileCount, 'file')} to ${path}.`,
  };
}

/**
 * Runs a command on the configured installation.
 *
 * @throws StartError with a sentence for the operator
 */
export async function runCompanyCommand(config: Installation, command: CompanyCommand): Promise<CommandResult> {
  if (command.name === 'help') return { data: { usage: COMPANY_USAGE }, text: COMPANY_USAGE };
  if (command.name !== 'create') requireDatabase(config);
  return withDatabase(config, async (db) => {
    switch (command.name) {
      case 'list': {
        const data = await listCompanies(db, new Date());
        return { data, text: companyTable(data) };
      }
      case 'create':
        return create(config, db, command);
      case 'licence':
        return describe(db, await changeLicence(db, command.company, command.terms));
      case 'suspend':
        return describe(db, await (command.isResumed ? resumeCompany : suspendCompany)(db, command.company));
      case 'export':
        return withStore(config, (store) => exportAll(db, store, command));
      case 'delete':
        return withStore(config, (store) => deleteAll(db, store, command));
    }
  });
}
