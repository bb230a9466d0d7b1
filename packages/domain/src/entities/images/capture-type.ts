import { wireNumbers } from '../shared/wire-numbers.ts';

/** Numbers of the capture types on the wire. @see ENUM-006..008 */
export const CAPTURE_TYPE_NUMBERS = { Rgb: 0, Ir: 1, Sonar: 2 } as const;

/** What a camera recorded: light, heat or sound. @see ENUM-006..008 */
export type CaptureType = keyof typeof CAPTURE_TYPE_NUMBERS;

/** Codec between capture type numbers of the wire and their names; refuses any other number. @see ENUM-006..008 */
export const captureTypeCodec = /* @__PURE__ */ wireNumbers(CAPTURE_TYPE_NUMBERS);

const LABELS: Record<CaptureType, string> = { Rgb: 'Visual', Ir: 'Thermal', Sonar: 'Sonar' };

/** Name of a capture type as the wizard speaks of it: visual and thermal images, sonar data. @see GEN-027..028, GEN-031 */
export const captureTypeLabel = (type: CaptureType): string => LABELS[type];
