import { type JpegHeader, readJpegHeader } from './jpeg-header.ts';
import type { ReadParts } from './read-parts.ts';

const START_BYTES = 4;
/** Cameras and phones append up to a few KiB after the end of an image, such as thumbnails. */
const TAIL_BYTES = 4096;
/** Enough for several stuffed bytes, also in a smooth image. */
const SCAN_BYTES = 4 * TAIL_BYTES;
/** Fewer stuffed bytes prove nothing. */
const STUFFED_MIN = 4;

/**
 * Returns what is wrong with a JPEG image, judged by a few KiB of it. Most images take one read.
 *
 * An image is complete if its last bytes contain the end marker. Some images do not: phones append videos, and some
 * thermal cameras leave the marker out. So an image is incomplete only if it ends within its compressed data.
 *
 * @returns `null` if nothing is wrong, as far as these bytes show
 * @throws what `read` throws
 */
export async function jpegFault(size: number, read: ReadParts): Promise<'wrongFormat' | 'incomplete' | null> {
  const [start, tail] = await read([0, START_BYTES], [size - TAIL_BYTES, size]);
  if (!startsImage(start)) return 'wrongFormat';
  if (includesEnd(tail)) return null;
  const header = await readJpegHeader(size, read);
  if (typeof header === 'string') return header;
  const [scan] = await read([Math.max(header.scanStart, size - SCAN_BYTES), size]);
  return endsWithinScan(scan, header) ? 'incomplete' : null;
}

/** Whether bytes are a start marker and the begin of any segment, or a fill byte. */
const startsImage = ([soi0, soi1, prefix, marker = 0]: Uint8Array): boolean =>
  soi0 === 0xff && soi1 === 0xd8 && prefix === 0xff && marker >= 0xc0 && !(marker >= 0xd0 && marker <= 0xd9);

const includesEnd = (bytes: Uint8Array): boolean => markersIn(bytes).includes(0xd9);

/** Returns the bytes after each 0xFF. */
function markersIn(bytes: Uint8Array): number[] {
  const markers: number[] = [];
  for (let at = bytes.indexOf(0xff); at >= 0 && at < bytes.length - 1; at = bytes.indexOf(0xff, at + 1)) {
    markers.push(bytes[at + 1] ?? 0);
  }
  return markers;
}

const isRestart = (marker: number): boolean => marker >= 0xd0 && marker <= 0xd7;

/**
 * Whether bytes are compressed data that ends too early. In compressed data, 0xFF is stuffed with a zero or starts a
 * restart marker. It is complete if the last restart marker is that of the last interval.
 */
function endsWithinScan(bytes: Uint8Array, { lastRestart }: JpegHeader): boolean {
  const markers = markersIn(bytes);
  const isScan = markers.length >= STUFFED_MIN && markers.every((marker) => marker === 0 || isRestart(marker));
  return isScan && (lastRestart === null || markers.findLast(isRestart) !== lastRestart);
}
