/** Reads `length` bytes from `start`, or fewer at the end of the file. */
export type ReadBytes = (start: number, length: number) => Promise<Buffer>;

/** Thrown for a file that is not a pyramid of ours, or is damaged. */
export class NoPyramidError extends Error {
  override readonly name = 'NoPyramidError';
}

/** A directory of a TIFF file: what is known of one of its images. */
export interface TiffDirectory {
  /** Values of a tag as whole numbers. @throws {NoPyramidError} */
  numbers: (tag: number) => Promise<number[]>;
  /** Values of a tag as bytes. @throws {NoPyramidError} */
  bytes: (tag: number) => Promise<Buffer>;
  /** Where the next directory is; 0 for the last one. */
  next: number;
}

/** Bytes of one value by its type in TIFF 6.0: BYTE, SHORT, LONG and UNDEFINED. */
const VALUE_BYTES: Partial<Record<number, number>> = { 1: 1, 3: 2, 4: 4, 7: 1 };
const SHORT = 3;
const ENTRY_BYTES = 12;
/** A directory is read with what usually follows it: its longer values. */
const CHUNK_BYTES = 16_384;
/** Of a tag with the places of a quarter of a million tiles. */
const VALUES_MAX_BYTES = 1024 ** 2;

/**
 * Reads a directory of a little-endian TIFF file.
 *
 * @param at where it is in the file
 * @throws {NoPyramidError} it is cut off
 */
export async function readDirectory(read: ReadBytes, at: number): Promise<TiffDirectory> {
  const chunk = await read(at, CHUNK_BYTES);
  const end = chunk.length < 2 ? Infinity : 2 + chunk.readUInt16LE(0) * ENTRY_BYTES;
  if (chunk.length < end + 4) throw new NoPyramidError('A directory is cut off.');

  const valuesOf = async (tag: number): Promise<{ type: number; values: Buffer }> => {
    let entry = 2;
    while (entry < end && chunk.readUInt16LE(entry) !== tag) entry += ENTRY_BYTES;
    const type = entry < end ? chunk.readUInt16LE(entry + 2) : 0;
    const valueBytes = VALUE_BYTES[type];
    const length = valueBytes === undefined ? Infinity : chunk.readUInt32LE(entry + 4) * valueBytes;
    if (length > VALUES_MAX_BYTES) throw new NoPyramidError(`Tag ${tag} has no values.`);
    // Up to four bytes are in the entry itself.
    const start = length <= 4 ? entry + 8 : chunk.readUInt32LE(entry + 8) - at;
    const isInChunk = start >= 0 && start + length <= chunk.length;
    const values = isInChunk ? chunk.subarray(start, start + length) : await read(at + start, length);
    if (values.length < length) throw new NoPyramidError(`The values of tag ${tag} are cut off.`);
    return { type, values };
  };

  return {
    bytes: async (tag) => (await valuesOf(tag)).values,
    numbers: async (tag) => {
      const { type, values } = await valuesOf(tag);
      return type === SHORT
        ? Array.from({ length: values.length / 2 }, (_, index) => values.readUInt16LE(index * 2))
        : Array.from({ length: Math.floor(values.length / 4) }, (_, index) => values.readUInt32LE(index * 4));
    },
    next: chunk.readUInt32LE(end),
  };
}
