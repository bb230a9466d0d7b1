import { wireNumbers } from '../shared/wire-numbers.ts';

/** Numbers of the billing frequencies on the wire. @see ENUM-112..113 */
export const BILLING_FREQUENCY_NUMBERS = { Monthly: 1, Annual: 2 } as const;

/** How often a licence is billed; the names are shown as they are. @see ENUM-112..113 */
export type BillingFrequency = keyof typeof BILLING_FREQUENCY_NUMBERS;

/** Codec between billing frequency numbers of the wire and their names; refuses any other number. @see ENUM-112..113 */
export const billingFrequencyCodec = /* @__PURE__ */ wireNumbers(BILLING_FREQUENCY_NUMBERS);
