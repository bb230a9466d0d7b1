import sharp, { type Sharp } from 'sharp';
import { decodeBmp, isBmp } from './decode-bmp.ts';
import type { ImageSource } from './image-facts.ts';
import { toUnreadable } from './image-unreadable-error.ts';
import { bytesOf } from './open-image.ts';
import { uprightRgb } from './upright-rgb.ts';

export const THUMBNAIL_PIXELS = 512;
const JPEG_QUALITY = 78;

/** A thumbnail, and whether the file was incomplete. */
export interface Thumbnail {
  jpeg: Buffer;
  isIncomplete: boolean;
}

/**
 * Creates an upright JPEG thumbnail without metadata, at most 512 pixels on its longer
 * side; never crops or enlarges.
 *
 * A truncated file yields its readable part.
 *
 * @throws {ImageUnreadableError} the image cannot be decoded
 */
export async function makeThumbnail(source: ImageSource): Promise<Thumbnail> {
  const file = await bytesOf(source);
  try {
    if (isBmp(file)) {
      const { pixels, width, height, isIncomplete } = decodeBmp(file);
      return { jpeg: await shrink(sharp(pixels, { raw: { width, height, channels: 3 } })), isIncomplete };
    }
    return await shrink(sharp(file, { failOn: 'truncated' })).then(
      (jpeg) => ({ jpeg, isIncomplete: false }),
      async () => ({ jpeg: await shrink(sharp(file, { failOn: 'none' })), isIncomplete: true }),
    );
  } catch (error) {
    throw toUnreadable(error);
  }
}

const shrink = (image: Sharp): Promise<Buffer> =>
  uprightRgb(image)
    .resize({ width: THUMBNAIL_PIXELS, height: THUMBNAIL_PIXELS, fit: 'inside', withoutEnlargement: true })
    .jpeg({ quality: JPEG_QUALITY })
    .toBuffer();
