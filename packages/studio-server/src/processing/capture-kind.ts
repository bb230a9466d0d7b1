import type { CaptureKind } from './image-facts.ts';
import type { RadiometricKind } from './radiometric.ts';

/** Returns `thermal` when the file contains raw temperatures or the camera model is named thermal, else `visual`. */
export function captureKindOf(radiometricKind: RadiometricKind | null, model: string | null): CaptureKind {
  return radiometricKind !== null || /\bthermal\b/i.test(model ?? '') ? 'thermal' : 'visual';
}
