import type { CaptureKind } from './image-facts.ts';
import type { RadiometricKind } from './radiometric.ts';

/** Thermal when the file carries raw temperatures, or when the camera's model calls itself thermal; otherwise visual. */
export function captureKindOf(radiometricKind: RadiometricKind | null, model: string | null): CaptureKind {
  return radiometricKind !== null || /\bthermal\b/i.test(model ?? '') ? 'thermal' : 'visual';
}
