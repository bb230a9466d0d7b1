import type { JpegSegments } from './jpeg-segments.ts';

const FLIR_BYTES = 20 * 1024;
const DJI_BYTES = 32 * 1024;

/** Format of the raw temperatures in a thermal JPEG: FLIR or DJI (R-JPEG). */
export type TemperatureFormat = 'flir' | 'dji';

/**
 * Returns the format of the raw temperatures in a JPEG image, or `undefined` without any. FLIR cameras, and DJI cameras with a
 * FLIR core, store more than 20 KiB in APP1 segments that start with 'FLIR'. DJI cores store at least 32 KiB in APP3.
 *
 * @param make EXIF Make of the same file
 */
export function temperatureFormatOf(
  { flirBytes, app3Bytes }: Pick<JpegSegments, 'flirBytes' | 'app3Bytes'>,
  make: string | undefined,
): TemperatureFormat | undefined {
  if (flirBytes > FLIR_BYTES) return 'flir';
  return app3Bytes >= DJI_BYTES && make?.toUpperCase() === 'DJI' ? 'dji' : undefined;
}

/** Models whose cameras are thermal only. */
const THERMAL_MODEL = /\b(?:thermal|infra-?red|vue pro|zenmuse ?xt)\b|^flir$/i;

/**
 * Whether an image is thermal. Temperatures of any maker decide, as does a block as large as theirs in APP3, which visual images do
 * not have; then the camera that the drone names; then the model.
 */
export function isThermalImage({
  segments: { flirBytes, app3Bytes, hasInfiray },
  xmpIsThermal,
  model = '',
}: {
  segments: Pick<JpegSegments, 'flirBytes' | 'app3Bytes' | 'hasInfiray'>;
  xmpIsThermal: boolean | undefined;
  model: string | undefined;
}): boolean {
  const hasBlock = flirBytes > FLIR_BYTES || app3Bytes >= DJI_BYTES || hasInfiray;
  return hasBlock || (xmpIsThermal ?? THERMAL_MODEL.test(model));
}
