import { describe, expect, it } from 'vitest';
import { tileLevels } from './image-tiles.ts';

describe('each level has half the size of the next, down to one tile of 512 pixels', () => {
  it.each([
    [1, 1, 1],
    [512, 512, 1],
    [513, 300, 2],
    [300, 513, 2],
    [1025, 511, 2], // 512 after rounding down
    [1026, 511, 3],
    [4000, 3000, 4],
    [12_000, 8333, 6],
    [5000, 3, 2], // 2500 x 1 cannot be halved
    [5000, 1, 1],
    [0, 0, 1],
  ])('%i x %i has %i', (width, height, levels) => expect(tileLevels([width, height])).toBe(levels));
});
