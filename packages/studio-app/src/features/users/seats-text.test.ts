import { describe, expect, it } from 'vitest';
import { seatsText } from './seats-text.ts';

describe('seats remaining is allowed minus used', () => {
  it.each([
    [10, 7, 0, '3 seats remaining', false],
    [10, 9, 1, '1 seat remaining', false],
    [10, 8, 3, '2 seats remaining, 3 addresses entered', false],
    [10, 10, 1, '0 seats remaining', true],
    [10, 12, 0, '0 seats remaining', true],
  ])('%i allowed, %i used, %i addresses: %s', (seatsAllowed, seatsUsed, addresses, text, isFull) =>
    expect(seatsText({ seatsAllowed, seatsUsed }, addresses)).toEqual({ text, isFull }),
  );
});
