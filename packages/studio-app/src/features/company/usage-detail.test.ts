import { formatLicenceData } from '@inspection-studio/domain/companies';
import { describe, expect, it } from 'vitest';
import { seatsDetail, usageDetail } from './usage-detail.ts';

describe('usageDetail: remaining or exceeded allowance', () => {
  it.each([
    [4000, 5000, '1,000 Gpx remaining'],
    [5000, 5000, '0 Gpx remaining'],
    [5412, 5000, '412 Gpx over the allowance'],
    [1, 0, '1 Gpx over the allowance'],
  ])('%i of %i: %s', (used, allowed, text) => {
    expect(usageDetail(used, allowed, (amount) => formatLicenceData(amount, 'Gpx'))).toBe(text);
  });
});

describe('seatsDetail: remaining seats, never fewer than 0, and how many are over the allowance', () => {
  it.each([
    [38, 40, '2 seats remaining'],
    [39, 40, '1 seat remaining'],
    [40, 40, '0 seats remaining'],
    [41, 40, '0 seats remaining, 1 seat over the allowance'],
    [1240, 40, '0 seats remaining, 1,200 seats over the allowance'],
  ])('%i of %i: %s', (seatsUsed, seatsAllowed, text) => expect(seatsDetail({ seatsUsed, seatsAllowed })).toBe(text));
});
