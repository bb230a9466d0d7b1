import { expect, it } from 'vitest';
import { leftText } from './left-text.ts';

it.each([
  [17, 40, '23 of 40 images are still on this computer.'],
  [39, 40, '1 of 40 images is still on this computer.'],
  [0, 1, '1 of 1 image is still on this computer.'],
  [1_089, 3_000, '1,911 of 3,000 images are still on this computer.'],
])('the banner says what is left when %i of %i have arrived', (uploadedImageCount, imageCount, text) => {
  expect(leftText({ status: 'Draft', uploadedImageCount, imageCount })).toBe(text);
});

it.each([
  [2, 44, '2 of 44 files are still on this computer.'],
  [1, 2_044, '1 of 2,044 files is still on this computer.'],
])(
  'the banner counts files when %i of %i are missing and images are not the only ones',
  (missingFileCount, fileCount, text) => {
    const images = { imageCount: 40, uploadedImageCount: 40 };
    expect(leftText({ status: 'Draft', ...images, fileCount, missingFileCount })).toBe(text);
  },
);
