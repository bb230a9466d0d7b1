/** Edge of a tile in pixels. */
export const TILE_PIXELS = 256;

/** Highest zoom served. Above zoom 4 the base map is upscaled. */
export const MAX_ZOOM = 18;

/** A tile of the Web Mercator grid: x counts east from the antimeridian, y south from 85.05 degrees north. */
export interface Tile {
  z: number;
  x: number;
  y: number;
}

/** Whether a tile is inside the grid. */
export function isTile({ z, x, y }: Tile): boolean {
  const count = 2 ** z;
  return [z, x, y].every((part) => Number.isInteger(part) && part >= 0) && z <= MAX_ZOOM && x < count && y < count;
}

/** Position of a pixel column, from 0 at 180 degrees west to 1 at 180 degrees east. */
export const eastShare = ({ z, x }: Tile, column: number): number => (x + column / TILE_PIXELS) / 2 ** z;

/** Position of a pixel row on an equirectangular map, from 0 at the north pole to 1 at the south pole. */
export function southShare({ z, y }: Tile, row: number): number {
  const mercator = Math.PI * (1 - (2 * (y + row / TILE_PIXELS)) / 2 ** z);
  return 0.5 - Math.atan(Math.sinh(mercator)) / Math.PI;
}
