import type { CaptureDataForm } from '../entities/capture-data/capture-data.form.ts';
import type { PreflightFile } from './preflight-file.ts';
import { isLocated } from './track.ts';

/** Fields of capture data that images can say something about. */
export type CaptureFacts = Partial<
  Pick<CaptureDataForm, 'captureDate' | 'captureDevice' | 'geotagged' | 'thermalType'>
>;

/**
 * Returns what images say about their capture: the day on the clock of the camera, the device, whether they have a position, and whether all thermal
 * images have temperatures. What differs between them is left out, as are files that cannot be used.
 */
export function captureFacts(files: readonly PreflightFile[]): CaptureFacts {
  const usable = files.filter(({ fault }) => fault === undefined);
  if (usable.length === 0) return {};
  const captureDate = onlyOne(usable.map(({ takenDay }) => takenDay));
  const captureDevice = onlyOne(usable.map(({ camera }) => camera));
  const thermal = usable.filter(({ list }) => list === 'ir');
  const isRadiometric = thermal.length > 0 && thermal.every(({ hasTemperatures }) => hasTemperatures);
  return {
    ...(captureDate !== undefined && { captureDate }),
    ...(captureDevice !== undefined && { captureDevice }),
    geotagged: geotagged(usable.filter(isLocated).length, usable.length),
    ...(isRadiometric && { thermalType: 'Radiometric' }),
  };
}

/** Returns the value that all have that have one; `undefined` if there are several, or none. */
function onlyOne<Value>(values: readonly (Value | undefined)[]): Value | undefined {
  const [one, ...others] = new Set(values.filter((value) => value !== undefined));
  return others.length === 0 ? one : undefined;
}

function geotagged(locatedCount: number, count: number): CaptureDataForm['geotagged'] {
  if (locatedCount === 0) return 'No';
  return locatedCount === count ? 'Yes' : 'Partial';
}
