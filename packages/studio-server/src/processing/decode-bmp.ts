import { counted } from '@inspection-studio/domain/units';

/** A decoded image: RGB, three bytes per pixel, top row first. */
export interface DecodedBmp {
  readonly width: number;
  readonly height: number;
  readonly pixels: Buffer;
  /** Whether the file ends before its last row. Missing rows are black. */
  readonly isIncomplete: boolean;
}

/** Layout of a bitmap's rows. */
interface BmpHeader {
  width: number;
  height: number;
  isTopFirst: boolean;
  bits: number;
  /** Offset of the first row and size of each row, in bytes. */
  dataOffset: number;
  rowBytes: number;
  paletteOffset: number;
}

const FILE_HEADER_BYTES = 14;
const MIN_INFO_BYTES = 40;
const UNCOMPRESSED = 0;
const BIT_FIELDS = 3;
const MAX_PIXELS = 268_402_689; // as many as sharp reads of other formats
/** Minimum share of the declared rows that a file must contain to count as an image. */
const MIN_ROWS_SHARE = 0.05;

/** Whether a file has the signature of a Windows bitmap, the format of sonar images. */
export const isBmp = (file: Buffer): boolean =>
  file.length > FILE_HEADER_BYTES && file.toString('latin1', 0, 2) === 'BM';

/**
 * Reads the header of an uncompressed Windows bitmap with 8 bits and a palette, 24 or 32 bits.
 *
 * @throws {RangeError} for other kinds of bitmap, implausible sizes, or a file with almost no rows
 */
export function readBmpHeader(file: Buffer): BmpHeader {
  if (file.length < FILE_HEADER_BYTES + MIN_INFO_BYTES) throw new RangeError('The bitmap header is incomplete.');
  const width = file.readInt32LE(18);
  const storedHeight = file.readInt32LE(22); // negative: top row first
  const height = Math.abs(storedHeight);
  const bits = file.readUInt16LE(28);
  const compression = file.readUInt32LE(30);
  if (width < 1 || height < 1 || width * height > MAX_PIXELS)
    throw new RangeError('The bitmap has an implausible size.');
  const isPlain = compression === UNCOMPRESSED || (compression === BIT_FIELDS && bits === 32);
  if (!isPlain || ![8, 24, 32].includes(bits))
    throw new RangeError(`Bitmaps of ${counted(bits, 'bit')}, compression ${compression}, are not supported.`);
  const dataOffset = file.readUInt32LE(10);
  const rowBytes = Math.ceil((width * bits) / 32) * 4;
  if (file.length - dataOffset < rowBytes * height * MIN_ROWS_SHARE) throw new RangeError('The bitmap has no rows.');
  const paletteOffset = FILE_HEADER_BYTES + file.readUInt32LE(14);
  return { width, height, isTopFirst: storedHeight < 0, bits, dataOffset, rowBytes, paletteOffset };
}

/**
 * Decodes the pixels of a bitmap. Missing rows at the end of a truncated file are black.
 *
 * @throws {RangeError} see {@link readBmpHeader}
 */
export function decodeBmp(file: Buffer): DecodedBmp {
  const { width, height, isTopFirst, bits, dataOffset, rowBytes, paletteOffset } = readBmpHeader(file);
  const pixelBytes = bits / 8;
  const pixels = Buffer.alloc(width * height * 3);
  for (let y = 0; y < height; y += 1) {
    const row = dataOffset + (isTopFirst ? y : height - 1 - y) * rowBytes;
    for (let x = 0; x < width; x += 1) {
      const at = row + x * pixelBytes;
      if (at + pixelBytes > file.length) break;
      const colour = bits === 8 ? paletteOffset + file.readUInt8(at) * 4 : at;
      if (colour + 3 > file.length) continue;
      const to = (y * width + x) * 3;
      pixels[to] = file.readUInt8(colour + 2);
      pixels[to + 1] = file.readUInt8(colour + 1);
      pixels[to + 2] = file.readUInt8(colour);
    }
  }
  return { width, height, pixels, isIncomplete: file.length < dataOffset + rowBytes * height };
}
