import { sample, type Texture } from '../noise.ts';
import { hashCell } from '../random.ts';
import type { Colour } from '../raster.ts';
import type { Material } from './material.ts';

const SIGNAL_RED: Colour = [162, 70, 58];

/** Writes the unlit colour of a material at a point into the pixel that starts at `at`. */
export function paintMaterial(
  { colour, mottle, patch, pattern }: Material,
  noise: Texture,
  x: number,
  y: number,
  z: number,
  nx: number,
  ny: number,
  nz: number,
  metres: number,
  pixels: Float32Array,
  at: number,
): void {
  const isLevel = Math.abs(nz) > 0.7;
  const u = isLevel || Math.abs(nx) <= Math.abs(ny) ? x : y;
  const v = isLevel ? y : z;
  const rate = 64 / patch;
  const large = sample(noise, u * rate * 0.25 + nx * 19, v * rate * (isLevel ? 0.25 : 0.12) + ny * 23);
  const small = metres < 220 ? sample(noise, u * rate * 1.7, v * rate * 1.7) * (1 - metres / 240) : 0;
  const tone =
    large * mottle + small * mottle * 0.8 + patternTone(pattern, noise, u, v, z, nx, ny, isLevel, small, metres);
  let drawn: Colour = colour;
  if (pattern === 'windows' && !isLevel && isWindow(u, z)) drawn = windowColour(u, z);
  if (pattern === 'bands' && Math.floor(z / 9) % 2 === 0) drawn = SIGNAL_RED;
  pixels[at] =
    drawn[0] + tone + (pattern === 'leaves' ? (hashCell(Math.floor(x / 9), Math.floor(y / 9), 5) - 0.5) * 22 : 0);
  pixels[at + 1] = drawn[1] + tone;
  pixels[at + 2] = drawn[2] + tone * 0.95;
}

/** Returns what a material's pattern adds to its tone. */
function patternTone(
  pattern: Material['pattern'],
  noise: Texture,
  u: number,
  v: number,
  z: number,
  nx: number,
  ny: number,
  isLevel: boolean,
  small: number,
  metres: number,
): number {
  switch (pattern) {
    case 'leaves':
      return sample(noise, (u + z) * 26, (v - z) * 26) * 26 * Math.max(0.25, 1 - metres / 260);
    case 'road':
      return isLevel ? roadMarks(u, v) + wear(noise, u, v, metres) : 0;
    case 'plates':
      if (isLevel) return 0;
      return (
        -Math.max(0, small) * 14 -
        (isNearMultiple(z, 2.4, 0.05) || isNearMultiple(Math.atan2(ny, nx) * 40, 8, 0.06) ? 14 : 0)
      );
    case 'tiles':
      return (Math.floor(z * 6) % 2 === 0 ? 5 : -5) * Math.max(0, 1 - metres / 160);
    case 'boards':
      return isLevel ? 0 : -Math.max(0, sample(noise, u * 9, v * 0.7)) * 20 - (isNearMultiple(z, 3, 0.04) ? 22 : 0);
    default:
      return 0;
  }
}

const isNearMultiple = (value: number, gap: number, tolerance: number): boolean =>
  Math.abs(value - Math.round(value / gap) * gap) < tolerance;

/** Lane lines of a road that runs east along y = 0. */
function roadMarks(x: number, y: number): number {
  const isEdge = Math.abs(Math.abs(y) - 4.1) < 0.09;
  const isDash = Math.abs(y) < 0.08 && ((x % 9) + 9) % 9 < 3.2;
  return isEdge || isDash ? 118 : 0;
}

/** Tyre tracks, patches of newer tar, and cracks in places. */
function wear(noise: Texture, x: number, y: number, metres: number): number {
  const lane = Math.floor(y / 2.35);
  const start = x + hashCell(lane, 3, 12) * 40;
  const bay = Math.floor(start / 11);
  const isPatch = hashCell(bay, lane, 4) < 0.16 && start - bay * 11 < 3 + hashCell(bay, lane, 6) * 7;
  let tone = Math.cos(y * 1.75) * 4 + sample(noise, x * 2, y * 22) * 5 - (isPatch ? 15 : 0);
  if (metres < 60 && sample(noise, x * 1.6 + 50, y * 1.6) > 0.12) {
    const gap = Math.abs(sample(noise, x * 7, y * 7 + 300));
    if (gap < 0.025) tone -= 34 * (1 - gap / 0.025);
  }
  return tone;
}

const isWindow = (u: number, z: number): boolean => {
  const [column, row] = [((u % 3.2) + 3.2) % 3.2, ((z % 3.1) + 3.1) % 3.1];
  return column > 0.8 && column < 2.5 && row > 0.9 && row < 2.4;
};

function windowColour(u: number, z: number): Colour {
  const shade = hashCell(Math.floor(u / 3.2), Math.floor(z / 3.1), 8) * 40;
  return [58 + shade, 72 + shade, 84 + shade];
}
