import type { Geolocation } from '../entities/shared/fields.ts';
import { type CameraFacts, cameraFacts } from './camera-facts.ts';
import { type CaptureTime, captureTime } from './capture-time.ts';
import { gpsPosition, isZero } from './gps-position.ts';
import { type JpegSegments, jpegSegments } from './jpeg-segments.ts';
import { type PhotoTags, quotientOf, readPhotoTags } from './photo-tags.ts';
import { isThermalImage, type TemperatureFormat, temperatureFormatOf } from './thermal-image.ts';
import { type XmpFacts, xmpFacts } from './xmp-facts.ts';

/**
 * How much of the beginning of a photo to read for its facts, in bytes: 192 KiB. Cameras write EXIF and XMP into the first
 * segments of a JPEG image, each of 64 KiB at most. TIFF images may have them farther back.
 */
export const PHOTO_HEAD_BYTES = 192 * 1024;

/** Where a position was found in a file. */
export type PositionSource = 'exif' | 'xmp';

/** What a photo says about itself. Every fact is optional, because a file may lack it. */
export interface PhotoFacts extends CameraFacts, Omit<XmpFacts, 'isThermal'>, Partial<CaptureTime> {
  /** Where the position was found. */
  positionSource?: PositionSource;
  /** Where the camera looked, from 0 to below 360, clockwise from north. */
  directionDegrees?: number;
  /** Size in pixels, before rotation. */
  width?: number;
  height?: number;
  /** Format of its raw temperatures. */
  temperatures?: TemperatureFormat;
  isThermal: boolean;
}

/**
 * Reads what a photo says about itself: EXIF first, then the XMP of JPEG and TIFF images. Never throws: what cannot be read is
 * left out.
 *
 * @param bytes the file, or its beginning
 */
export function photoFacts(bytes: Uint8Array): PhotoFacts {
  const tags = readPhotoTags(bytes);
  const segments = jpegSegments(bytes);
  const { isThermal, ...xmp } = xmpFacts(textOf(segments.xmp ?? tags.xmp));
  const temperatures = temperatureFormatOf(segments, tags.make);
  return {
    ...cameraFacts(tags),
    ...xmp,
    ...sizeOf(tags, segments),
    ...positionOf(tags, xmp),
    ...directionOf(tags),
    ...captureTime(tags),
    ...(temperatures && { temperatures }),
    isThermal: isThermalImage({ segments, xmpIsThermal: isThermal, model: tags.model }),
  };
}

/** Names and numbers are in ASCII, whatever the rest. */
const textOf = (bytes: Uint8Array | undefined): string => (bytes ? new TextDecoder('latin1').decode(bytes) : '');

/** The frame knows better than EXIF, which editing programs leave as it was. */
function sizeOf(tags: PhotoTags, segments: JpegSegments): Pick<PhotoFacts, 'width' | 'height'> {
  const [width, height] =
    segments.width && segments.height ? [segments.width, segments.height] : [tags.width, tags.height];
  return { ...(width && { width }), ...(height && { height }) };
}

type Place = Pick<PhotoFacts, 'position' | 'positionSource' | 'altitudeMetres'>;

/** 0, 0 is what cameras write without a satellite fix: any other place is better. */
function positionOf(tags: PhotoTags, xmp: Pick<XmpFacts, 'position' | 'altitudeMetres'>): Place {
  const places: [PositionSource, Geolocation | undefined][] = [
    ['exif', gpsPosition(tags)],
    ['xmp', xmp.position],
  ];
  const found = places.flatMap(([positionSource, position]): Place[] =>
    position ? [{ position, positionSource }] : [],
  );
  const altitudeMetres = altitudeOf(tags) ?? xmp.altitudeMetres;
  return {
    ...(found.find(({ position }) => position && !isZero(position)) ?? found[0]),
    ...(altitudeMetres !== undefined && { altitudeMetres }),
  };
}

const BELOW_SEA_LEVEL = 1;

function altitudeOf({ altitude, altitudeRef }: PhotoTags): number | undefined {
  const metres = quotientOf(altitude);
  return metres !== undefined && altitudeRef === BELOW_SEA_LEVEL ? -Math.abs(metres) : metres;
}

function directionOf({ direction }: PhotoTags): Pick<PhotoFacts, 'directionDegrees'> {
  const directionDegrees = quotientOf(direction);
  return directionDegrees !== undefined && directionDegrees >= 0 && directionDegrees < 360 ? { directionDegrees } : {};
}
