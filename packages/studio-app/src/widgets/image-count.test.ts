import type { InspectionStatus } from '@inspection-studio/domain/inspections';
import { expect, it } from 'vitest';
import { imageCountText, storedImageCount } from './image-count.ts';

it.each<[InspectionStatus, number, number | undefined, string]>([
  ['Draft', 40, 40, '40 images'],
  ['Draft', 40, 17, '17 of 40 uploaded'],
  ['Draft', 2000, 1999, '1,999 of 2,000 uploaded'],
  ['Draft', 1, 0, '0 of 1 uploaded'],
  ['Draft', 1, 1, '1 image'],
  ['Draft', 0, 0, '0 images'],
  ['Draft', 40, undefined, '40 images'],
  ['Completed', 40, 40, '40 images'],
  ['Completed', 40, 38, '38 images, 2 left out'],
  ['ThumbnailsGenerating', 2000, 1, '1 image, 1,999 left out'],
  ['Failed', 40, 38, '38 images, 2 left out'],
])('%s: %d registered, %s uploaded: %s', (status, imageCount, uploadedImageCount, text) =>
  expect(imageCountText({ status, imageCount, uploadedImageCount })).toBe(text),
);

it('counts stored images without those that never arrived', () => {
  expect(storedImageCount({ imageCount: 40, uploadedImageCount: 17 })).toBe(17);
  expect(storedImageCount({ imageCount: 40 })).toBe(40);
});
