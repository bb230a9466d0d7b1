import { describe, expect, it } from 'vitest';
import { median, metresBetween, shortWayRound } from './distance.ts';

describe('metresBetween: the distance on a sphere in metres', () => {
  it.each([
    [0, 0, 0, 0, 0],
    [0, 0, 1, 0, 111_195],
    [60, 10, 60, 11, 55_597],
    [0, 179.5, 0, -179.5, 111_195],
  ])('from %d, %d to %d, %d', (latitude, longitude, otherLatitude, otherLongitude, metres) =>
    expect(
      Math.round(metresBetween({ latitude, longitude }, { latitude: otherLatitude, longitude: otherLongitude })),
    ).toBe(metres),
  );
});

describe('shortWayRound: a longitude within 180 degrees of another', () => {
  it.each([
    [-179, 179, 181],
    [179, -179, -181],
    [10, -10, 10],
  ])('%d from %d', (longitude, from, shifted) => expect(shortWayRound(longitude, from)).toBe(shifted));
});

it.each([
  [[3, 1, 2], 2],
  [[4, 1, 3, 2], 2.5],
  [[], Number.NaN],
])('the median of %j', (values, middle) => expect(median(values)).toBe(middle));
