import { wireNumbers } from '../shared/wire-numbers.ts';

/** Wire numbers of the capture types. */
export const CAPTURE_TYPE_NUMBERS = { Rgb: 0, Ir: 1, Sonar: 2 } as const;

/** Type of a recording: visual, thermal or sonar. */
export type CaptureType = keyof typeof CAPTURE_TYPE_NUMBERS;

/** Codec between capture type numbers on the wire and their names. Rejects other numbers. */
export const captureTypeCodec = /* @__PURE__ */ wireNumbers(CAPTURE_TYPE_NUMBERS);

const LABELS: Record<CaptureType, string> = { Rgb: 'Visual', Ir: 'Thermal', Sonar: 'Sonar' };

/** Display name of a capture type in the wizard. */
export const captureTypeLabel = (type: CaptureType): string => LABELS[type];
