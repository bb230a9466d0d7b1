import { describe, expect, it } from 'vitest';
import { dataRefusal, licenceRefusal, registrationRefusal, supplementaryRefusal } from './licence.ts';

describe('licenceRefusal: 6 company licence invalid, 7 company licence expired', () => {
  const company = { licenceStart: new Date('2026-01-01T00:00:00Z'), licenceExpiry: new Date('2027-01-01T00:00:00Z') };
  it.each([
    ['2025-12-31T23:00:00Z', 6],
    ['2026-06-01T00:00:00Z', null],
    ['2027-01-01T00:00:00Z', 7],
  ])('at %s', (now, code) => expect(licenceRefusal(company, new Date(now))).toBe(code));
});

describe('dataRefusal: 1 company reached data usage limit', () => {
  it.each([
    [9.9, 10, null],
    [10, 10, 1],
    [11, 10, 1],
  ])('%d of %d', (dataUsed, dataAllowed, code) => expect(dataRefusal({ dataUsed, dataAllowed })).toBe(code));
});

describe('registrationRefusal: 1 for images that would exceed the allowance', () => {
  it.each([
    ['ImageCount', 90, 10, null],
    ['ImageCount', 90, 11, 1],
    ['ImageCount', 100, 0, 1],
    ['Gpx', 99.9, 1000, null],
    ['Gpx', 100, 1, 1],
  ] as const)('%s: %d of 100 used and %d images registered', (dataType, dataUsed, imageCount, code) =>
    expect(registrationRefusal({ dataType, dataUsed, dataAllowed: 100 }, imageCount)).toBe(code),
  );
});

describe('supplementaryRefusal: 127 action would exceed licence usage', () => {
  it.each([
    [0, null],
    [100, null],
    [101, 127],
  ])('%d more bytes with 100 left', (added, code) =>
    expect(supplementaryRefusal({ supplementaryUsedBytes: 900, supplementaryAllowedBytes: 1000 }, added)).toBe(code),
  );
});
