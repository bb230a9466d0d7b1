import type { DrawnPart } from './draw-picture.js';
import { seenTiles, type seenBox, type Tile } from './image-tiles.js';
import type { PictureCache } from './picture-cache.js';
import { thumbnailKey, tileKey, tileSourceOf, type ViewerImage } from './wanted-pictures.js';

interface Moment {
  /** What is seen, in pixels of the image. */
  seen: ReturnType<typeof seenBox>;
  nowMs: number;
  /** How long a tile fades in; 0 shows it at once. */
  fadeMs: number;
}

/**
 * The parts of an image that are here, in the order in which they are drawn: the thumbnail, coarser tiles, and the tiles of
 * the view. The last alone once they are complete.
 */
export function partsOfImage(
  cache: Pick<PictureCache, 'get'>,
  image: ViewerImage,
  tiles: readonly Tile[],
  { seen, nowMs, fadeMs }: Moment,
): DrawnPart[] {
  const partOf = (tile: Tile): DrawnPart[] => {
    const picture = cache.get(tileKey(image, tile));
    if (!picture) return [];
    const opacity = fadeMs === 0 ? 1 : Math.min(1, Math.max(0, (nowMs - picture.loadedAtMs) / fadeMs));
    return [{ image: picture.image, source: tile.source, target: tile.target, opacity }];
  };
  const sharp = tiles.flatMap(partOf);
  if (sharp.length === tiles.length && sharp.every(({ opacity }) => opacity === 1)) return sharp;
  const source = tileSourceOf(image);
  const levels = Array.from({ length: tiles[0]?.z ?? 0 }, (_, z) => z);
  const coarse = levels.flatMap((z) => seenTiles(source, z, seen).flatMap(partOf));
  const thumbnail = cache.get(thumbnailKey(image));
  const target = { left: 0, top: 0, width: image.width, height: image.height };
  return [...(thumbnail ? [{ image: thumbnail.image, target, opacity: 1 }] : []), ...coarse, ...sharp];
}
