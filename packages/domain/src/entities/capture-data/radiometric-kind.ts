import { wireNumbers } from '../shared/wire-numbers.ts';

/** Wire numbers of the radiometric kinds. */
export const RADIOMETRIC_KIND_NUMBERS = { Unselected: 0, Radiometric: 1, NonRadiometric: 2 } as const;

/** Whether thermal images contain a temperature per pixel: the `thermalType` of capture data. */
export type RadiometricKind = keyof typeof RADIOMETRIC_KIND_NUMBERS;

/** Codec between radiometric kind numbers on the wire and their names. Rejects other numbers. */
export const radiometricKindCodec = /* @__PURE__ */ wireNumbers(RADIOMETRIC_KIND_NUMBERS);

const LABELS: Record<RadiometricKind, string> = {
  Unselected: 'Unselected',
  Radiometric: 'Radiometric',
  NonRadiometric: 'Non-radiometric',
};

/** Display name of a radiometric kind. The specification lists none. */
export const radiometricKindLabel = (kind: RadiometricKind): string => LABELS[kind];
