import type { CaptureKind } from './image-facts.ts';
import { isRadiometric } from './radiometric.ts';

/**
 * Thermal when the file carries raw temperatures, or when the camera's model
 * calls itself thermal; otherwise visual.
 *
 * @see isRadiometric
 */
export function captureKindOf(file: Buffer, make: string | null, model: string | null): CaptureKind {
  return isRadiometric(file, make) || /\bthermal\b/i.test(model ?? '') ? 'thermal' : 'visual';
}
