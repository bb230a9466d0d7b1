import type { ReadParts } from '../read-parts.ts';

/** Reads parts of bytes in memory, and counts how often. */
export function readerOf(bytes: Uint8Array): { read: ReadParts; count: () => number; readBytes: () => number } {
  const reads: number[] = [];
  const read = (async (...parts: readonly (readonly [number, number])[]) => {
    const contents = parts.map(([start, end]) => bytes.slice(Math.max(0, start), Math.max(0, end)));
    reads.push(contents.reduce((sum, { length }) => sum + length, 0));
    return contents;
  }) as ReadParts;
  return { read, count: () => reads.length, readBytes: () => reads.reduce((sum, size) => sum + size, 0) };
}

/** Reads a file that was moved. */
export const unreadable: ReadParts = () => Promise.reject(new Error('It is gone.'));

export const segment = (marker: number, ...payload: number[]): number[] => [
  0xff,
  marker,
  (payload.length + 2) >> 8,
  (payload.length + 2) & 0xff,
  ...payload,
];

/** Compressed data: 0xFF is followed by a zero. */
export const scanOf = (length: number): number[] =>
  Array.from({ length }, (_, index) => (index % 64 === 0 ? 0xff : index % 64 === 1 ? 0 : (index * 37) % 251));

/** Bytes of a video or of anything else that is no compressed image data. */
export const otherData = (length: number): number[] => Array.from({ length }, (_, index) => (index * 37) % 256);

/** Size and sampling of a 4:2:0 image of 640 by 512 pixels. */
export const FRAME = segment(0xc0, 8, 2, 0, 2, 128, 3, 1, 0x22, 0, 2, 0x11, 1, 3, 0x11, 1);
const TABLES = segment(0xdb, ...Array.from({ length: 65 }, () => 1));
export const SCAN_HEADER = segment(0xda, 3, 1, 0, 2, 17, 3, 17, 0, 63, 0);
export const END = [0xff, 0xd9];

/** The bytes of a JPEG image from a camera, before its compressed data. */
export const jpegHeader = (...more: number[]): number[] => [
  0xff,
  0xd8,
  ...segment(0xe1, ...otherData(9_000)),
  ...TABLES,
  ...FRAME,
  ...more,
  ...SCAN_HEADER,
];
