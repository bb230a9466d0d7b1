import { brightnessOf, type Patch, sharpnessOf, toGrey } from './measure-patches.ts';
import type { FileFacts } from './read-facts.ts';

/** Patches in each row and column, evenly over the image. */
const GRID = 3;
const PATCH_PX = 192;
/** Smaller images have no room for a patch. */
const SIDE_MIN_PX = 64;
/** Side of the small copy whose brightness is measured. */
const COPY_PX = 64;

/**
 * Decodes an image and measures patches of it in full resolution, because a smaller copy of a blurred image is sharp. Reads the
 * whole file.
 *
 * @returns nothing if it cannot be decoded, or is smaller than 64 pixels
 */
export async function samplePicture(file: Blob): Promise<Pick<FileFacts, 'sharpness' | 'brightness'>> {
  try {
    const bitmap = await createImageBitmap(file, { imageOrientation: 'none', colorSpaceConversion: 'none' });
    const facts = measure(bitmap);
    bitmap.close();
    return facts;
  } catch {
    return {};
  }
}

function measure(bitmap: ImageBitmap): Pick<FileFacts, 'sharpness' | 'brightness'> {
  const sidePx = Math.min(PATCH_PX, bitmap.width, bitmap.height);
  const context = new OffscreenCanvas(PATCH_PX, PATCH_PX).getContext('2d', { willReadFrequently: true });
  if (!context || sidePx < SIDE_MIN_PX) return {};
  const greyOf = (side: number) => toGrey(context.getImageData(0, 0, side, side).data);
  const patches: Patch[] = [];
  for (let row = 0; row < GRID; row += 1) {
    for (let column = 0; column < GRID; column += 1) {
      const x = Math.floor(((bitmap.width - sidePx) * (column + 0.5)) / GRID);
      const y = Math.floor(((bitmap.height - sidePx) * (row + 0.5)) / GRID);
      context.drawImage(bitmap, x, y, sidePx, sidePx, 0, 0, sidePx, sidePx);
      patches.push({ grey: greyOf(sidePx), sidePx });
    }
  }
  context.drawImage(bitmap, 0, 0, COPY_PX, COPY_PX);
  const sharpness = sharpnessOf(patches);
  return { ...(sharpness !== undefined && { sharpness }), brightness: brightnessOf(greyOf(COPY_PX)) };
}
