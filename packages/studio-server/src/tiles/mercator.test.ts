import { describe, expect, it } from 'vitest';
import { eastShare, isTile, southShare, TILE_PIXELS } from './mercator.ts';

describe('isTile: inside the grid of zooms 0 to 18', () => {
  it.each([
    [0, 0, 0, true],
    [3, 7, 7, true],
    [18, 262_143, 0, true],
    [0, 1, 0, false],
    [3, 0, 8, false],
    [19, 0, 0, false],
    [2, -1, 0, false],
    [2, 0.5, 0, false],
    [Number.NaN, 0, 0, false],
  ])('%d/%d/%d: %s', (z, x, y, expected) => {
    expect(isTile({ z, x, y })).toBe(expected);
  });
});

describe('the Web Mercator grid on an equirectangular map', () => {
  it.each([
    ['the equator is half-way', { z: 0, x: 0, y: 0 }, 128, 0.5],
    ['the top edge is at 85.0511 degrees north', { z: 0, x: 0, y: 0 }, 0, (90 - 85.0511) / 180],
    ['the bottom edge is at 85.0511 degrees south', { z: 3, x: 0, y: 7 }, TILE_PIXELS, (90 + 85.0511) / 180],
    ['66.5133 degrees north is a quarter down', { z: 2, x: 0, y: 1 }, 0, (90 - 66.5133) / 180],
  ])('%s', (_case, tile, row, share) => {
    expect(southShare(tile, row)).toBeCloseTo(share, 5);
  });

  it('longitude is linear from the antimeridian', () => {
    expect(eastShare({ z: 0, x: 0, y: 0 }, 0)).toBe(0);
    expect(eastShare({ z: 1, x: 1, y: 0 }, 0)).toBe(0.5);
    expect(eastShare({ z: 2, x: 3, y: 0 }, TILE_PIXELS)).toBe(1);
  });
});
