import { wireNumbers } from '../shared/wire-numbers.ts';

/** Wire numbers of the tri-state choice, which has four values despite its name. */
export const TRI_STATE_NUMBERS = { Unselected: 0, Yes: 1, No: 2, Partial: 3 } as const;

/** Whether images were geotagged. The names are also the display names. */
export type TriState = keyof typeof TRI_STATE_NUMBERS;

/** Codec between tri-state numbers on the wire and their names. Rejects other numbers. */
export const triStateCodec = /* @__PURE__ */ wireNumbers(TRI_STATE_NUMBERS);
