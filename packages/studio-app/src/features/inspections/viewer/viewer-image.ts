import type { FilmstripFrame, ViewerImage } from '@inspection-studio/design-system/images';
import { type Image, TILE_PIXELS, tileLevels } from '@inspection-studio/domain/images';
import type { ImageRequest } from '../../../data/index.ts';

/** An image as the viewer takes it. */
export const toViewerImage = ({ id, name, dimensions, paths }: Image): ViewerImage => ({
  id,
  name,
  width: dimensions[0],
  height: dimensions[1],
  levels: tileLevels(dimensions),
  tilePixels: TILE_PIXELS,
  tileUrl: paths.tiles,
  thumbnailUrl: paths.thumbnail,
});

/** An image as the strip takes it. */
export const toFrame = ({ id, name, paths, isFlagged, problem }: Image): FilmstripFrame => ({
  id,
  name,
  thumbnailUrl: paths.thumbnail,
  flagged: isFlagged,
  ...(problem !== undefined && { problem }),
});

/** The images among which one is shown: the section of the profile that has it. */
export function seriesOf({ depth, type }: Image): Pick<ImageRequest, 'depth' | 'type'> {
  if (type === 'Sonar') return { type };
  return depth === 'Ortho' ? { depth } : { depth, type };
}
