import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Tile } from './mercator.ts';
import { renderTile } from './render-tile.ts';

/** Highest zoom cached on disk: at most 5,461 tiles, about 40 MB. Higher zooms render in milliseconds. */
export const DEEPEST_KEPT_ZOOM = 6;

/** Returns a tile as JPEG. */
export type TileSource = (tile: Tile) => Promise<Buffer>;

/**
 * Creates a tile source that caches low zooms in a folder.
 *
 * An unwritable folder only costs speed: tiles are still rendered.
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
