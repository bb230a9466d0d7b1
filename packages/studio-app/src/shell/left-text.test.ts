import { expect, it } from 'vitest';
import { leftText } from './left-text.ts';

it.each([
  [17, 40, '23 of 40 images are still on this computer.'],
  [39, 40, '1 of 40 images is still on this computer.'],
  [0, 1, '1 of 1 image is still on this computer.'],
  [1_089, 3_000, '1,911 of 3,000 images are still on this computer.'],
])('the banner says what is left when %i of %i have arrived', (uploadedImageCount, imageCount, text) => {
  expect(leftText({ uploadedImageCount, imageCount })).toBe(text);
});
