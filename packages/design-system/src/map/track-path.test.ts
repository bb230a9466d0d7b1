import { describe, expect, it } from 'vitest';
import { trackPath } from './track-path.js';

const box = { left: 0, top: 0, right: 100, bottom: 100 };
const path = (...places: [x: number, y: number][]) =>
  trackPath(
    places.map(([x, y]) => ({ x, y })),
    box,
  );

describe('A track is a path through its points that is cut off at the box', () => {
  it.each<[string, [number, number][], string]>([
    ['no points', [], ''],
    ['one point', [[5, 5]], ''],
    [
      'inside',
      [
        [5, 5],
        [9, 5],
        [9, 20],
      ],
      'M5 5L9 5L9 20',
    ],
    [
      'whole pixels',
      [
        [5.4, 5.4],
        [9.6, 5.4],
      ],
      'M5 5L10 5',
    ],
    [
      'within a pixel',
      [
        [5, 5],
        [5.5, 5.5],
        [9, 5],
      ],
      'M5 5L9 5',
    ],
    [
      'many within a pixel',
      [
        [5, 5],
        [5.8, 5],
        [6.6, 5],
        [7.4, 5],
      ],
      'M5 5L7 5',
    ],
    [
      'out on the right',
      [
        [50, 50],
        [1e9, 50],
      ],
      'M50 50L100 50',
    ],
    [
      'in from above',
      [
        [50, -50],
        [50, 50],
      ],
      'M50 0L50 50',
    ],
    [
      'through',
      [
        [-100, -100],
        [200, 200],
      ],
      'M0 0L100 100',
    ],
    [
      'passing by',
      [
        [-50, 10],
        [-10, 90],
      ],
      '',
    ],
    [
      'passing by at a corner',
      [
        [-20, 10],
        [10, -30],
      ],
      '',
    ],
    [
      'out and in again elsewhere',
      [
        [50, 50],
        [150, 50],
        [150, 20],
        [50, 20],
      ],
      'M50 50L100 50M100 20L50 20',
    ],
  ])('%s', (_what, places, expected) => expect(path(...places)).toBe(expected));
});
