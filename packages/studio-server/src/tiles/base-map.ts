import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

/** Equirectangular image of the world as RGB pixels, starting in the north-west. */
export interface WorldImage {
  readonly width: number;
  readonly height: number;
  readonly pixels: Buffer;
}

/** NASA Blue Marble, 4096 x 2048; public domain, credit "NASA Earth Observatory". */
const FILE = fileURLToPath(new URL('../../assets/blue-marble-4096.jpg', import.meta.url));
const FULL_WIDTH = 4096;
const SMALLEST_WIDTH = 256;

const images = new Map<number, Promise<WorldImage>>();

/**
 * Returns the base map in the smallest resolution that is at least `worldPixels` wide,
 * which avoids aliasing at low zooms.
 *
 * Decoded on first use and cached: 25 MB for the full size, 8 MB for the others.
 */
export function worldImage(worldPixels: number): Promise<WorldImage> {
  const width = Math.min(FULL_WIDTH, Math.max(SMALLEST_WIDTH, worldPixels));
  const known = images.get(width);
  if (known) return known;
  const image = decode(width);
  images.set(width, image);
  return image;
}

async function decode(width: number): Promise<WorldImage> {
  const { data, info } = await sharp(FILE)
    .resize({ width })
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, pixels: data };
}
