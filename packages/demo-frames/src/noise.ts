import { createRandom } from './random.ts';

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
    return Float32Array.from({ length: SIZE * SIZE }, () => random.next() + random.next() + random.next() - 1.5);
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
  const scale = cells / SIZE;
  for (let y = 0; y < SIZE; y += 1) {
    const cellY = Math.floor(y * scale);
    const v = y * scale - cellY;
    const fadeV = fade(v);
    const row = cellY * cells;
    const nextRow = ((cellY + 1) % cells) * cells;
    for (let x = 0; x < SIZE; x += 1) {
      const cellX = Math.floor(x * scale);
      const u = x * scale - cellX;
      const nextX = (cellX + 1) % cells;
      const a = slopesX[row + cellX]! * u + slopesY[row + cellX]! * v;
      const b = slopesX[row + nextX]! * (u - 1) + slopesY[row + nextX]! * v;
      const c = slopesX[nextRow + cellX]! * u + slopesY[nextRow + cellX]! * (v - 1);
      const d = slopesX[nextRow + nextX]! * (u - 1) + slopesY[nextRow + nextX]! * (v - 1);
      const fadeU = fade(u);
      const upper = a + (b - a) * fadeU;
      const lower = c + (d - c) * fadeU;
      values[y * SIZE + x]! += (upper + (lower - upper) * fadeV) * height * 1.4;
    }
  }
}

const fade = (t: number): number => t * t * t * (t * (t * 6 - 15) + 10);
