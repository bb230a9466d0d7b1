import type { Frame, ImageView, Rotation, Size } from './image-view.js';

/** The zoom levels of an image's tiles. */
export interface TileSource {
  /** The image, not rotated. */
  size: Size;
  /** Number of zoom levels; the last has the pixels of the image, each one below half its width and height. */
  levels: number;
  /** Width and height of a tile. Those at the right and bottom edge may be padded. */
  tilePixels: number;
}

/** A tile, and where it is. */
export interface Tile {
  z: number;
  x: number;
  y: number;
  /** The part of the tile that belongs to the image, from its top left corner. */
  source: Size;
  /** In pixels of the image, not rotated. */
  target: { left: number; top: number; width: number; height: number };
}

/** Tiles are enlarged up to this factor before the next level is loaded. */
const ENLARGED_MAX = 1.25;

/** Width and height of a zoom level: halved and rounded down from level to level. */
export function levelSize({ size, levels }: TileSource, z: number): Size {
  const factor = 2 ** (levels - 1 - z);
  return {
    width: Math.max(1, Math.floor(size.width / factor)),
    height: Math.max(1, Math.floor(size.height / factor)),
  };
}

/** The lowest zoom level that is sharp enough. `actualScale` is one pixel of the image on one of the screen. */
export function levelFor({ levels }: TileSource, scale: number, actualScale: number): number {
  const wanted = levels - 1 + Math.log2(scale / actualScale / ENLARGED_MAX);
  return Math.min(levels - 1, Math.max(0, Math.ceil(wanted)));
}

/** The corners of what is seen, in pixels of the image that is not rotated. */
export function seenBox({ scale, x, y }: ImageView, { stage }: Frame, size: Size, rotation: Rotation) {
  const [halfWidth, halfHeight] = [stage.width / scale / 2, stage.height / scale / 2];
  const { width, height } = size;
  const corners = [
    [x - halfWidth, y - halfHeight],
    [x + halfWidth, y + halfHeight],
  ].map(([px, py]) => unrotate(px!, py!, { width, height }, rotation));
  const [xs, ys] = [corners.map((each) => each.x), corners.map((each) => each.y)];
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

/** A place of the rotated picture, in the image that is not rotated. */
function unrotate(x: number, y: number, { width, height }: Size, rotation: Rotation) {
  if (rotation === 90) return { x: y, y: height - x };
  if (rotation === 180) return { x: width - x, y: height - y };
  if (rotation === 270) return { x: width - y, y: x };
  return { x, y };
}

/** The tiles of a level that are seen, from the middle outwards. */
export function seenTiles(source: TileSource, z: number, box: ReturnType<typeof seenBox>): Tile[] {
  const { size, tilePixels } = source;
  const level = levelSize(source, z);
  const [perX, perY] = [size.width / level.width, size.height / level.height];
  const clampTo = (at: number, count: number) => Math.min(count - 1, Math.max(0, Math.floor(at / tilePixels)));
  const [columns, rows] = [Math.ceil(level.width / tilePixels), Math.ceil(level.height / tilePixels)];
  const [firstX, lastX] = [clampTo(box.left / perX, columns), clampTo(box.right / perX, columns)];
  const [firstY, lastY] = [clampTo(box.top / perY, rows), clampTo(box.bottom / perY, rows)];
  const tiles: Tile[] = [];
  for (let y = firstY; y <= lastY; y += 1) {
    for (let x = firstX; x <= lastX; x += 1) {
      const [left, top] = [x * tilePixels, y * tilePixels];
      const [width, height] = [Math.min(tilePixels, level.width - left), Math.min(tilePixels, level.height - top)];
      const target = { left: left * perX, top: top * perY, width: width * perX, height: height * perY };
      tiles.push({ z, x, y, source: { width, height }, target });
    }
  }
  const [middleX, middleY] = [(firstX + lastX) / 2, (firstY + lastY) / 2];
  const distance = (tile: Tile) => Math.hypot(tile.x - middleX, tile.y - middleY);
  return tiles.toSorted((a, b) => distance(a) - distance(b));
}

/** The address of a tile, from a template with `{z}`, `{x}` and `{y}`. */
export const tileAddress = (template: string, { z, x, y }: Pick<Tile, 'z' | 'x' | 'y'>): string =>
  template.replaceAll('{z}', String(z)).replaceAll('{x}', String(x)).replaceAll('{y}', String(y));
