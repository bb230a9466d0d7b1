import { describe, expect, it } from 'vitest';
import { sampledPlaces } from './sampled-places.ts';

describe('One image in 20 is sampled, but at least 20, evenly over all', () => {
  it.each([
    [0, 0, undefined],
    [1, 1, 0],
    [20, 20, 19],
    [30, 20, 28],
    [100, 20, 95],
    [400, 20, 380],
    [1_000, 50, 980],
    [10_000, 500, 9_980],
  ])('of %d images, %d', (count, sampled, last) => {
    const places = sampledPlaces(count);
    expect(new Set(places).size).toBe(sampled);
    expect(places.at(-1)).toBe(last);
  });
});
