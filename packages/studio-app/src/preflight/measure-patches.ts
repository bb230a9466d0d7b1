/** Pixels between two points that fine detail differs by. A blur of two pixels or more removes it; noise is less of it. */
const FINE_PX = 2;
/** The same for coarse detail, which a blurred image keeps. */
const COARSE_PX = 16;
/** Pixels around a patch that have no neighbours at that distance. */
const MARGIN_PX = COARSE_PX;

/**
 * A patch with less coarse detail than this has nothing but noise. Measured: 5 to 6 in a drawn sky with a camera's noise, 197 and
 * more on the ground, 11 and more with a blur of 10 pixels.
 */
const DETAIL_MIN = 10;
/** With fewer patches, one that happens to be smooth would decide. */
const PATCHES_MIN = 3;

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
 * Returns how sharp an image is: the median of its patches with detail, or `undefined` with fewer than three of them. A clear sky
 * or still water says nothing. Compare it between images of one camera only.
 *
 * @param patches larger than 32 pixels
 */
export function sharpnessOf(patches: readonly Patch[]): number | undefined {
  const values = patches
    .map(detailOf)
    .filter(({ coarse }) => coarse >= DETAIL_MIN)
    .map(({ fine, coarse }) => fine / Math.sqrt(coarse));
  return values.length < PATCHES_MIN ? undefined : values.toSorted((one, other) => one - other)[values.length >> 1];
}

/** The mean square of fine and coarse detail. Fine over the root of coarse is about the same on smooth and rough surfaces. */
function detailOf({ grey, sidePx }: Patch): { fine: number; coarse: number } {
  let fine = 0;
  let coarse = 0;
  for (let y = MARGIN_PX; y < sidePx - MARGIN_PX; y += 1) {
    for (let x = MARGIN_PX; x < sidePx - MARGIN_PX; x += 1) {
      const at = y * sidePx + x;
      fine += edge(grey, at, sidePx, FINE_PX) ** 2;
      coarse += edge(grey, at, sidePx, COARSE_PX) ** 2;
    }
  }
  const count = (sidePx - 2 * MARGIN_PX) ** 2;
  return { fine: fine / count, coarse: coarse / count };
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
