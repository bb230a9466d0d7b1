import { licenceState } from '@inspection-studio/domain/companies';
import type { ProductErrorCode } from '@inspection-studio/domain/errors';
import { eq } from 'drizzle-orm';
import { companies } from '../database/schema/index.ts';
import type { Queryable } from '../database/transaction.ts';

type Company = typeof companies.$inferSelect;

/** Error code for all changes of a company: 6 before its licence starts, 7 after it expires. */
export function licenceRefusal(
  company: Pick<Company, 'licenceStart' | 'licenceExpiry'>,
  now: Date,
): ProductErrorCode | null {
  const start = company.licenceStart.toISOString();
  const expiry = company.licenceExpiry.toISOString();
  const state = licenceState({ start, expiry }, now);
  if (state === 'valid') return null;
  return state === 'expired' ? 7 : 6;
}

/** Error code for processing when the data allowance is used up. */
export const dataRefusal = (company: Pick<Company, 'dataUsed' | 'dataAllowed'>): ProductErrorCode | null =>
  company.dataUsed >= company.dataAllowed ? 1 : null;

/**
 * Error code for images that would exceed the data allowance once they are processed. Gigapixels
 * are not known before processing, so they are refused only when the allowance is used up.
 *
 * @param imageCount images to register and those already registered with inspections that are not completed
 */
export const registrationRefusal = (
  company: Pick<Company, 'dataUsed' | 'dataAllowed' | 'dataType'>,
  imageCount: number,
): ProductErrorCode | null => {
  const isTooMany = company.dataType === 'ImageCount' && company.dataUsed + imageCount > company.dataAllowed;
  return isTooMany ? 1 : dataRefusal(company);
};

/**
 * Error code for supplementary files that would exceed the allowance.
 *
 * @param bytes size of the files that are not confirmed yet
 */
export const supplementaryRefusal = (
  company: Pick<Company, 'supplementaryUsedBytes' | 'supplementaryAllowedBytes'>,
  bytes: number,
): ProductErrorCode | null =>
  bytes > 0 && company.supplementaryUsedBytes + bytes > company.supplementaryAllowedBytes ? 127 : null;

/** Reads the company of a person. */
export async function readCompany(db: Queryable, companyId: string): Promise<Company> {
  const [company] = await db.select().from(companies).where(eq(companies.id, companyId));
  if (!company) throw new Error(`There is no company '${companyId}'.`);
  return company;
}
