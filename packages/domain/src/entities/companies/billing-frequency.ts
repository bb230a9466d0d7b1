import { wireNumbers } from '../shared/wire-numbers.ts';

/** Wire numbers of the billing frequencies. */
export const BILLING_FREQUENCY_NUMBERS = { Monthly: 1, Annual: 2 } as const;

/** How often a licence is billed. The names are also the display names. */
export type BillingFrequency = keyof typeof BILLING_FREQUENCY_NUMBERS;

/** Codec between billing frequency numbers on the wire and their names. Rejects other numbers. */
export const billingFrequencyCodec = /* @__PURE__ */ wireNumbers(BILLING_FREQUENCY_NUMBERS);
