import { describe, expect, it } from 'vitest';
import { medianPosition } from './median-position.ts';

type Pair = [longitude: number, latitude: number];

describe('medianPosition: takes the median of latitudes and longitudes separately', () => {
  it.each<[string, Pair[], Pair | null]>([
    ['no positions', [], null],
    ['one position', [[8.4, 49]], [8.4, 49]],
    [
      'the middle of three, per axis',
      [
        [1, 30],
        [2, 10],
        [3, 20],
      ],
      [2, 20],
    ],
    [
      'halfway between the middle two of four',
      [
        [1, 1],
        [2, 2],
        [4, 4],
        [9, 9],
      ],
      [3, 3],
    ],
    [
      'an outlier has no effect',
      [
        [8.1, 49],
        [8.2, 49.1],
        [170, -40],
      ],
      [8.2, 49],
    ],
    [
      'a flight across the antimeridian',
      [
        [179.8, -17],
        [179.9, -17],
        [-179.9, -17],
      ],
      [179.9, -17],
    ],
    [
      'a flight across the antimeridian from the other side',
      [
        [-179.9, -17],
        [-179.8, -17],
        [179.9, -17],
      ],
      [-179.9, -17],
    ],
    [
      'a midpoint beyond the antimeridian is normalised',
      [
        [-179.5, 0],
        [178.5, 0],
      ],
      [179.5, 0],
    ],
  ])('%s', (_case, pairs, expected) => {
    const middle = medianPosition(pairs.map(([longitude, latitude]) => ({ longitude, latitude })));
    expect(middle && [middle.longitude, middle.latitude]).toEqual(expected);
  });

  it('does not depend on the order of positions', () => {
    const positions = [5, 3, 9, 1].map((value) => ({ longitude: value, latitude: -value }));
    expect(medianPosition(positions)).toEqual(medianPosition(positions.toReversed()));
  });
});
