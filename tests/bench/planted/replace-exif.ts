import { frameExif } from '@inspection-studio/demo-frames';
import type { PreflightFile } from '@inspection-studio/domain/preflight';
import sharp, { type Exif } from 'sharp';

const APP1 = 0xe1;
const START_OF_SCAN = 0xda;
const EXIF = 'Exif\0\0';
/** Marker and length. */
const HEAD_BYTES = 4;
const ALTITUDE_METRES = 120;

/** The segments of a JPEG image before its picture, marker included, and where they end. */
function segmentsOf(jpeg: Buffer): { segments: Buffer[]; end: number } {
  const segments: Buffer[] = [];
  let end = 2;
  while (jpeg[end + 1] !== START_OF_SCAN) {
    const next = end + 2 + jpeg.readUInt16BE(end + 2);
    segments.push(jpeg.subarray(end, next));
    end = next;
  }
  return { segments, end };
}

const isExif = (segment: Buffer): boolean =>
  segment[1] === APP1 && segment.subarray(HEAD_BYTES, HEAD_BYTES + EXIF.length).toString('latin1') === EXIF;

function exifOf({ camera = '', focalLengthMm, lens, takenMs, position }: PreflightFile): Exif {
  const [make = '', ...model] = camera.split(' ');
  const takenAt = new Date(takenMs ?? 0);
  const { IFD2: times, IFD3: place } = frameExif('visual', {
    ...(position ?? { latitude: 0, longitude: 0 }),
    altitudeMetres: ALTITUDE_METRES,
    takenAt,
  });
  return {
    IFD0: { Make: make, Model: model.join(' ') },
    IFD2: {
      ...(takenMs !== undefined && times),
      ...(focalLengthMm !== undefined && { FocalLength: `${Math.round(focalLengthMm * 10)}/10` }),
      ...(lens !== undefined && { LensModel: lens }),
    },
    ...(position && place && { IFD3: place }),
  };
}

/** Returns a JPEG image that says this of its camera, time and position, and nothing else. Its picture stays as it is. */
export async function withFacts(jpeg: Buffer, facts: PreflightFile): Promise<Buffer> {
  const carrier = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'grey' } })
    .withExif(exifOf(facts))
    .jpeg()
    .toBuffer();
  const { segments, end } = segmentsOf(jpeg);
  return Buffer.concat([
    jpeg.subarray(0, 2),
    ...segmentsOf(carrier).segments.filter(isExif),
    ...segments.filter((segment) => !isExif(segment)),
    jpeg.subarray(end),
  ]);
}
