import {
  captureTimeMs,
  isThermalImage,
  jpegSegments,
  type PreflightFile,
  temperatureFormatOf,
} from '@inspection-studio/domain/preflight';
import exifr from 'exifr';

/** Contains the EXIF of every camera, and the size of most images. */
export const HEAD_BYTES = 192 * 1024;
/** With the head, 256 KiB: no more is read of a file. */
export const TAIL_BYTES = 64 * 1024;

/** Facts of one file that come from its content. */
export type FileFacts = Omit<PreflightFile, 'name' | 'path' | 'sizeBytes' | 'list' | 'fault'>;

/**
 * Reads at most 256 KiB of a file. Never throws: what cannot be read is left out.
 *
 * @param file any file; only JPEG and TIFF images have more facts than a hash
 */
export async function readFacts(file: Blob): Promise<FileFacts> {
  try {
    const tailStart = Math.max(HEAD_BYTES, file.size - TAIL_BYTES);
    const read = await new Blob([file.slice(0, HEAD_BYTES), file.slice(tailStart)]).arrayBuffer();
    const head = new Uint8Array(read, 0, Math.min(HEAD_BYTES, file.size));
    const [exif, sampleHash] = await Promise.all([readExif(head), hashOf(read)]);
    const { width, height, ...segments } = jpegSegments(head);
    const { make = '', model = '', ...facts } = exif;
    const temperatures = temperatureFormatOf(segments, make);
    // Some models begin with the make: 'Canon PowerShot'.
    const camera = model.startsWith(make) ? model : [make, model].filter(Boolean).join(' ');
    return {
      ...facts,
      ...(camera && { camera }),
      ...(width && height && { width, height }),
      ...(sampleHash && { sampleHash }),
      ...(temperatures && { hasTemperatures: true }),
      isThermal: isThermalImage(temperatures, model),
    };
  } catch {
    return {};
  }
}

/** Without HTTPS there is no hash, and so no search for duplicates. */
async function hashOf(bytes: ArrayBuffer): Promise<string | undefined> {
  if (!globalThis.crypto?.subtle) return undefined;
  return Array.from(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}

type Tags = Record<string, unknown>;
type ExifFacts = Pick<FileFacts, 'position' | 'takenMs' | 'lens' | 'focalLengthMm' | 'width' | 'height'> & {
  make?: string;
  model?: string;
};

async function readExif(head: Uint8Array): Promise<ExifFacts> {
  const blocks = await parseBlocks(head);
  const { ifd0 = {}, exif = {}, gps = {} } = blocks;
  const position = positionOf(gps.latitude, gps.longitude);
  const takenMs = captureTimeMs(exif.DateTimeOriginal, exif.OffsetTimeOriginal);
  const lens = textOf(exif.LensModel);
  const make = textOf(ifd0.Make);
  const model = textOf(ifd0.Model);
  return {
    ...(position && { position }),
    ...(takenMs !== undefined && { takenMs }),
    ...(lens && { lens }),
    ...(typeof exif.FocalLength === 'number' && { focalLengthMm: exif.FocalLength }),
    ...(isSize(exif.ExifImageWidth) && { width: exif.ExifImageWidth }),
    ...(isSize(exif.ExifImageHeight) && { height: exif.ExifImageHeight }),
    ...(make && { make }),
    ...(model && { model }),
  };
}

async function parseBlocks(head: Uint8Array): Promise<{ ifd0?: Tags; exif?: Tags; gps?: Tags }> {
  try {
    const picked = [
      'DateTimeOriginal',
      'OffsetTimeOriginal',
      'LensModel',
      'FocalLength',
      'ExifImageWidth',
      'ExifImageHeight',
    ];
    const blocks: { ifd0?: Tags; exif?: Tags; gps?: Tags } | undefined = await exifr.parse(head, {
      ifd0: { pick: ['Make', 'Model'] },
      exif: { pick: picked },
      gps: true,
      xmp: false,
      mergeOutput: false,
      translateValues: false,
      reviveValues: false,
    });
    return blocks ?? {};
  } catch {
    return {};
  }
}

const isSize = (value: unknown): value is number => typeof value === 'number' && value > 0;

const textOf = (value: unknown): string => (typeof value === 'string' ? value.replaceAll('\0', '').trim() : '');

function positionOf(latitude: unknown, longitude: unknown): FileFacts['position'] {
  if (typeof latitude !== 'number' || typeof longitude !== 'number') return undefined;
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : undefined;
}
