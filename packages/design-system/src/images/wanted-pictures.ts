import { levelFor, seenBox, seenTiles, tileAddress, type Tile, type TileSource } from './image-tiles.js';
import { fitView, rotatedSize, type Frame, type ImageView, type Rotation } from './image-view.js';
import type { PictureRequest } from './picture-cache.js';

/** An image with its addresses. */
export interface ViewerImage {
  /** Stays the same while its addresses are signed again. */
  id: string;
  /** What it is called: the file name. */
  name: string;
  /** In pixels, as it is seen. */
  width: number;
  height: number;
  /** Address of the small picture that is shown first; '' without one. */
  thumbnailUrl: string;
  /**
   * Address of the tiles, with `{z}`, `{x}` and `{y}`: zoom level from 0, column from the left, row from the top. Without
   * one, '', the thumbnail is enlarged.
   */
  tileUrl: string;
  /** Number of zoom levels: the last has the pixels of the image, each one below half its width and height. */
  levels: number;
  /** Width and height of a tile. Those at the right and bottom edge may be padded. @default 512 */
  tilePixels?: number;
}

const DEFAULT_TILE_PX = 512;

export const tileSourceOf = ({ width, height, levels, tilePixels = DEFAULT_TILE_PX }: ViewerImage): TileSource => ({
  size: { width, height },
  levels,
  tilePixels,
});

export const thumbnailKey = ({ id }: ViewerImage): string => `${id} thumbnail`;
export const tileKey = ({ id }: ViewerImage, { z, x, y }: Tile): string => `${id} ${z}/${x}/${y}`;

export const thumbnailRequest = (image: ViewerImage): PictureRequest[] =>
  image.thumbnailUrl === '' ? [] : [{ key: thumbnailKey(image), url: image.thumbnailUrl }];

export const tileRequests = (image: ViewerImage, tiles: readonly Tile[]): PictureRequest[] =>
  image.tileUrl === ''
    ? []
    : tiles.map((tile) => ({ key: tileKey(image, tile), url: tileAddress(image.tileUrl, tile) }));

/** The tiles that are seen, of the level that is sharp enough. */
export function tilesInView(image: ViewerImage, view: ImageView, frame: Frame, rotation: Rotation): Tile[] {
  const source = tileSourceOf(image);
  const z = levelFor(source, view.scale, frame.actualScale);
  return seenTiles(source, z, seenBox(view, frame, source.size, rotation));
}

/** What an image needs to be seen whole. */
export function tilesOfWhole(image: ViewerImage, { stage, actualScale }: Omit<Frame, 'picture'>): Tile[] {
  const frame = { stage, actualScale, picture: rotatedSize(image, 0) };
  return tilesInView(image, fitView(frame), frame, 0);
}
