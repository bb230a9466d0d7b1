import { describe, expect, it } from 'vitest';
import { processingStep } from './processing-step.ts';

describe('the current step of processing in words', () => {
  it.each([
    ['Draft', null],
    ['Queued', 'Waiting for its turn, step 1 of 6.'],
    ['Processing', 'Preparing the images, step 2 of 6.'],
    ['ImagesDownloading', 'Reading the images, step 3 of 6.'],
    ['ImagesDownloaded', 'All images are read, step 4 of 6.'],
    ['ThumbnailsGenerating', 'Making thumbnails, step 5 of 6.'],
    ['ThumbnailsGenerated', 'Thumbnails are made, step 6 of 6.'],
    ['Completed', null],
    ['Failed', null],
  ] as const)('%s', (status, words) => expect(processingStep(status)).toBe(words));
});
