import type { Raster } from '../raster.ts';

/** A surface seen from the front: its colours, and the height of each point in pixels. */
export interface Surface {
  readonly raster: Raster;
  readonly heights: Float32Array;
}

/** Light that falls across a surface from one side, in the plane of the picture. */
export interface SideLight {
  /** Direction that the light comes from; -1,-1 is the upper left. */
  readonly fromX: number;
  readonly fromY: number;
  /** Contrast of slopes. */
  readonly strength: number;
}

/** Brightens slopes that face the light and darkens the others, in place. */
export function lightSurface({ raster, heights }: Surface, { fromX, fromY, strength }: SideLight): void {
  const { width, height, pixels } = raster;
  for (let y = 0; y < height; y += 1) {
    const above = Math.max(0, y - 1) * width;
    const below = Math.min(height - 1, y + 1) * width;
    for (let x = 0; x < width; x += 1) {
      const left = heights[y * width + Math.max(0, x - 1)]!;
      const right = heights[y * width + Math.min(width - 1, x + 1)]!;
      const slope = (left - right) * -fromX + (heights[above + x]! - heights[below + x]!) * -fromY;
      const shade = 1 - Math.max(-0.75, Math.min(0.6, slope * strength));
      const at = (y * width + x) * 3;
      pixels[at]! *= shade;
      pixels[at + 1]! *= shade;
      pixels[at + 2]! *= shade;
    }
  }
}

/** Applies lens effects in place: slightly darker corners and uneven brightness. */
export function vignette({ width, height, pixels }: Raster, strength: number): void {
  for (let y = 0; y < height; y += 1) {
    const v = (y / height - 0.5) ** 2;
    for (let x = 0; x < width; x += 1) {
      const shade = 1 - strength * 2 * ((x / width - 0.5) ** 2 + v);
      const at = (y * width + x) * 3;
      pixels[at]! *= shade;
      pixels[at + 1]! *= shade;
      pixels[at + 2]! *= shade;
    }
  }
}
