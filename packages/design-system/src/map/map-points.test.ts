import { describe, expect, it } from 'vitest';
import { countSeen, isInside, toCoordinates, type GeoBounds } from './map-points.js';

describe('isInside', () => {
  const pacific: GeoBounds = [170, -10, 200, 10];
  it.each([
    ['inside', [175, 0], pacific, true],
    ['inside, named from the other side of the antimeridian', [-170, 0], pacific, true],
    ['on the edge', [170, 10], pacific, true],
    ['too far west', [169, 0], pacific, false],
    ['too far east', [-159, 0], pacific, false],
    ['too far north', [175, 11], pacific, false],
    ['a view as wide as the world holds every longitude', [0, 0], [-200, -80, 190, 80], true],
  ] as const)('%s', (_case, position, bounds, inside) => expect(isInside(position, bounds)).toBe(inside));
});

describe('countSeen', () => {
  const view: GeoBounds = [0, 0, 10, 10];
  const items = [
    { position: [5, 5] as const, count: 3 },
    { position: [6, 6] as const, count: 1 },
    { position: [20, 5] as const, count: 7 },
  ];
  it.each([
    ['clusters in view count as all of their points', items, view, 4],
    ['nothing in view', items.slice(2), view, 0],
    ['no view yet', items, undefined, 0],
  ])('%s', (_case, all, bounds, count) => expect(countSeen(all, bounds)).toBe(count));
});

describe('toCoordinates', () => {
  it('longitude and latitude of every point, one after the other', () => {
    const at = (lng: number, lat: number) => ({ id: `${lng}`, label: '', data: null, position: [lng, lat] as const });
    expect([...toCoordinates([at(-3.19, 55.95), at(2.35, 48.86)])]).toEqual([-3.19, 55.95, 2.35, 48.86]);
  });
});
