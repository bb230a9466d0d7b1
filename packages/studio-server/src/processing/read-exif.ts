import { captureTimeMs } from '@inspection-studio/domain/preflight';
import exifr from 'exifr';
import { cameraPosition } from './camera-position.ts';
import type { ImageFacts } from './image-facts.ts';

type ExifFacts = Pick<ImageFacts, 'capturedAt' | 'position' | 'relativeAltitudeMetres' | 'make' | 'model'>;
type Blocks = Record<'ifd0' | 'exif' | 'gps', Record<string, unknown> | undefined> & { xmp?: unknown };

/**
 * Reads camera, capture time and position from EXIF and XMP.
 *
 * Never throws: damaged, unknown or missing values are null.
 */
export async function readExif(file: Buffer): Promise<ExifFacts> {
  const { ifd0 = {}, exif = {}, gps = {}, xmp } = await parseBlocks(file);
  const takenMs = captureTimeMs(exif.DateTimeOriginal, exif.OffsetTimeOriginal);
  return {
    capturedAt: takenMs === undefined ? null : new Date(takenMs),
    position: cameraPosition({
      latitude: gps.latitude,
      longitude: gps.longitude,
      altitude: gps.GPSAltitude,
      altitudeRef: gps.GPSAltitudeRef,
    }),
    relativeAltitudeMetres: relativeAltitude(xmp),
    make: trimmed(ifd0.Make),
    model: trimmed(ifd0.Model),
  };
}

async function parseBlocks(file: Buffer): Promise<Partial<Blocks>> {
  try {
    const blocks: Partial<Blocks> | undefined = await exifr.parse(file, {
      ifd0: { pick: ['Make', 'Model'] },
      exif: { pick: ['DateTimeOriginal', 'OffsetTimeOriginal'] },
      gps: true,
      // As text: its parser writes tags with names from the file into plain objects, and so into their prototype.
      xmp: { parse: false },
      mergeOutput: false,
      translateValues: false,
      reviveValues: false,
    });
    return blocks ?? {};
  } catch {
    return {};
  }
}

/** An attribute or an element of the drone's XMP, whatever its prefix. Takes linear time: it begins at a fixed text. */
const RELATIVE_ALTITUDE = /:RelativeAltitude\s*(?:=\s*["']([^"'<]{1,32})["']|>\s*([^<]{1,32})<)/;

/** Metres above the take-off point. */
function relativeAltitude(xmp: unknown): number | null {
  const match = typeof xmp === 'string' ? RELATIVE_ALTITUDE.exec(xmp) : null;
  const metres = Number.parseFloat(match?.[1] ?? match?.[2] ?? '');
  return Number.isFinite(metres) ? metres : null;
}

function trimmed(value: unknown): string | null {
  return (typeof value === 'string' && value.replaceAll('\0', '').trim()) || null;
}
