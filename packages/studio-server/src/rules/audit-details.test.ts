import { expect, it } from 'vitest';
import { flagDetails } from './audit-details.ts';

const KINNAIRD = 'Kinnaird';

it.each([
  [['DJI_0001.JPG'], true, { action: 'flagImages', changes: [{ field: 'file', after: 'DJI_0001.JPG' }] }],
  [['DJI_0001.JPG'], false, { action: 'unflagImages', changes: [{ field: 'file', after: 'DJI_0001.JPG' }] }],
  [['DJI_0001.JPG', 'DJI_0002.JPG'], true, { action: 'flagImages', changes: [{ field: 'images', after: '2' }] }],
  [['DJI_0001.JPG', 'DJI_0001.JPG'], false, { action: 'unflagImages', changes: [{ field: 'images', after: '2' }] }],
])('an event about flags names one image, and counts several: %j, %s', (names, isFlagged, details) =>
  expect(flagDetails(KINNAIRD, isFlagged, names)).toEqual({ name: KINNAIRD, ...details }),
);
