export { BILLING_FREQUENCY_NUMBERS, billingFrequencyCodec } from './entities/companies/billing-frequency.ts';
export type { BillingFrequency } from './entities/companies/billing-frequency.ts';
export { companySchema, licenceSchema } from './entities/companies/company.schema.ts';
export type { Company, Licence } from './entities/companies/company.schema.ts';
export { type SignInSettings, signInSettingsSchema } from './entities/companies/sign-in-settings.schema.ts';
export {
  formatLicenceData,
  LICENCE_DATA_TYPE_NUMBERS,
  licenceDataTypeCodec,
} from './entities/companies/licence-data-type.ts';
export type { LicenceDataType } from './entities/companies/licence-data-type.ts';
export { isOverUsed, licenceState, seatsRemaining } from './entities/companies/licence.ts';
