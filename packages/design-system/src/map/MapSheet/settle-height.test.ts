import { describe, expect, it } from 'vitest';
import { nextHeight, settleHeight } from './settle-height.js';

const stops = { closed: 52, half: 300, full: 440 };

describe('settleHeight: a sheet that is let go rests at the nearest height', () => {
  it.each([
    ['where it was', 300, 0, 'half'],
    ['a little lower', 250, 0, 'half'],
    ['nearer to its bar', 120, 0, 'closed'],
    ['nearer to the top', 400, 0, 'full'],
    ['flicked up', 300, 1200, 'full'],
    ['flicked down', 300, -1200, 'closed'],
    ['flicked beyond the top', 440, 5000, 'full'],
  ] as const)('%s', (_case, heightPx, velocity, expected) =>
    expect(settleHeight(heightPx, velocity, stops)).toBe(expected),
  );
});

describe('nextHeight', () => {
  it.each([
    ['closed', 1, 'half'],
    ['half', 1, 'full'],
    ['full', 1, 'full'],
    ['full', -1, 'half'],
    ['closed', -1, 'closed'],
  ] as const)('%s, %d step', (from, step, expected) => expect(nextHeight(from, step)).toBe(expected));
});
