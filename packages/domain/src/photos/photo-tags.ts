import ExifReader from 'exifreader';

/** Numerator and denominator, as EXIF stores a fraction. 0/0 means that the value is unknown. */
export type Fraction = readonly [number, number];

/** Returns the value of a fraction, or `undefined` if it is unknown. */
export function quotientOf(fraction: Fraction | undefined): number | undefined {
  const value = fraction && fraction[0] / fraction[1];
  return value !== undefined && Number.isFinite(value) ? value : undefined;
}

/** What the EXIF of a photo says, as it is stored. Tags that are missing, blank or of another type are left out. */
export interface PhotoTags {
  make?: string;
  model?: string;
  lens?: string;
  focalLength?: Fraction;
  /** Seconds. */
  exposureTime?: Fraction;
  fNumber?: Fraction;
  iso?: number;
  width?: number;
  height?: number;
  dateTimeOriginal?: string;
  dateTimeDigitized?: string;
  /** Digits after the point: '87' is 0.87 seconds. */
  subSecondsOriginal?: string;
  subSecondsDigitized?: string;
  offsetTimeOriginal?: string;
  offsetTimeDigitized?: string;
  offsetTime?: string;
  /** Degrees, minutes and seconds. */
  latitude?: readonly Fraction[];
  /** 'N' or 'S', or what a program wrote instead. */
  latitudeRef?: string;
  longitude?: readonly Fraction[];
  longitudeRef?: string;
  altitude?: Fraction;
  /** 1 is below sea level. */
  altitudeRef?: number;
  /** Degrees clockwise from north. */
  direction?: Fraction;
  /** XMP of a TIFF image. That of a JPEG image is in a segment of its own. */
  xmp?: Uint8Array;
}

const TEXTS = {
  make: 'Make',
  model: 'Model',
  lens: 'LensModel',
  dateTimeOriginal: 'DateTimeOriginal',
  dateTimeDigitized: 'DateTimeDigitized',
  subSecondsOriginal: 'SubSecTimeOriginal',
  subSecondsDigitized: 'SubSecTimeDigitized',
  offsetTimeOriginal: 'OffsetTimeOriginal',
  offsetTimeDigitized: 'OffsetTimeDigitized',
  offsetTime: 'OffsetTime',
  latitudeRef: 'GPSLatitudeRef',
  longitudeRef: 'GPSLongitudeRef',
} as const;
const NUMBERS = {
  width: 'PixelXDimension',
  height: 'PixelYDimension',
  // The name before EXIF 2.3, since then PhotographicSensitivity.
  iso: 'ISOSpeedRatings',
  altitudeRef: 'GPSAltitudeRef',
} as const;
const FRACTIONS = {
  focalLength: 'FocalLength',
  exposureTime: 'ExposureTime',
  fNumber: 'FNumber',
  altitude: 'GPSAltitude',
  direction: 'GPSImgDirection',
} as const;
const ANGLES = { latitude: 'GPSLatitude', longitude: 'GPSLongitude' } as const;
const XMP = 'ApplicationNotes';
const READ = [TEXTS, NUMBERS, FRACTIONS, ANGLES].flatMap((names): string[] => Object.values(names));

/**
 * Reads the EXIF of a photo. Never throws: damaged or missing tags are left out.
 *
 * @param bytes the file, or its beginning
 */
export function readPhotoTags(bytes: Uint8Array): PhotoTags {
  const stored = readExif(bytes);
  const each = <Key extends string, Value>(
    names: Readonly<Record<Key, string>>,
    read: (value: unknown) => Value | undefined,
  ): Partial<Record<Key, Value>> => {
    const found: Partial<Record<Key, Value>> = {};
    for (const key of Object.keys(names) as Key[]) {
      const value = read(valueOf(stored[names[key]]));
      if (value !== undefined) found[key] = value;
    }
    return found;
  };
  const xmp = valueOf(stored[XMP]);
  return {
    ...each(TEXTS, textOf),
    ...each(NUMBERS, numberOf),
    ...each(FRACTIONS, fractionOf),
    ...each(ANGLES, anglesOf),
    ...(Array.isArray(xmp) && { xmp: Uint8Array.from(xmp) }),
  };
}

function readExif(bytes: Uint8Array): Readonly<Record<string, unknown>> {
  try {
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    return { ...ExifReader.loadView(view, { expanded: true, includeTags: { exif: [...READ, XMP] } }).exif };
  } catch {
    return {};
  }
}

const valueOf = (tag: unknown): unknown => (tag as { value?: unknown } | undefined)?.value;

/** Texts are stored in lists, and may end with zero bytes or blanks. */
function textOf(value: unknown): string | undefined {
  const [text = value] = Array.isArray(value) ? value : [];
  return (typeof text === 'string' && text.replaceAll('\0', ' ').trim()) || undefined;
}

function numberOf(value: unknown): number | undefined {
  const [number = value] = Array.isArray(value) ? value : [];
  return typeof number === 'number' ? number : undefined;
}

const isNumber = (value: unknown): value is number => typeof value === 'number';

/** Some programs store a whole or a floating-point number instead of a fraction. */
function fractionOf(value: unknown): Fraction | undefined {
  if (isNumber(value)) return [value, 1];
  if (!Array.isArray(value)) return undefined;
  const [numerator, denominator = 1] = value;
  return isNumber(numerator) && isNumber(denominator) ? [numerator, denominator] : fractionOf(numerator);
}

function anglesOf(value: unknown): readonly Fraction[] | undefined {
  if (!Array.isArray(value)) return undefined;
  // One fraction alone comes as a pair, several as a list of pairs.
  const parts = value.length === 2 && value.every(isNumber) ? [value] : value;
  const fractions = parts.map(fractionOf);
  return fractions.every((fraction) => fraction !== undefined) ? fractions : undefined;
}
