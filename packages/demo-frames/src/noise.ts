import { createRandom } from './random.ts';
import { mix } from './raster.ts';

/** A square noise texture that tiles without a seam. Values are around 0, nearly always between -1 and 1. */
export interface Texture {
  readonly values: Float32Array;
}

/** Width and height of every texture, in points. */
export const TEXTURE_SIZE = 512;
const SIZE = TEXTURE_SIZE;
const MASK = SIZE - 1;

const cache = new Map<string, Texture>();

/**
 * Returns the sum of noise at several scales. Computed once per process.
 *
 * @param cells number of bumps at the largest scale across the texture; a power of two up to 128
 * @param octaves number of scales; each has half the size and half the height of the one before
 */
export function fractalTexture(seed: number, cells: number, octaves: number): Texture {
  return cached(`fractal ${seed} ${cells} ${octaves}`, () => {
    const values = new Float32Array(SIZE * SIZE);
    for (let octave = 0, height = 1; octave < octaves; octave += 1, height /= 2) {
      addGradientNoise(values, seed + octave * 101, cells * 2 ** octave, height);
    }
    return values;
  });
}

/** Returns white noise: every point is independent, like film grain. */
export function grainTexture(seed: number): Texture {
  return cached(`grain ${seed}`, () => {
    const random = createRandom(seed, 7);
    const values = new Float32Array(SIZE * SIZE);
    for (let at = 0; at < values.length; at += 1) values[at] = random.next() + random.next() + random.next() - 1.5;
    return values;
  });
}

/** Samples the texture with smooth interpolation; coordinates are any finite numbers. */
export function sample({ values }: Texture, x: number, y: number): number {
  const left = Math.floor(x);
  const top = Math.floor(y);
  const fractionX = x - left;
  const fractionY = y - top;
  const row = (top & MASK) * SIZE;
  const nextRow = ((top + 1) & MASK) * SIZE;
  const column = left & MASK;
  const nextColumn = (left + 1) & MASK;
  const upper = values[row + column]! + (values[row + nextColumn]! - values[row + column]!) * fractionX;
  const lower = values[nextRow + column]! + (values[nextRow + nextColumn]! - values[nextRow + column]!) * fractionX;
  return upper + (lower - upper) * fractionY;
}

/** Points along a row of a picture: pixel x shows the texture at `(x + left) * rate + shift`, `y`. */
export interface SampledRow {
  readonly left: number;
  readonly rate: number;
  /** @default 0 */
  readonly shift?: number;
  readonly y: number;
}

/**
 * Samples the texture along a row of a picture, for each x from `from` up to `to`.
 * Returns the same numbers as `sample`, in less time: neighbours share the points of the texture.
 */
export function sampleRow(
  { values }: Texture,
  { left, rate, shift = 0, y }: SampledRow,
  into: Float64Array,
  from = 0,
  to = into.length,
): void {
  const top = Math.floor(y);
  const fractionY = y - top;
  const row = (top & MASK) * SIZE;
  const nextRow = ((top + 1) & MASK) * SIZE;
  let column = Number.NaN;
  let upper = 0;
  let lower = 0;
  let upperStep = 0;
  let lowerStep = 0;
  for (let x = from; x < to; x += 1) {
    const place = (x + left) * rate + shift;
    const floor = Math.floor(place);
    if (floor !== column) {
      column = floor;
      upper = values[row + (column & MASK)]!;
      lower = values[nextRow + (column & MASK)]!;
      upperStep = values[row + ((column + 1) & MASK)]! - upper;
      lowerStep = values[nextRow + ((column + 1) & MASK)]! - lower;
    }
    const high = upper + upperStep * (place - floor);
    const low = lower + lowerStep * (place - floor);
    into[x] = high + (low - high) * fractionY;
  }
}

/** Samples the texture at one of its points; coordinates are whole numbers. */
export const sampleAt = ({ values }: Texture, x: number, y: number): number => values[(y & MASK) * SIZE + (x & MASK)]!;

function cached(key: string, draw: () => Float32Array): Texture {
  const known = cache.get(key);
  if (known) return known;
  const texture = { values: draw() };
  cache.set(key, texture);
  return texture;
}

/** Perlin noise on a grid of `cells` squares that wraps around. */
function addGradientNoise(values: Float32Array, seed: number, cells: number, height: number): void {
  if (cells > SIZE / 2) return;
  const random = createRandom(seed);
  const angles = Float32Array.from({ length: cells * cells }, () => random.next() * Math.PI * 2);
  const slopesX = angles.map(Math.cos);
  const slopesY = angles.map(Math.sin);
  const span = SIZE / cells;
  const fractions = Float64Array.from({ length: SIZE }, (_, x) => (x % span) / span);
  const fades = fractions.map((t) => t * t * t * (t * (t * 6 - 15) + 10));
  for (let y = 0; y < SIZE; y += 1) {
    const cellY = Math.floor(y / span);
    const v = fractions[y]!;
    const fadeV = fades[y]!;
    const row = cellY * cells;
    const nextRow = ((cellY + 1) % cells) * cells;
    for (let cellX = 0; cellX < cells; cellX += 1) {
      const nextX = (cellX + 1) % cells;
      const a = slopesX[row + cellX]!;
      const b = slopesX[row + nextX]!;
      const c = slopesX[nextRow + cellX]!;
      const d = slopesX[nextRow + nextX]!;
      const aRise = slopesY[row + cellX]! * v;
      const bRise = slopesY[row + nextX]! * v;
      const cRise = slopesY[nextRow + cellX]! * (v - 1);
      const dRise = slopesY[nextRow + nextX]! * (v - 1);
      for (let x = cellX * span; x < (cellX + 1) * span; x += 1) {
        const u = fractions[x]!;
        const upper = mix(a * u + aRise, b * (u - 1) + bRise, fades[x]!);
        const lower = mix(c * u + cRise, d * (u - 1) + dRise, fades[x]!);
        values[y * SIZE + x]! += mix(upper, lower, fadeV) * height * 1.4;
      }
    }
  }
}
