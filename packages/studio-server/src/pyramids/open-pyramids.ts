import type { ImagePool } from '../processing/image-pool.ts';
import { DiskFullError } from '../storage/disk-space.ts';
import { imageIdOf } from '../storage/image-keys.ts';
import { isImageFault, makePyramid, type MakerParts } from './make-pyramid.ts';
import { createNewestFirst } from './newest-first.ts';
import { createStoredTiles, type TilePlace } from './stored-tiles.ts';

export interface PyramidParts extends MakerParts {
  images: MakerParts['images'] & Pick<ImagePool, 'size'>;
  /** Storage key of an uploaded image; null when it does not exist. */
  originalKeyOf: (imageId: string) => Promise<string | null>;
}

/** Tiles of images. */
export interface Pyramids {
  /**
   * Returns a tile as JPEG; null when there is no such tile, or nobody wants it any more. The first tile of an image makes the
   * pyramid of the image, once for all who ask meanwhile.
   *
   * @param key storage key of the pyramid
   * @param isWanted asked when it is the image's turn
   * @throws whatever {@link makePyramid} throws; faults of the image and a full disk again for a minute
   */
  tile: (key: string, place: TilePlace, isWanted: () => boolean) => Promise<Buffer | null>;
}

/** What became of a pyramid: made, there is no such image, or nobody waited for it any more. */
type Made = 'made' | 'no image' | 'unwanted';

/** A pyramid that could not be made is not tried again for this time, if another try would most likely fail too. */
const FAILED_FOR_MS = 60_000;
const failsAgain = (error: unknown) => isImageFault(error) || error instanceof DiskFullError;

export function openPyramids({ originalKeyOf, ...parts }: PyramidParts): Pyramids {
  const findTile = createStoredTiles(parts.store);
  const inTurn = createNewestFirst(parts.images.size);
  const failed = new Map<string, { error: unknown; untilMs: number }>();
  const making = new Map<string, { viewers: (() => boolean)[]; made: Promise<Made> }>();

  const make = async (key: string): Promise<Made> => {
    const originalKey = await originalKeyOf(imageIdOf(key));
    if (originalKey === null) return 'no image';
    await makePyramid(parts, originalKey, key);
    return 'made';
  };

  /** Expired failures are removed here, so there are at most as many as images fail in a minute. */
  const failureOf = (key: string) => {
    for (const [each, { untilMs }] of failed) if (untilMs <= performance.now()) failed.delete(each);
    return failed.get(key);
  };

  const makeInTurn = (key: string, isWanted: () => boolean): Promise<Made> => {
    const failure = failureOf(key);
    if (failure) return Promise.reject(failure.error);
    const underway = making.get(key);
    underway?.viewers.push(isWanted);
    if (underway) return underway.made;
    const viewers = [isWanted];
    const made = inTurn(async () => (viewers.some((wants) => wants()) ? make(key) : 'unwanted'))
      .catch((error: unknown) => {
        if (failsAgain(error)) failed.set(key, { error, untilMs: performance.now() + FAILED_FOR_MS });
        throw error;
      })
      .finally(() => making.delete(key));
    making.set(key, { viewers, made });
    return made;
  };

  return {
    tile: async (key, place, isWanted) => {
      const tile = await findTile(key, place);
      if (tile !== undefined) return tile;
      let made = await makeInTurn(key, isWanted);
      // Those who asked before had gone when it was their turn.
      while (made === 'unwanted' && isWanted()) made = await makeInTurn(key, isWanted);
      return made === 'made' ? ((await findTile(key, place)) ?? null) : null;
    },
  };
}
