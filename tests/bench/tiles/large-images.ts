import { existsSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

const PHOTO = { width: 12_000, height: 8_333 };
const MOSAIC = { width: 13_500, height: 13_500 };
const RIM = { top: 250, bottom: 250, left: 250, right: 250 };

/**
 * Draws a photo of 100 megapixels, the same turned by the camera, and a tiled TIFF of 196 megapixels with a transparent edge, as
 * orthomosaics have. Keeps those that exist.
 *
 * @param source a photo that is enlarged
 * @returns their paths
 */
export async function drawLargeImages(folder: string, source: string): Promise<string[]> {
  const [photo, turned, mosaic] = ['100-megapixels.jpg', 'turned.jpg', 'orthomosaic.tif'].map((name) =>
    join(folder, name),
  ) as [string, string, string];
  const enlarged = (size: object) => sharp(source, { limitInputPixels: false }).resize({ ...size, fit: 'fill' });
  if (!existsSync(photo)) await enlarged(PHOTO).jpeg({ quality: 90 }).toFile(photo);
  if (!existsSync(turned)) await sharp(photo).withMetadata({ orientation: 6 }).jpeg({ quality: 90 }).toFile(turned);
  if (!existsSync(mosaic)) {
    await enlarged(MOSAIC)
      .ensureAlpha()
      .extend({ ...RIM, background: { r: 0, g: 0, b: 0, alpha: 0 } })
      .tiff({ compression: 'deflate', tile: true, tileWidth: 256, tileHeight: 256 })
      .toFile(mosaic);
  }
  return [photo, turned, mosaic];
}
