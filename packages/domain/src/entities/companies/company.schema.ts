import * as z from 'zod';
import { idSchema, instantSchema } from '../shared/fields.ts';
import { wireNumbers } from '../shared/wire-numbers.ts';

/** How often a licence is billed. @see spec 1 §3 */
export const billingFrequencyCodec = wireNumbers({ Monthly: 1, Annual: 2 });

/** What a licence's data allowance counts: gigapixels or images. @see spec 1 §3 */
export const licenceDataTypeCodec = wireNumbers({ Gpx: 0, ImageCount: 1 });

/** What the company may use until when. Supplementary figures are bytes; data figures count `dataType`. */
export const licenceSchema = z.object({
  start: instantSchema,
  expiry: instantSchema,
  frequency: billingFrequencyCodec,
  seatsUsed: z.number().int().nonnegative(),
  seatsAllowed: z.number().int().nonnegative(),
  dataUsed: z.number().nonnegative(),
  dataAllowed: z.number().nonnegative(),
  dataType: licenceDataTypeCodec,
  supplementaryUsed: z.number().nonnegative(),
  supplementaryAllowed: z.number().nonnegative(),
});
export type Licence = z.output<typeof licenceSchema>;

/** A company account. @see spec 1 §3 "Company" */
export const companySchema = z.object({
  id: idSchema,
  name: z.string(),
  address: z.string(),
  website: z.string(),
  created: instantSchema,
  licence: licenceSchema,
});
export type Company = z.output<typeof companySchema>;
