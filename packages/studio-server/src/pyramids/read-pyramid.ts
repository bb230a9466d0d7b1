import { TILE_PIXELS } from '@inspection-studio/domain/images';
import { NoPyramidError, type ReadBytes, readDirectory } from './read-directory.ts';

/** One zoom level of a pyramid. */
export interface PyramidLevel {
  columns: number;
  rows: number;
  /** Where each tile is in the file, row by row. */
  tiles: readonly { start: number; length: number }[];
  /** The tables that its tiles share, as a JPEG without an image. */
  tables: Buffer;
}

/** Tags of TIFF 6.0. */
const WIDTH = 256;
const HEIGHT = 257;
const TILE_WIDTH = 322;
const TILE_HEIGHT = 323;
const TILE_STARTS = 324;
const TILE_LENGTHS = 325;
const JPEG_TABLES = 347;

const HEADER_BYTES = 8;
/** Of an image with 2 ^ 32 pixels in width. */
const LEVELS_MAX = 24;

/**
 * Reads where the tiles of a pyramid ({@link writePyramid}) are, lowest zoom level first.
 *
 * @throws {NoPyramidError} the file is something else, or cut off
 */
export async function readPyramid(read: ReadBytes): Promise<PyramidLevel[]> {
  const header = await read(0, HEADER_BYTES);
  if (header.length < HEADER_BYTES || header.toString('latin1', 0, 4) !== 'II*\0')
    throw new NoPyramidError('The file is not a TIFF.');
  const levels: PyramidLevel[] = [];
  for (let at = header.readUInt32LE(4); at !== 0;) {
    if (levels.length === LEVELS_MAX) throw new NoPyramidError('The file has too many levels.');
    const directory = await readDirectory(read, at);
    const [width = 0, height = 0, ...tile] = (
      await Promise.all([WIDTH, HEIGHT, TILE_WIDTH, TILE_HEIGHT].map(directory.numbers))
    ).flat();
    const [starts, lengths] = await Promise.all([directory.numbers(TILE_STARTS), directory.numbers(TILE_LENGTHS)]);
    const [columns, rows] = [Math.ceil(width / TILE_PIXELS), Math.ceil(height / TILE_PIXELS)];
    const [tileWidth, tileHeight] = tile;
    if (tileWidth !== TILE_PIXELS || tileHeight !== TILE_PIXELS) throw new NoPyramidError('The file has other tiles.');
    if (starts.length !== columns * rows || lengths.length !== starts.length)
      throw new NoPyramidError('The file has too many or too few tiles.');
    const tiles = starts.map((start, index) => ({ start, length: lengths[index]! }));
    levels.unshift({ columns, rows, tiles, tables: await directory.bytes(JPEG_TABLES) });
    at = directory.next;
  }
  return levels;
}

const MARKER_BYTES = 2;

/**
 * Returns a tile as a JPEG of its own.
 *
 * @param tile as it is in the file, without tables
 */
export const jpegOf = (tables: Buffer, tile: Buffer): Buffer =>
  // Both begin and end with a marker; the tables come after the first one.
  Buffer.concat([tables.subarray(0, -MARKER_BYTES), tile.subarray(MARKER_BYTES)]);
