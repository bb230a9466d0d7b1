import { BILLING_FREQUENCY_NUMBERS, LICENCE_DATA_TYPE_NUMBERS } from '@inspection-studio/domain/companies';
import * as z from 'zod';
import type { LicenceTerms } from './licence-terms.ts';

/** Options of the terms of a licence, for `parseArgs`. */
export const LICENCE_OPTIONS = {
  from: { type: 'string' },
  until: { type: 'string' },
  frequency: { type: 'string' },
  seats: { type: 'string' },
  type: { type: 'string' },
  data: { type: 'string' },
  'supplementary-gb': { type: 'string' },
} as const;

const BYTES_PER_GB = 1_000_000_000;
const AMOUNT_MAX = 1_000_000_000;

const day = (time: string) => {
  const message = 'must be a day such as 2027-12-31';
  return z.iso.date(message).transform((date) => new Date(`${date}T${time}Z`));
};
const oneOf = <Name extends string>(names: Record<Name, number>) => {
  const values = Object.keys(names) as [Name, ...Name[]];
  return z.enum(values, `must be ${values.join(' or ')}`);
};
const amount = (min: number, max: number, pattern: RegExp) => {
  const message = `must be a number from ${min} to ${max}`;
  return z.string().regex(pattern, message).transform(Number).pipe(z.number().min(min, message).max(max, message));
};
const WHOLE = /^\d{1,12}$/;
const DECIMAL = /^\d{1,12}(\.\d{1,6})?$/;

const optionsSchema = z.object({
  from: day('00:00:00.000').optional(),
  until: day('23:59:59.999').optional(),
  frequency: oneOf(BILLING_FREQUENCY_NUMBERS).optional(),
  seats: amount(1, 1_000_000, WHOLE).optional(),
  type: oneOf(LICENCE_DATA_TYPE_NUMBERS).optional(),
  data: amount(0, AMOUNT_MAX, DECIMAL).optional(),
  'supplementary-gb': amount(0, 1_000_000, DECIMAL).optional(),
});

/** Text values of {@link LICENCE_OPTIONS}. */
export type LicenceOptions = { [Name in keyof typeof LICENCE_OPTIONS]?: string | undefined };

/**
 * Reads the options that were given. Days are in UTC; the last one counts completely.
 *
 * @returns a sentence about the first wrong option instead, if there is one
 */
export function readLicenceOptions(options: LicenceOptions): Partial<LicenceTerms> | string {
  const parsed = optionsSchema.safeParse(options);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    return `--${String(issue!.path[0])} ${issue!.message}.`;
  }
  const { from, until, frequency, seats, type, data, 'supplementary-gb': gigabytes } = parsed.data;
  return {
    ...(from && { licenceStart: from }),
    ...(until && { licenceExpiry: until }),
    ...(frequency && { licenceFrequency: frequency }),
    ...(seats !== undefined && { seatsAllowed: seats }),
    ...(type && { dataType: type }),
    ...(data !== undefined && { dataAllowed: data }),
    ...(gigabytes !== undefined && { supplementaryAllowedBytes: Math.round(gigabytes * BYTES_PER_GB) }),
  };
}
