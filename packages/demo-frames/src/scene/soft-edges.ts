import type { Raster } from '../raster.ts';
import type { Seen } from './rasterise.ts';

/** Smooths the outlines of solid parts (anti-aliasing). */
export function softenEdges({ width, height, pixels }: Raster, { nearness, materials }: Seen): void {
  for (let y = 1; y < height - 1; y += 1) {
    for (let x = 1; x < width - 1; x += 1) {
      const pixel = y * width + x;
      const near = nearness[pixel]!;
      const isEdge =
        materials[pixel] !== materials[pixel + 1] ||
        materials[pixel] !== materials[pixel + width] ||
        Math.abs(near - nearness[pixel + 1]!) > near * 0.04 ||
        Math.abs(near - nearness[pixel + width]!) > near * 0.04;
      if (!isEdge) continue;
      for (let at = pixel * 3; at < pixel * 3 + 3; at += 1) {
        const around = pixels[at - 3]! + pixels[at + 3]! + pixels[at - width * 3]! + pixels[at + width * 3]!;
        pixels[at] = pixels[at]! * 0.5 + around * 0.125;
      }
    }
  }
}
