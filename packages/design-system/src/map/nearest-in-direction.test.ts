import { describe, expect, it } from 'vitest';
import { nearestInDirection, nearestTo, type Direction, type Place } from './nearest-in-direction.js';

const DIRECTIONS: Direction[] = ['Up', 'Down', 'Left', 'Right'];
const from = { x: 100, y: 100 };

describe('nearestInDirection: an arrow key goes to the nearest pin in that direction', () => {
  it.each([
    [
      'Right',
      'the nearer of two',
      [
        [300, 100],
        [150, 110],
      ],
      1,
    ],
    [
      'Right',
      'straight ahead before nearer but aside',
      [
        [110, 140],
        [180, 120],
      ],
      1,
    ],
    ['Right', 'aside when nothing is ahead', [[110, 140]], 0],
    [
      'Right',
      'nothing on that side',
      [
        [90, 100],
        [100, 50],
      ],
      null,
    ],
    [
      'Left',
      'westwards',
      [
        [150, 100],
        [50, 90],
      ],
      1,
    ],
    [
      'Up',
      'northwards',
      [
        [100, 150],
        [110, 20],
      ],
      1,
    ],
    [
      'Down',
      'southwards',
      [
        [100, 150],
        [110, 20],
      ],
      0,
    ],
    ['Down', 'not the place itself', [[100, 100]], null],
    ['Up', 'no places', [], null],
  ] as const)('%s: %s', (direction, _case, places, index) => {
    expect(
      nearestInDirection(
        places.map(([x, y]) => ({ x, y })),
        from,
        direction,
      ),
    ).toBe(index);
  });

  it('with arrows alone one gets from any of 300 scattered pins to any other', () => {
    let seed = 7;
    const random = () => (seed = (seed * 16_807) % 2_147_483_647) / 2_147_483_647;
    const places: Place[] = Array.from({ length: 300 }, () => ({ x: random() * 1200, y: random() * 800 }));
    const reached = new Set([0]);
    for (const at of reached) {
      for (const direction of DIRECTIONS) {
        const next = nearestInDirection(places, places[at] as Place, direction);
        if (next !== null) reached.add(next);
      }
    }
    expect(reached.size).toBe(300);
  });
});

describe('nearestTo', () => {
  it.each([
    [
      'the nearest',
      [
        [0, 0],
        [90, 110],
        [200, 200],
      ],
      1,
    ],
    ['no places', [], null],
  ] as const)('%s', (_case, places, index) =>
    expect(
      nearestTo(
        places.map(([x, y]) => ({ x, y })),
        from,
      ),
    ).toBe(index),
  );
});
