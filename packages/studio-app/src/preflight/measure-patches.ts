/** Pixels between two points that fine detail differs by. A blur of two pixels or more removes it; noise is less of it. */
const FINE_PX = 2;
/** The same for coarse detail, which a blurred image keeps. */
const COARSE_PX = 16;
/** Pixels around a patch that have no neighbours at that distance. */
const MARGIN_PX = COARSE_PX;

/** A square part of a grey image, in full resolution. */
export interface Patch {
  /** Brightness of each pixel, row by row. */
  grey: Float32Array;
  sidePx: number;
}

/** Converts RGBA pixels to grey, 0 to 255. */
export function toGrey(rgba: Uint8ClampedArray): Float32Array {
  const grey = new Float32Array(rgba.length / 4);
  for (let at = 0; at < grey.length; at += 1) {
    const from = 4 * at;
    grey[at] = 0.299 * (rgba[from] ?? 0) + 0.587 * (rgba[from + 1] ?? 0) + 0.114 * (rgba[from + 2] ?? 0);
  }
  return grey;
}

/**
 * Returns how sharp patches of an image are: the variance of fine detail over the root of that of coarse detail. So a smooth
 * surface, such as water, is about as sharp as a rough one. Compare it between images of one camera only.
 *
 * @param patches larger than 32 pixels
 */
export function sharpnessOf(patches: readonly Patch[]): number {
  let fine = 0;
  let coarse = 0;
  let count = 0;
  for (const { grey, sidePx } of patches) {
    for (let y = MARGIN_PX; y < sidePx - MARGIN_PX; y += 1) {
      for (let x = MARGIN_PX; x < sidePx - MARGIN_PX; x += 1) {
        const at = y * sidePx + x;
        fine += edge(grey, at, sidePx, FINE_PX) ** 2;
        coarse += edge(grey, at, sidePx, COARSE_PX) ** 2;
        count += 1;
      }
    }
  }
  return coarse === 0 ? 0 : fine / count / Math.sqrt(coarse / count);
}

/** The difference between a pixel and its four neighbours at a distance (Laplacian). */
function edge(grey: Float32Array, at: number, sidePx: number, distance: number): number {
  const down = distance * sidePx;
  const around =
    (grey[at - distance] ?? 0) + (grey[at + distance] ?? 0) + (grey[at - down] ?? 0) + (grey[at + down] ?? 0);
  return 4 * (grey[at] ?? 0) - around;
}

const BRIGHTEST_SHARE = 0.1;

/** Returns the brightness, 0 to 255, that the brightest tenth exceeds. A lamp in a dark tank lights more than that. */
export function brightnessOf(grey: Float32Array): number {
  return grey.toSorted()[Math.floor((1 - BRIGHTEST_SHARE) * (grey.length - 1))] ?? 0;
}
