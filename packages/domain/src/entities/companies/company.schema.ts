import * as z from 'zod/mini';
import { countSchema, idSchema, instantSchema } from '../shared/fields.ts';
import { billingFrequencyCodec } from './billing-frequency.ts';
import { licenceDataTypeCodec } from './licence-data-type.ts';

/** Licence of a company. Supplementary figures are in bytes, data figures in the unit of `dataType`. */
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
/** The output of {@link licenceSchema}. */
export type Licence = z.output<typeof licenceSchema>;

/** A company. */
export const companySchema = z.object({
  id: idSchema,
  name: z.string(),
  address: z.string(),
  website: z.string(),
  created: instantSchema,
  licence: licenceSchema,
});
/** The output of {@link companySchema}. */
export type Company = z.output<typeof companySchema>;
