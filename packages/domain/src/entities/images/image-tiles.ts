/** Width and height of a tile of an image, in pixels. */
export const TILE_PIXELS = 512;

/**
 * Returns how many zoom levels the tiles of an image have. The highest, `levels - 1`, has the pixels of the image. Each level
 * below has half its width and height, rounded down. At level 0 the image fits on one tile, unless it is less than two pixels
 * high or wide before that.
 */
export function tileLevels([width, height]: readonly [number, number]): number {
  let levels = 1;
  while (Math.max(width, height) > TILE_PIXELS && Math.min(width, height) > 1) {
    width = Math.floor(width / 2);
    height = Math.floor(height / 2);
    levels += 1;
  }
  return levels;
}
