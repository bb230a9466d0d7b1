import { describe, expect, it } from 'vitest';
import { fractalTexture, grainTexture, sample, sampleAt, TEXTURE_SIZE } from './noise.ts';
import { createRandom, hashCell } from './random.ts';

describe('noise textures', () => {
  const texture = fractalTexture(1, 8, 4);

  it('tile without a seam', () => {
    for (const [x, y] of [
      [3.25, 9.5],
      [-40.75, 511.5],
    ] as const) {
      expect(sample(texture, x + TEXTURE_SIZE, y - TEXTURE_SIZE)).toBeCloseTo(sample(texture, x, y), 6);
    }
    let steepest = 0;
    for (let y = 0; y < TEXTURE_SIZE; y += 1)
      steepest = Math.max(steepest, Math.abs(sampleAt(texture, 511, y) - sampleAt(texture, 512, y)));
    expect(steepest).toBeLessThan(0.3);
  });

  it('are centred on 0 and use their range', () => {
    const { values } = texture;
    expect(Math.abs(values.reduce((sum, value) => sum + value, 0) / values.length)).toBeLessThan(0.1);
    expect(Math.max(...values.subarray(0, 100_000))).toBeGreaterThan(0.4);
  });

  it('interpolate between points', () => {
    const grain = grainTexture(2);
    const [left, right] = [sampleAt(grain, 10, 20), sampleAt(grain, 11, 20)];
    expect(sample(grain, 10.5, 20)).toBeCloseTo((left + right) / 2, 6);
  });
});

describe('seeded random numbers', () => {
  const draws = (seed: number, salt?: number) => {
    const random = createRandom(seed, salt);
    return Array.from({ length: 1000 }, () => random.next());
  };

  it('are the same for the same seed and salt, and different otherwise', () => {
    expect(draws(7, 1)).toEqual(draws(7, 1));
    expect(draws(7, 1)).not.toEqual(draws(8, 1));
    expect(draws(7, 1)).not.toEqual(draws(7, 2));
  });

  it('spread evenly over 0 to 1, also across neighbouring seeds', () => {
    for (const numbers of [
      draws(1),
      Array.from({ length: 1000 }, (_, seed) => draws(seed)[0] ?? 0),
      Array.from({ length: 1000 }, (_, x) => hashCell(x, 4, 9)),
    ]) {
      expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0);
      expect(Math.max(...numbers)).toBeLessThan(1);
      expect(numbers.reduce((sum, value) => sum + value, 0) / 1000).toBeCloseTo(0.5, 1);
    }
  });

  it('include both ends of a whole-number range', () => {
    const random = createRandom(3);
    expect(new Set(Array.from({ length: 200 }, () => random.whole(1, 3)))).toEqual(new Set([1, 2, 3]));
  });
});
