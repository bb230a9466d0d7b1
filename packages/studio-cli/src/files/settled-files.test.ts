import { describe, expect, it } from 'vitest';
import { followSightings, settledPaths, type Sight } from './settled-files.ts';

/** Looks at one file, each time after some milliseconds. */
function look(...sights: [afterMs: number, sight: Sight | null][]) {
  let nowMs = 0;
  let sightings = followSightings(new Map(), new Map(), nowMs);
  for (const [afterMs, sight] of sights) {
    nowMs += afterMs;
    sightings = followSightings(sightings, new Map(sight ? [['a.JPG', sight]] : []), nowMs);
  }
  return settledPaths(sightings, nowMs);
}
const small = { sizeBytes: 1, modifiedMs: 1 };
const large = { sizeBytes: 2, modifiedMs: 1 };
const touched = { sizeBytes: 1, modifiedMs: 2 };

describe('a file is sent when it has not changed for five seconds', () => {
  it.each<[string, [number, Sight | null][], string[]]>([
    ['a new one waits', [[0, small]], []],
    [
      'a little less waits',
      [
        [0, small],
        [4_999, small],
      ],
      [],
    ],
    [
      'five seconds are enough',
      [
        [0, small],
        [2_000, small],
        [3_000, small],
      ],
      ['a.JPG'],
    ],
    [
      'one that grows starts again',
      [
        [0, small],
        [4_000, large],
        [4_000, large],
      ],
      [],
    ],
    [
      'one that is written again starts again',
      [
        [0, small],
        [4_000, touched],
        [4_000, touched],
      ],
      [],
    ],
    [
      'one that came back starts again',
      [
        [0, small],
        [4_000, null],
        [1_000, small],
      ],
      [],
    ],
    [
      'one that is gone is not sent',
      [
        [0, small],
        [6_000, null],
      ],
      [],
    ],
  ])('%s', (_rule, sights, settled) => expect(look(...sights)).toEqual(settled));
});
