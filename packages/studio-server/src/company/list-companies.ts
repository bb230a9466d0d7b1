import { formatLicenceData, licenceState } from '@inspection-studio/domain/companies';
import { inNameOrder } from '../database/schema/columns.ts';
import { companies } from '../database/schema/index.ts';
import type { Queryable } from '../database/transaction.ts';
import { countSeats } from '../rules/seats.ts';
import type { CompanyRow } from './find-company.ts';

/** A company as `npm run company -- list --json` prints it. */
export interface ListedCompany {
  id: string;
  name: string;
  state: 'valid' | 'invalid' | 'expired' | 'suspended';
  created: string;
  licence: {
    start: string;
    expiry: string;
    frequency: CompanyRow['licenceFrequency'];
    seatsUsed: number;
    seatsAllowed: number;
    dataType: CompanyRow['dataType'];
    dataUsed: number;
    dataAllowed: number;
    supplementaryUsedBytes: number;
    supplementaryAllowedBytes: number;
  };
}

/** Describes a company with its licence and state. */
export function describeCompany(company: CompanyRow, seatsUsed: number, now: Date): ListedCompany {
  const period = { start: company.licenceStart.toISOString(), expiry: company.licenceExpiry.toISOString() };
  return {
    id: company.id,
    name: company.name,
    state: company.suspendedAt === null ? licenceState(period, now) : 'suspended',
    created: company.created.toISOString(),
    licence: {
      ...period,
      frequency: company.licenceFrequency,
      seatsUsed,
      seatsAllowed: company.seatsAllowed,
      dataType: company.dataType,
      dataUsed: company.dataUsed,
      dataAllowed: company.dataAllowed,
      supplementaryUsedBytes: company.supplementaryUsedBytes,
      supplementaryAllowedBytes: company.supplementaryAllowedBytes,
    },
  };
}

/** Lists all companies by name. */
export async function listCompanies(db: Queryable, now: Date): Promise<ListedCompany[]> {
  const rows = await db.select().from(companies).orderBy(inNameOrder(companies.name), companies.id);
  const listed: ListedCompany[] = [];
  for (const row of rows) listed.push(describeCompany(row, await countSeats(db, row.id), now));
  return listed;
}

const BYTES_PER_GB = 1_000_000_000;
const gigabytes = (bytes: number) => (bytes / BYTES_PER_GB).toFixed(1);

/** Formats companies as a table with aligned columns. */
export function companyTable(listed: readonly ListedCompany[]): string {
  if (listed.length === 0) return 'There is no company.';
  const rows = listed.map(({ id, name, state, licence }) => [
    id,
    name,
    state,
    `${licence.start.slice(0, 10)} to ${licence.expiry.slice(0, 10)}`,
    `${licence.seatsUsed} of ${licence.seatsAllowed}`,
    `${formatLicenceData(licence.dataUsed, licence.dataType)} of ${formatLicenceData(licence.dataAllowed, licence.dataType)}`,
    `${gigabytes(licence.supplementaryUsedBytes)} of ${gigabytes(licence.supplementaryAllowedBytes)} GB`,
  ]);
  const all = [['Id', 'Name', 'State', 'Licence', 'Seats', 'Data', 'Supplementary'], ...rows];
  const widths = all[0]!.map((_, column) => Math.max(...all.map((row) => row[column]!.length)));
  return all
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column]!))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
