import { buffer } from 'node:stream/consumers';
import type { BlobStore } from '../storage/blob-store.ts';
import { NoPyramidError } from './read-directory.ts';
import { jpegOf, type PyramidLevel, readPyramid } from './read-pyramid.ts';

/** Place of a tile: zoom level, column from the left, row from the top. */
export interface TilePlace {
  z: number;
  x: number;
  y: number;
}

interface Pyramid {
  etag: string;
  levels: readonly PyramidLevel[];
}

/** Pyramids whose index is kept: about 4 KiB each, 100 KiB of an image with 100 megapixels. */
const KEPT_MAX = 500;

/**
 * Reads tiles from stored pyramids, with one request to the store per tile. Returns null for a place outside the image, and
 * undefined when there is no pyramid, or a damaged one.
 */
export function createStoredTiles(
  store: Pick<BlobStore, 'get'>,
): (key: string, place: TilePlace) => Promise<Buffer | null | undefined> {
  const kept = new Map<string, Pyramid>();

  const read = async (key: string, start: number, length: number, etag?: string) => {
    if (length === 0) throw new NoPyramidError('A tile has no bytes.');
    const content = await store.get(key, { start, end: start + length - 1 });
    if (!content) throw new NoPyramidError('The file is missing.');
    if (etag !== undefined && content.etag !== etag) {
      content.stream.destroy();
      throw new NoPyramidError('The file was replaced.');
    }
    return { bytes: await buffer(content.stream), etag: content.etag };
  };

  const open = async (key: string): Promise<Pyramid> => {
    const known = kept.get(key);
    if (known) return known;
    const { etag } = await read(key, 0, 1);
    const levels = await readPyramid(async (start, length) => (await read(key, start, length, etag)).bytes);
    if (kept.size >= KEPT_MAX) kept.delete(kept.keys().next().value!);
    kept.set(key, { etag, levels });
    return { etag, levels };
  };

  const readTile = async (key: string, { z, x, y }: TilePlace) => {
    const { etag, levels } = await open(key);
    const level = levels[z];
    if (!level || x >= level.columns || y >= level.rows) return null;
    const { start, length } = level.tiles[y * level.columns + x]!;
    const { bytes } = await read(key, start, length, etag);
    if (bytes.length < length) throw new NoPyramidError('A tile is cut off.');
    return jpegOf(level.tables, bytes);
  };

  return async function find(key, place): Promise<Buffer | null | undefined> {
    const wasKept = kept.has(key);
    try {
      return await readTile(key, place);
    } catch (error) {
      if (!(error instanceof NoPyramidError)) throw error;
      kept.delete(key);
      // Another process may have stored it again.
      return wasKept ? find(key, place) : undefined;
    }
  };
}
