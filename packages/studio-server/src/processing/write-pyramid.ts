import { TILE_PIXELS } from '@inspection-studio/domain/images';
import sharp from 'sharp';
import { decodeBmp, isBmp } from './decode-bmp.ts';
import type { ImageSource } from './image-facts.ts';
import { toUnreadable } from './image-unreadable-error.ts';
import { bytesOf } from './open-image.ts';
import { uprightRgb } from './upright-rgb.ts';

/** From 90, the library stores RGB instead of YCbCr, in four times as many bytes. */
const JPEG_QUALITY = 80;

/** How the library says that the disk is full, or that there is no such folder. */
const CANNOT_WRITE = /: (write error|unable to open for write)$/m;

/**
 * Writes the tiles of an image at all zoom levels to one file: a TIFF with JPEG tiles, upright and without metadata. Of a
 * truncated image, the missing part is grey.
 *
 * @param target path of the file
 * @throws {ImageUnreadableError} the image cannot be decoded
 * @throws {Error} the file cannot be written
 */
export async function writePyramid(source: ImageSource, target: string): Promise<void> {
  const file = await bytesOf(source);
  try {
    await uprightRgb(openPixels(file))
      .tiff({
        compression: 'jpeg',
        quality: JPEG_QUALITY,
        tile: true,
        tileWidth: TILE_PIXELS,
        tileHeight: TILE_PIXELS,
        pyramid: true,
      })
      .toFile(target);
  } catch (error) {
    if (error instanceof Error && CANNOT_WRITE.test(error.message)) throw error;
    throw toUnreadable(error);
  }
}

function openPixels(file: Buffer) {
  if (!isBmp(file)) return sharp(file, { failOn: 'none' });
  const { pixels, width, height } = decodeBmp(file);
  return sharp(pixels, { raw: { width, height, channels: 3 } });
}
