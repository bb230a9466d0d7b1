/** A picture in memory: three floats per pixel (red, green, blue), from 0 to 255. */
export interface Raster {
  readonly width: number;
  readonly height: number;
  readonly pixels: Float32Array;
}

export const createRaster = (width: number, height: number): Raster => ({
  width,
  height,
  pixels: new Float32Array(width * height * 3),
});

export type Colour = readonly [red: number, green: number, blue: number];

/** Blends a colour over one pixel. A no-op outside the picture. */
export function blendPixel(
  { width, height, pixels }: Raster,
  x: number,
  y: number,
  colour: Colour,
  share: number,
): void {
  if (x < 0 || y < 0 || x >= width || y >= height) return;
  const at = (y * width + x) * 3;
  pixels[at]! += (colour[0] - pixels[at]!) * share;
  pixels[at + 1]! += (colour[1] - pixels[at + 1]!) * share;
  pixels[at + 2]! += (colour[2] - pixels[at + 2]!) * share;
}

export const mix = (from: number, to: number, share: number): number => from + (to - from) * share;

export const mixColours = (from: Colour, to: Colour, share: number): Colour => [
  mix(from[0], to[0], share),
  mix(from[1], to[1], share),
  mix(from[2], to[2], share),
];

/** Returns 0 below `low`, 1 above `high`, and a smooth transition between. */
export function smoothstep(low: number, high: number, value: number): number {
  const t = Math.min(1, Math.max(0, (value - low) / (high - low)));
  return t * t * (3 - 2 * t);
}
