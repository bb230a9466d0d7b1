import exifr from 'exifr';
import { cameraPosition } from './camera-position.ts';
import { parseCaptureTime } from './capture-time.ts';
import type { ImageFacts } from './image-facts.ts';

type ExifFacts = Pick<ImageFacts, 'capturedAt' | 'position' | 'relativeAltitudeMetres' | 'make' | 'model'>;
type Blocks = Record<string, Record<string, unknown> | undefined>;

/**
 * Reads camera, capture time and position from EXIF and XMP.
 *
 * Never throws: damaged, unknown or missing values are null.
 */
export async function readExif(file: Buffer): Promise<ExifFacts> {
  const blocks = await parseBlocks(file);
  const { ifd0 = {}, exif = {}, gps = {} } = blocks;
  return {
    capturedAt: parseCaptureTime(exif.DateTimeOriginal, exif.OffsetTimeOriginal),
    position: cameraPosition({
      latitude: gps.latitude,
      longitude: gps.longitude,
      altitude: gps.GPSAltitude,
      altitudeRef: gps.GPSAltitudeRef,
    }),
    relativeAltitudeMetres: relativeAltitude(blocks),
    make: trimmed(ifd0.Make),
    model: trimmed(ifd0.Model),
  };
}

async function parseBlocks(file: Buffer): Promise<Blocks> {
  try {
    const blocks: Blocks | undefined = await exifr.parse(file, {
      ifd0: { pick: ['Make', 'Model'] },
      exif: { pick: ['DateTimeOriginal', 'OffsetTimeOriginal'] },
      gps: true,
      xmp: true,
      mergeOutput: false,
      translateValues: false,
      reviveValues: false,
    });
    return blocks ?? {};
  } catch {
    return {};
  }
}

function relativeAltitude(blocks: Blocks): number | null {
  const written = Object.values(blocks).find((block) => block && 'RelativeAltitude' in block)?.RelativeAltitude;
  const metres = typeof written === 'string' ? Number.parseFloat(written) : written;
  return typeof metres === 'number' && Number.isFinite(metres) ? metres : null;
}

function trimmed(value: unknown): string | null {
  return (typeof value === 'string' && value.replaceAll('\0', '').trim()) || null;
}
