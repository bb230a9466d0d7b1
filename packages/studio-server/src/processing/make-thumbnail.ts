import type { ImageSource } from './image-facts.ts';
import { toUnreadable } from './image-unreadable-error.ts';
import { bytesOf, openImage } from './open-image.ts';

export const THUMBNAIL_PIXELS = 512;
const JPEG_QUALITY = 78;

/**
 * A small upright JPEG of an image: whole, never enlarged, at most 512 pixels
 * on its longer side, without metadata.
 *
 * Files that end too early give what can be seen of them.
 *
 * @throws {ImageUnreadableError} the pixels cannot be decoded
 */
export async function makeThumbnail(source: ImageSource): Promise<Buffer> {
  const file = await bytesOf(source);
  try {
    return await openImage(file)
      .autoOrient()
      .resize({ width: THUMBNAIL_PIXELS, height: THUMBNAIL_PIXELS, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .jpeg({ quality: JPEG_QUALITY })
      .toBuffer();
  } catch (error) {
    throw toUnreadable(error);
  }
}
