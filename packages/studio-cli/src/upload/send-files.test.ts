import { expect, it } from 'vitest';
import { failureOf } from './send-files.ts';

it.each([
  ['Confirmed', true, null],
  ['Uploading', true, null],
  ['Failed', false, 'Your company licence has expired.'],
  ['MissingFiles', false, null],
  ['MissingFiles', true, 'Other files of this inspection have not arrived, so it was not sent for processing.'],
] as const)('an upload at %s, to be processed: %s', (stage, isProcessed, failure) => {
  expect(failureOf({ stage, reason: 'Your company licence has expired.' }, isProcessed)).toBe(failure);
});
