import { wireNumbers } from '../shared/wire-numbers.ts';

/** Numbers of the billing frequencies on the wire. @see spec 1 §3 "Billing frequency", spec 2 §9 "Licence" */
export const BILLING_FREQUENCY_NUMBERS = { Monthly: 1, Annual: 2 } as const;

/** How often a licence is billed; the names are shown as they are. @see spec 1 §3 "Billing frequency" */
export type BillingFrequency = keyof typeof BILLING_FREQUENCY_NUMBERS;

/** Codec between billing frequency numbers of the wire and their names; refuses any other number. @see spec 1 §3 "Billing frequency" */
export const billingFrequencyCodec = /* @__PURE__ */ wireNumbers(BILLING_FREQUENCY_NUMBERS);
