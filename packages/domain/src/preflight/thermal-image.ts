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
  make: string | null | undefined,
): TemperatureFormat | undefined {
  if (flirBytes > FLIR_BYTES) return 'flir';
  return app3Bytes >= DJI_BYTES && make === 'DJI' ? 'dji' : undefined;
}

/** Whether an image is thermal: it contains raw temperatures, or the model of its camera is named thermal. */
export const isThermalImage = (
  temperatures: TemperatureFormat | undefined,
  model: string | null | undefined,
): boolean => temperatures !== undefined || /\bthermal\b/i.test(model ?? '');
