const FLIR_BYTES = 20 * 1024;
const DJI_BYTES = 32 * 1024;

/** Format of the raw temperatures in a thermal JPEG: FLIR or DJI (R-JPEG). */
export type RadiometricKind = 'flir' | 'dji';

const START_OF_SCAN = 0xda;
const APP1 = 0xe1;
const APP3 = 0xe3;

/**
 * Detects the format of raw temperatures in a JPEG. Returns null without any.
 *
 * FLIR cameras, and DJI cameras with a FLIR core, store them in APP1 segments that start
 * with 'FLIR' and total more than 20 KB. DJI cores store at least 32 KB in APP3.
 *
 * @param jpeg the whole file, or at least everything before the start of scan
 * @param make EXIF Make of the same file
 */
export function radiometricKindOf(jpeg: Buffer, make: string | null): RadiometricKind | null {
  let flirBytes = 0;
  let app3Bytes = 0;
  for (const segment of segmentsBeforePicture(jpeg)) {
    if (segment.marker === APP1 && segment.data.toString('latin1', 0, 4) === 'FLIR') flirBytes += segment.data.length;
    if (segment.marker === APP3) app3Bytes += segment.data.length;
  }
  if (flirBytes > FLIR_BYTES) return 'flir';
  return app3Bytes >= DJI_BYTES && make === 'DJI' ? 'dji' : null;
}

function* segmentsBeforePicture(jpeg: Buffer): Generator<{ marker: number; data: Buffer }> {
  if (jpeg.length < 4 || jpeg.readUInt16BE(0) !== 0xffd8) return;
  let offset = 2;
  while (offset + 4 <= jpeg.length && jpeg[offset] === 0xff) {
    const marker = jpeg.readUInt8(offset + 1);
    if (marker === START_OF_SCAN) return;
    const length = jpeg.readUInt16BE(offset + 2);
    if (length < 2) return;
    yield { marker, data: jpeg.subarray(offset + 4, offset + 2 + length) };
    offset += 2 + length;
  }
}
