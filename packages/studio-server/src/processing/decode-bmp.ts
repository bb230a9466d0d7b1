/** A picture as three bytes a pixel, top row first. */
export interface DecodedBmp {
  readonly width: number;
  readonly height: number;
  readonly pixels: Buffer;
  /** Whether the file ends before its last row; what is missing is black. */
  readonly isIncomplete: boolean;
}

/** What a bitmap says of its rows. */
interface BmpHeader {
  width: number;
  height: number;
  isTopFirst: boolean;
  bits: number;
  /** Where the rows begin, and how long each is. */
  dataOffset: number;
  rowBytes: number;
  paletteOffset: number;
}

const FILE_HEADER_BYTES = 14;
const MIN_INFO_BYTES = 40;
const UNCOMPRESSED = 0;
const BIT_FIELDS = 3;
const MAX_PIXELS = 268_402_689; // as many as sharp reads of other formats
/** A file that holds less of its rows is a header with a claim, and no picture. */
const MIN_SHARE_HELD = 0.05;

/** Whether a file begins as a Windows bitmap, the format sonar images come in. */
export const isBmp = (file: Buffer): boolean =>
  file.length > FILE_HEADER_BYTES && file.toString('latin1', 0, 2) === 'BM';

/**
 * Read the head of a Windows bitmap: 8 bits with a palette, 24 or 32 bits, not compressed.
 *
 * @throws {RangeError} another kind of bitmap, sizes that make no sense, or a file that holds next to nothing of them
 */
export function readBmpHeader(file: Buffer): BmpHeader {
  if (file.length < FILE_HEADER_BYTES + MIN_INFO_BYTES) throw new RangeError('The bitmap has no complete header.');
  const width = file.readInt32LE(18);
  const storedHeight = file.readInt32LE(22); // negative: top row first
  const height = Math.abs(storedHeight);
  const bits = file.readUInt16LE(28);
  const compression = file.readUInt32LE(30);
  if (width < 1 || height < 1 || width * height > MAX_PIXELS) throw new RangeError('The bitmap has no sensible size.');
  const isPlain = compression === UNCOMPRESSED || (compression === BIT_FIELDS && bits === 32);
  if (!isPlain || ![8, 24, 32].includes(bits))
    throw new RangeError(`Bitmaps of ${bits} bits, compression ${compression}, are not read.`);
  const dataOffset = file.readUInt32LE(10);
  const rowBytes = Math.ceil((width * bits) / 32) * 4;
  if (file.length - dataOffset < rowBytes * height * MIN_SHARE_HELD) throw new RangeError('The bitmap has no rows.');
  const paletteOffset = FILE_HEADER_BYTES + file.readUInt32LE(14);
  return { width, height, isTopFirst: storedHeight < 0, bits, dataOffset, rowBytes, paletteOffset };
}

/**
 * The pixels of a bitmap; rows missing at the end of a file that was cut off come out black.
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
