import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Tile } from './mercator.ts';
import { renderTile } from './render-tile.ts';

/** Tiles up to this zoom are kept on disk: 5,461 at most, about 40 MB. Deeper ones are drawn each time, in milliseconds. */
export const DEEPEST_KEPT_ZOOM = 6;

/** Gives tiles, drawing each but once as long as its zoom is kept. */
export type TileSource = (tile: Tile) => Promise<Buffer>;

/**
 * Tiles of the base map, kept under a folder.
 *
 * A folder that cannot be written to costs speed only: the tile is still given.
 */
export function createTileSource(folder: string): TileSource {
  const drawing = new Map<string, Promise<Buffer>>();
  return (tile) => {
    if (tile.z > DEEPEST_KEPT_ZOOM) return renderTile(tile);
    const name = path.join(folder, String(tile.z), String(tile.x), `${tile.y}.jpg`);
    const underway = drawing.get(name);
    if (underway) return underway;
    const reading = readFile(name)
      .catch(() => drawAndKeep(tile, name))
      .finally(() => drawing.delete(name));
    drawing.set(name, reading);
    return reading;
  };
}

async function drawAndKeep(tile: Tile, name: string): Promise<Buffer> {
  const jpeg = await renderTile(tile);
  const unfinished = `${name}.${process.pid}.tmp`;
  try {
    await mkdir(path.dirname(name), { recursive: true });
    await writeFile(unfinished, jpeg);
    await rename(unfinished, name);
  } catch {
    await rm(unfinished, { force: true }).catch(() => {});
  }
  return jpeg;
}
