import * as z from 'zod/mini';
import { countSchema, idSchema, instantSchema } from '../shared/fields.ts';
import { billingFrequencyCodec } from './billing-frequency.ts';
import { licenceDataTypeCodec } from './licence-data-type.ts';

/** What the company may use until when. Supplementary figures are bytes; data figures count `dataType`. @see REC-022..032 */
export const licenceSchema = z.object({
  start: instantSchema,
  expiry: instantSchema,
  frequency: billingFrequencyCodec,
  seatsUsed: countSchema,
  seatsAllowed: countSchema,
  dataUsed: z.number().check(z.nonnegative()),
  dataAllowed: z.number().check(z.nonnegative()),
  dataType: licenceDataTypeCodec,
  supplementaryUsed: z.number().check(z.nonnegative()),
  supplementaryAllowed: z.number().check(z.nonnegative()),
});
/** What {@link licenceSchema} reads. */
export type Licence = z.output<typeof licenceSchema>;

/** A company account. @see REC-017..022 */
export const companySchema = z.object({
  id: idSchema,
  name: z.string(),
  address: z.string(),
  website: z.string(),
  created: instantSchema,
  licence: licenceSchema,
});
/** What {@link companySchema} reads. */
export type Company = z.output<typeof companySchema>;
