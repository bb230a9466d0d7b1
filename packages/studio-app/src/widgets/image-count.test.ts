import type { InspectionStatus } from '@inspection-studio/domain/inspections';
import { expect, it } from 'vitest';
import { imageCountText, missingText, storedImageCount } from './image-count.ts';

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

it.each<[InspectionStatus, number, number, string, string]>([
  ['Draft', 40, 2, '40 images, 2 files missing', '2 of 44 left'],
  ['Draft', 40, 1, '40 images, 1 file missing', '1 of 44 left'],
  ['Draft', 40, 0, '40 images', '0 of 40 left'],
  ['Draft', 17, 25, '17 of 40 uploaded', '25 of 44 left'],
  ['Draft', 17, 23, '17 of 40 uploaded', '23 of 40 left'],
  ['Completed', 40, 2, '40 images, 2 files missing', '2 of 44 left'],
  ['Completed', 38, 0, '38 images, 2 left out', '0 of 40 left'],
  // The missing files may be images, so they are not counted a second time as left out.
  ['Completed', 38, 2, '38 images, 2 files missing', '2 of 44 left'],
])(
  '%s: %d of 40 images uploaded, %d of 44 files missing: %s',
  (status, uploadedImageCount, missingFileCount, text, left) => {
    const counts = { status, imageCount: 40, uploadedImageCount, fileCount: 44, missingFileCount };
    expect(imageCountText(counts)).toBe(text);
    expect(missingText(counts)).toBe(left);
  },
);

it('counts stored images without those that never arrived', () => {
  expect(storedImageCount({ imageCount: 40, uploadedImageCount: 17 })).toBe(17);
  expect(storedImageCount({ imageCount: 40 })).toBe(40);
});
