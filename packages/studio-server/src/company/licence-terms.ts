import type { BillingFrequency, LicenceDataType } from '@inspection-studio/domain/companies';
import type { companies } from '../database/schema/index.ts';
import { StartError } from '../start-error.ts';

/** Columns of a company's licence that an operator sets. */
export type LicenceTerms = Pick<
  typeof companies.$inferInsert,
  | 'licenceStart'
  | 'licenceExpiry'
  | 'licenceFrequency'
  | 'seatsAllowed'
  | 'dataType'
  | 'dataAllowed'
  | 'supplementaryAllowedBytes'
>;

const FREQUENCY: BillingFrequency = 'Annual';
const DATA_TYPE: LicenceDataType = 'ImageCount';
const SEATS = 25;
const IMAGES = 1_000_000;
const SUPPLEMENTARY_BYTES = 1_000_000_000_000;
/** A company that runs its own studio has a licence for as long as it likes. */
const YEARS = 10;

/** Terms of a company for which the operator chose none: 25 seats, 1,000,000 images, 1 TB, ten years from today. */
export function defaultTerms(now: Date): LicenceTerms {
  const licenceStart = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()));
  const licenceExpiry = new Date(licenceStart);
  licenceExpiry.setUTCFullYear(licenceStart.getUTCFullYear() + YEARS);
  return {
    licenceStart,
    licenceExpiry,
    licenceFrequency: FREQUENCY,
    seatsAllowed: SEATS,
    dataType: DATA_TYPE,
    dataAllowed: IMAGES,
    supplementaryAllowedBytes: SUPPLEMENTARY_BYTES,
  };
}

/** @throws StartError unless the licence has a first day before its last */
export function checkPeriod({
  licenceStart,
  licenceExpiry,
}: Pick<LicenceTerms, 'licenceStart' | 'licenceExpiry'>): void {
  if (licenceStart < licenceExpiry) return;
  throw new StartError('The last day of a licence must not be before its first day.');
}
