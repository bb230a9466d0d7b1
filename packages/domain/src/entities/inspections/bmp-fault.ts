import type { ReadParts } from './read-parts.ts';

/** A file header and the part of the info header that is looked at. */
const HEADER_BYTES = 54;
const SIGNATURE = [0x42, 0x4d] as const;
const UNCOMPRESSED = 0;

/**
 * Returns what is wrong with a Windows bitmap, judged by its header and size.
 *
 * The size in the header is ignored, because many programs write a wrong one. Compressed bitmaps are not measured.
 *
 * @returns `null` if nothing is wrong, as far as the header shows
 * @throws what `read` throws
 */
export async function bmpFault(size: number, read: ReadParts): Promise<'wrongFormat' | 'incomplete' | null> {
  const [header] = await read([0, HEADER_BYTES]);
  if (!SIGNATURE.every((byte, index) => header[index] === byte)) return 'wrongFormat';
  if (header.length < HEADER_BYTES) return 'incomplete';
  const view = new DataView(header.buffer, header.byteOffset, header.length);
  const dataOffset = view.getUint32(10, true);
  const width = view.getInt32(18, true);
  const height = Math.abs(view.getInt32(22, true)); // negative: top row first
  const bits = view.getUint16(28, true);
  const rowBytes = Math.ceil((width * bits) / 32) * 4;
  const isMeasured = view.getUint32(30, true) === UNCOMPRESSED;
  return isMeasured && size < dataOffset + rowBytes * height ? 'incomplete' : null;
}
