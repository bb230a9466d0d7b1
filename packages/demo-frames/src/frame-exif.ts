import type { Exif } from 'sharp';
import type { FlightPoint } from './flight-line.ts';

/** What a frame says of itself, so that nobody takes it for a photograph. */
export const FRAME_DESCRIPTION = 'Synthetic frame drawn by Inspection Studio';
export const FRAME_MAKE = 'Inspection Studio';
export const FRAME_MODELS = { visual: 'Drawn frame', thermal: 'Drawn thermal frame' } as const;

/** When and where a frame claims to be taken; heights are above sea level. */
export type FramePlace = Pick<FlightPoint, 'longitude' | 'latitude' | 'altitudeMetres' | 'takenAt'>;

/**
 * The EXIF block of a drawn frame.
 *
 * @param place left out, the frame has no time and no position; seconds of arc carry four decimals (3 mm), metres two
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

/** '2025:11:14 09:30:00', in UTC. */
const toExifTime = (moment: Date): string => moment.toISOString().slice(0, 19).replaceAll('-', ':').replace('T', ' ');

function toDegreesMinutesSeconds(value: number): string {
  const tenThousandths = Math.round(Math.abs(value) * 36_000_000);
  const degrees = Math.floor(tenThousandths / 36_000_000);
  const minutes = Math.floor((tenThousandths % 36_000_000) / 600_000);
  return `${degrees}/1 ${minutes}/1 ${tenThousandths % 600_000}/10000`;
}
