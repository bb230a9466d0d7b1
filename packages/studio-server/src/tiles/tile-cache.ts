import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createPacer } from './create-pacer.ts';
import type { Tile } from './mercator.ts';
import { renderTile } from './render-tile.ts';

/** Highest zoom cached on disk: at most 5,461 tiles, about 40 MB. Higher zooms render in milliseconds. */
export const DEEPEST_KEPT_ZOOM = 6;

/**
 * Returns a tile as JPEG; null if nobody waits for it any more.
 *
 * @param isWanted asked when it is the tile's turn
 */
export type TileSource = (tile: Tile, isWanted: () => boolean) => Promise<Buffer | null>;

/**
 * Creates a tile source that caches low zooms in a folder. It draws one tile at a time, for at most half of the time.
 *
 * An unwritable folder only costs speed: tiles are still rendered.
 */
export function createTileSource(folder: string): TileSource {
  const pace = createPacer();
  const drawing = new Map<string, Promise<Buffer>>();
  const drawAndKeep = async (tile: Tile, name: string) => {
    const jpeg = await pace(() => renderTile(tile));
    await keep(jpeg, name);
    return jpeg;
  };
  return (tile, isWanted) => {
    if (tile.z > DEEPEST_KEPT_ZOOM) return pace(async () => (isWanted() ? renderTile(tile) : null));
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

async function keep(jpeg: Buffer, name: string): Promise<void> {
  const unfinished = `${name}.${process.pid}.tmp`;
  try {
    await mkdir(path.dirname(name), { recursive: true });
    await writeFile(unfinished, jpeg);
    await rename(unfinished, name);
  } catch {
    await rm(unfinished, { force: true }).catch(() => {});
  }
}
