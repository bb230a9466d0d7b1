import { describe, expect, it } from 'vitest';
import { medianPosition } from './median-position.ts';

type Pair = [longitude: number, latitude: number];

describe('medianPosition: the median of latitudes and of longitudes, separately', () => {
  it.each<[string, Pair[], Pair | null]>([
    ['no positions give none', [], null],
    ['one position is itself', [[8.4, 49]], [8.4, 49]],
    [
      'the middle one of three, each axis by itself',
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
      'a stray fix does not pull it',
      [
        [8.1, 49],
        [8.2, 49.1],
        [170, -40],
      ],
      [8.2, 49],
    ],
    [
      'a flight across the antimeridian stays there',
      [
        [179.8, -17],
        [179.9, -17],
        [-179.9, -17],
      ],
      [179.9, -17],
    ],
    [
      'from the other side too',
      [
        [-179.9, -17],
        [-179.8, -17],
        [179.9, -17],
      ],
      [-179.9, -17],
    ],
    [
      'halfway over the antimeridian comes back into range',
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

  it('does not depend on the order it is given', () => {
    const positions = [5, 3, 9, 1].map((value) => ({ longitude: value, latitude: -value }));
    expect(medianPosition(positions)).toEqual(medianPosition(positions.toReversed()));
  });
});
