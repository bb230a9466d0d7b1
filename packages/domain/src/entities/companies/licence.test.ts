import { describe, expect, it } from 'vitest';
import { isOverUsed, licenceState, seatsRemaining } from './licence.ts';

describe('Usage turns red when used over allowed is 1 or more.', () => {
  it.each([
    [9, 10, false],
    [10, 10, true],
    [11, 10, true],
    [0, 0, true],
    [5, 0, true],
    [0, 10, false],
  ])('%d of %d', (used, allowed, red) => {
    expect(isOverUsed(used, allowed)).toBe(red);
  });
});

describe('Seats remaining is allowed minus used.', () => {
  it.each([
    [10, 7, 3],
    [10, 10, 0],
    [10, 12, -2],
  ])('%d allowed, %d used', (seatsAllowed, seatsUsed, remaining) => {
    expect(seatsRemaining({ seatsAllowed, seatsUsed })).toBe(remaining);
  });
});

describe('licenceState', () => {
  const licence = { start: '2026-01-01T00:00:00.000Z', expiry: '2027-01-01T00:00:00.000Z' };
  it.each([
    ['2025-12-31T23:59:59.999Z', 'invalid'],
    ['2026-01-01T00:00:00.000Z', 'valid'],
    ['2027-01-01T00:00:00.000Z', 'expired'],
  ])('at %s', (now, state) => {
    expect(licenceState(licence, new Date(now))).toBe(state);
  });
});
