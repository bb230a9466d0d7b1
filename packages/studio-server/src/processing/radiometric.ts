const FLIR_BYTES = 20 * 1024;
const DJI_BYTES = 32 * 1024;

const START_OF_SCAN = 0xda;
const APP1 = 0xe1;
const APP3 = 0xe3;

/**
 * Whether a JPEG carries raw temperatures beside its picture.
 *
 * FLIR cameras, and DJI cameras with a FLIR core, put them in APP1 segments
 * that start with 'FLIR' and total more than 20 KB; DJI's own cores put 32 KB
 * or more in APP3. Anything that is not a JPEG answers false.
 *
 * @param jpeg the whole file, or at least everything before the picture data
 * @param make EXIF Make of the same file
 */
export function isRadiometric(jpeg: Buffer, make: string | null): boolean {
  let flirBytes = 0;
  let app3Bytes = 0;
  for (const segment of segmentsBeforePicture(jpeg)) {
    if (segment.marker === APP1 && segment.data.toString('latin1', 0, 4) === 'FLIR') flirBytes += segment.data.length;
    if (segment.marker === APP3) app3Bytes += segment.data.length;
  }
  return flirBytes > FLIR_BYTES || (app3Bytes >= DJI_BYTES && make === 'DJI');
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
