const APP1 = 0xe1;
const APP3 = 0xe3;
const START_OF_IMAGE = 0xffd8;
const START_OF_SCAN = 0xda;
/** Frames have the markers from 0xc0 to 0xcf, except for these three, which are tables. */
const NOT_FRAMES: readonly number[] = [0xc4, 0xc8, 0xcc];
const FLIR = [0x46, 0x4c, 0x49, 0x52] as const;
/** Marker and length. */
const HEAD_BYTES = 4;
const LENGTH_BYTES = 2;

/** What the segments of a JPEG image say, as far as they are among the bytes. */
export interface JpegSegments {
  /** Size in pixels, before rotation. */
  width?: number;
  height?: number;
  /** Length of the APP1 segments that start with 'FLIR', together. */
  flirBytes: number;
  /** Length of the APP3 segments, together. */
  app3Bytes: number;
}

/**
 * Reads the segments before the picture of a JPEG image. Never throws: damaged or missing segments say nothing.
 *
 * @param bytes the file, or its beginning
 */
export function jpegSegments(bytes: Uint8Array): JpegSegments {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const facts: JpegSegments = { flirBytes: 0, app3Bytes: 0 };
  if (bytes.length < HEAD_BYTES || view.getUint16(0) !== START_OF_IMAGE) return facts;
  for (let at = 2; at + HEAD_BYTES <= bytes.length && bytes[at] === 0xff; at += 2 + view.getUint16(at + 2)) {
    const marker = view.getUint8(at + 1);
    const length = view.getUint16(at + 2) - LENGTH_BYTES;
    if (marker === START_OF_SCAN || length < 0) break;
    if (isFrame(marker) && at + 9 <= bytes.length) {
      facts.height = view.getUint16(at + 5);
      facts.width = view.getUint16(at + 7);
    }
    if (marker === APP1 && FLIR.every((byte, index) => bytes[at + HEAD_BYTES + index] === byte))
      facts.flirBytes += length;
    if (marker === APP3) facts.app3Bytes += length;
  }
  return facts;
}

const isFrame = (marker: number): boolean => marker >= 0xc0 && marker <= 0xcf && !NOT_FRAMES.includes(marker);
