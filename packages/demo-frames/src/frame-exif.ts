import type { Exif } from 'sharp';
import type { FlightPoint } from './flight-line.ts';

/** EXIF description that marks a frame as synthetic. */
export const FRAME_DESCRIPTION = 'Synthetic frame drawn by Inspection Studio';
export const FRAME_MAKE = 'Inspection Studio';
export const FRAME_MODELS = { visual: 'Drawn frame', thermal: 'Drawn thermal frame' } as const;

/** Capture time and position of a frame; altitude is above sea level. */
export type FramePlace = Pick<FlightPoint, 'longitude' | 'latitude' | 'altitudeMetres' | 'takenAt'>;

/**
 * Builds the EXIF block of a drawn frame.
 *
 * @param place capture time and position; omit it for a frame with neither. Seconds of arc have four decimals (3 mm), metres two
 */
export function frameExif(captureKind: keyof typeof FRAME_MODELS, place?: FramePlace): Exif {
  const IFD0 = { ImageDescription: FRAME_DESCRIPTION, Make: FRAME_MAKE, Model: FRAME_MODELS[captureKind] };
  if (!place) return { IFD0 };
  return {
    IFD0,
    IFD2: { DateTimeOriginal: toExifTime(place.takenAt), OffsetTimeOriginal: '+00:00' },
    IFD3: {
      GPSLatitudeRef: place.latitude < 0 ? 'S' : 'N',
      GPSLatitude: toDegreesMinutesSeconds(place.latitude),
      GPSLongitudeRef: place.longitude < 0 ? 'W' : 'E',
      GPSLongitude: toDegreesMinutesSeconds(place.longitude),
      GPSAltitudeRef: '0',
      GPSAltitude: `${Math.round(Math.max(0, place.altitudeMetres) * 100)}/100`,
    },
  };
}

/** Formats a time as EXIF does: '2025:11:14 09:30:00', in UTC. */
const toExifTime = (moment: Date): string => moment.toISOString().slice(0, 19).replaceAll('-', ':').replace('T', ' ');

function toDegreesMinutesSeconds(value: number): string {
  const tenThousandths = Math.round(Math.abs(value) * 36_000_000);
  const degrees = Math.floor(tenThousandths / 36_000_000);
  const minutes = Math.floor((tenThousandths % 36_000_000) / 600_000);
  return `${degrees}/1 ${minutes}/1 ${tenThousandths % 600_000}/10000`;
}
