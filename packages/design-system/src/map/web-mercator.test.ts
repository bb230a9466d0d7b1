import { describe, expect, it } from 'vitest';
import type { LngLat } from './map-points.js';
import { nearestCopy, project, unproject } from './web-mercator.js';

describe('The world is a square from 0, 0 in the north-west to 1, 1 in the south-east, as tiles show it', () => {
  it.each<[string, LngLat, [x: number, y: number]]>([
    ['the middle', [0, 0], [0.5, 0.5]],
    ['the west on the equator', [-180, 0], [0, 0.5]],
    ['the northern edge', [180, 85.05112878], [1, 0]],
    ['the southern edge', [0, -85.05112878], [0.5, 1]],
    ['a pole is on the edge', [0, 90], [0.5, 0]],
    ['Edinburgh', [-3.18, 55.95], [0.491167, 0.311642]],
  ])('%s', (_what, position, [x, y]) => {
    const projected = project(position);
    expect(projected[0]).toBeCloseTo(x, 6);
    expect(projected[1]).toBeCloseTo(y, 6);
  });

  it('and back', () => {
    const [lng, lat] = unproject(...project([-3.18, 55.95]));
    expect(lng).toBeCloseTo(-3.18, 9);
    expect(lat).toBeCloseTo(55.95, 9);
  });
});

describe('nearestCopy', () => {
  it.each([
    ['already near', 10, 0, 10],
    ['across the antimeridian eastwards', -179, 175, 181],
    ['across the antimeridian westwards', 179, -175, -181],
  ])('%s', (_case, lng, centerLng, copy) => expect(nearestCopy(lng, centerLng)).toBe(copy));
});
