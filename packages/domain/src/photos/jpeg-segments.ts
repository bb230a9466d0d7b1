const APP1 = 0xe1;
const APP2 = 0xe2;
const APP3 = 0xe3;
const START_OF_IMAGE = 0xffd8;
const START_OF_SCAN = 0xda;
/** Frames have the markers from 0xc0 to 0xcf, except for these three, which are tables. */
const NOT_FRAMES: readonly number[] = [0xc4, 0xc8, 0xcc];
const FLIR = 'FLIR';
const XMP = 'http://ns.adobe.com/xap/1.0/\0';
/** After four bytes of their own. */
const INFIRAY = 'IJPEG\0';
const INFIRAY_AT = 4;
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
  /** It has a segment of raw temperatures by an InfiRay core. */
  hasInfiray: boolean;
  /** The first XMP packet. */
  xmp?: Uint8Array;
}

/**
 * Reads the segments before the picture of a JPEG image. Never throws: damaged or missing segments say nothing.
 *
 * @param bytes the file, or its beginning
 */
export function jpegSegments(bytes: Uint8Array): JpegSegments {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const facts: JpegSegments = { flirBytes: 0, app3Bytes: 0, hasInfiray: false };
  if (bytes.length < HEAD_BYTES || view.getUint16(0) !== START_OF_IMAGE) return facts;
  for (let at = 2; at + HEAD_BYTES <= bytes.length && bytes[at] === 0xff; at += 2 + view.getUint16(at + 2)) {
    const marker = view.getUint8(at + 1);
    const length = view.getUint16(at + 2) - LENGTH_BYTES;
    if (marker === START_OF_SCAN || length < 0) break;
    if (isFrame(marker) && at + 9 <= bytes.length) {
      facts.height = view.getUint16(at + 5);
      facts.width = view.getUint16(at + 7);
    }
    const start = at + HEAD_BYTES;
    if (marker === APP1 && startsWith(bytes, start, FLIR)) facts.flirBytes += length;
    if (marker === APP1 && startsWith(bytes, start, XMP))
      facts.xmp ??= bytes.subarray(start + XMP.length, start + length);
    if (marker === APP2 && startsWith(bytes, start + INFIRAY_AT, INFIRAY)) facts.hasInfiray = true;
    if (marker === APP3) facts.app3Bytes += length;
  }
  return facts;
}

const startsWith = (bytes: Uint8Array, start: number, text: string): boolean =>
  Array.from(text).every((letter, index) => bytes[start + index] === letter.charCodeAt(0));

/** Whether a segment describes a picture: its size, and how it is coded. */
export const isFrame = (marker: number): boolean => marker >= 0xc0 && marker <= 0xcf && !NOT_FRAMES.includes(marker);
