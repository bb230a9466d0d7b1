import { describe, expect, it } from 'vitest';
import { formatLicenceData } from './licence-data-type.ts';

describe('formatLicenceData: data used or allowed, in gigapixels or images', () => {
  it.each([
    [5412, 'Gpx', '5,412 Gpx'],
    [0.34, 'Gpx', '0.3 Gpx'],
    [1, 'Gpx', '1 Gpx'],
    [0, 'ImageCount', '0 images'],
    [1, 'ImageCount', '1 image'],
    [12_480, 'ImageCount', '12,480 images'],
  ] as const)('%d %s is %s', (amount, type, text) => expect(formatLicenceData(amount, type)).toBe(text));
});
