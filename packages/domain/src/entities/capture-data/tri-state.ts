import { wireNumbers } from '../shared/wire-numbers.ts';

/** Numbers of the tri-state choice on the wire; four members in spite of its name. @see ENUM-061..064, N24 */
export const TRI_STATE_NUMBERS = { Unselected: 0, Yes: 1, No: 2, Partial: 3 } as const;

/** Answer to whether images were geotagged; the names are shown as they are. @see ENUM-061..064, N24 */
export type TriState = keyof typeof TRI_STATE_NUMBERS;

/** Codec between tri-state numbers of the wire and their names; refuses any other number. @see ENUM-061..064 */
export const triStateCodec = /* @__PURE__ */ wireNumbers(TRI_STATE_NUMBERS);
