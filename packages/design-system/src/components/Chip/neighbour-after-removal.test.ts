import { describe, expect, it } from 'vitest';
import { neighbourAfterRemoval } from './neighbour-after-removal.js';

describe('neighbourAfterRemoval: the chip that moves into the place, else the last', () => {
  it.each([
    ['first of three', 0, 2, 0],
    ['middle of three', 1, 2, 1],
    ['last of three', 2, 2, 1],
    ['the only one', 0, 0, -1],
  ])('%s', (_case, removed, left, expected) => expect(neighbourAfterRemoval(removed, left)).toBe(expected));
});
