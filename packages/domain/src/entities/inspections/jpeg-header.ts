import type { ReadParts } from './read-parts.ts';

/** What the segments before the compressed data of a JPEG image say about it. */
export interface JpegHeader {
  /** Offset of the compressed data in bytes. */
  scanStart: number;
  /** The last restart marker of a complete image, 0xD0 to 0xD7; `null` without restart markers or if they differ. */
  lastRestart: number | null;
}

interface Frame {
  width: number;
  height: number;
  /** Horizontal and vertical sampling factors of each component. */
  sampling: readonly (readonly [horizontal: number, vertical: number])[];
}

/** A marker, a length, and as much of a segment as is looked at. */
const SEGMENT_BYTES = 24;
/** More than any camera writes. */
const SEGMENTS_MAX = 512;
const FILL = 0xff;
const START_OF_SCAN = 0xda;
const RESTART_INTERVAL = 0xdd;
/** Sequential images. A progressive one repeats its restart markers in every scan. */
const SEQUENTIAL_FRAMES: readonly number[] = [0xc0, 0xc1];

/**
 * Reads the segments of a JPEG image up to its compressed data.
 *
 * @returns 'wrongFormat' if something else follows the start marker, 'incomplete' if the file ends before the compressed data
 * @throws what `read` throws
 */
export async function readJpegHeader(
  size: number,
  read: ReadParts,
): Promise<JpegHeader | 'wrongFormat' | 'incomplete'> {
  let frame: Frame | null = null;
  let restartInterval = 0;
  let at = 2;
  for (let count = 0; count < SEGMENTS_MAX; count += 1) {
    const [bytes] = await read([at, at + SEGMENT_BYTES]);
    if (bytes.length < 4) return 'incomplete';
    const [prefix, marker = 0] = bytes;
    if (prefix !== 0xff || marker < 0xc0) return 'wrongFormat';
    if (marker === FILL) {
      at += 1;
      continue;
    }
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
    const next = at + 2 + view.getUint16(2);
    if (next >= size) return 'incomplete';
    if (marker === START_OF_SCAN) return { scanStart: next, lastRestart: lastRestartOf(frame, restartInterval) };
    if (marker === RESTART_INTERVAL && bytes.length >= 6) restartInterval = view.getUint16(4);
    if (SEQUENTIAL_FRAMES.includes(marker)) frame = frameOf(view);
    at = next;
  }
  return 'wrongFormat';
}

function frameOf(view: DataView): Frame | null {
  const componentCount = view.byteLength > 9 ? view.getUint8(9) : 0;
  if (view.byteLength < 10 + 3 * componentCount) return null;
  return {
    height: view.getUint16(5),
    width: view.getUint16(7),
    sampling: Array.from({ length: componentCount }, (_, index) => {
      const factors = view.getUint8(11 + 3 * index);
      return [factors >> 4, factors & 0x0f];
    }),
  };
}

function lastRestartOf(frame: Frame | null, interval: number): number | null {
  if (frame === null || frame.sampling.length === 0 || interval === 0) return null;
  const isSingle = frame.sampling.length === 1;
  const horizontal = isSingle ? 1 : Math.max(...frame.sampling.map(([factor]) => factor));
  const vertical = isSingle ? 1 : Math.max(...frame.sampling.map(([, factor]) => factor));
  const blocks = Math.ceil(frame.width / (8 * horizontal)) * Math.ceil(frame.height / (8 * vertical));
  const markerCount = Math.ceil(blocks / interval) - 1;
  return markerCount > 0 ? 0xd0 + ((markerCount - 1) % 8) : null;
}
