import { formatLicenceData } from '@inspection-studio/domain';
import { describe, expect, it } from 'vitest';
import { usageDetail } from './usage-detail.ts';

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
