import type { Geolocation } from '../entities/shared/fields.ts';
import type { Fraction, PhotoTags } from './photo-tags.ts';

const SIXTY = 60;
const LATITUDE_MAX = 90;
const LONGITUDE_MAX = 180;

type GpsTags = Pick<PhotoTags, 'latitude' | 'latitudeRef' | 'longitude' | 'longitudeRef'>;

/**
 * Returns the position of a photo from its EXIF, in degrees, WGS 84. Returns `undefined` unless both angles are whole and
 * possible: a part that is unknown (0/0), minutes or seconds of 60 or more, and an angle without a direction say nothing.
 * Nothing is guessed: north of the equator is as likely as south of it.
 */
export function gpsPosition({ latitude, latitudeRef, longitude, longitudeRef }: GpsTags): Geolocation | undefined {
  const north = signedDegrees(latitude, signOf(latitudeRef, 'N', 'S'), LATITUDE_MAX);
  const east = signedDegrees(longitude, signOf(longitudeRef, 'E', 'W'), LONGITUDE_MAX);
  return north === undefined || east === undefined ? undefined : { latitude: north, longitude: east };
}

/** A direction may be a word ('South') and in small letters. */
function signOf(ref: string | undefined, positive: string, negative: string): 1 | -1 | undefined {
  const letter = ref?.at(0)?.toUpperCase();
  if (letter === positive) return 1;
  return letter === negative ? -1 : undefined;
}

/** A negative angle has its direction in its sign, with or without a reference. */
function signedDegrees(
  parts: readonly Fraction[] | undefined,
  sign: 1 | -1 | undefined,
  degreesMax: number,
): number | undefined {
  const [degrees, minutes = 0, seconds = 0, ...others] = parts?.map(([over, under]) => over / under) ?? [];
  if (degrees === undefined || others.length > 0 || !isPart(minutes) || !isPart(seconds)) return undefined;
  const direction = degrees < 0 ? -1 : sign;
  const angle = Math.abs(degrees) + minutes / SIXTY + seconds / SIXTY ** 2;
  return direction !== undefined && angle <= degreesMax ? direction * angle || 0 : undefined;
}

/** Whether a number can be the minutes or the seconds of an angle. */
const isPart = (value: number): boolean => value >= 0 && value < SIXTY;

/** Whether a position is 0, 0, which cameras write without a satellite fix. */
export const isZero = ({ latitude, longitude }: Geolocation): boolean => latitude === 0 && longitude === 0;
