import { expect, it } from 'vitest';
import { leftToUpload, type UploadCounts } from './left-to-upload.ts';

const some = { imageCount: 40, uploadedImageCount: 17 };
const all = { imageCount: 40, uploadedImageCount: 40 };

it.each<[string, UploadCounts, string]>([
  ['a complete Draft', { status: 'Draft', ...all, fileCount: 44, missingFileCount: 0 }, '0 of 40'],
  ['a Draft without images', { status: 'Draft', imageCount: 0, fileCount: 1, missingFileCount: 1 }, '1 of 1'],
  ['a Draft that lacks images only', { status: 'Draft', ...some, fileCount: 44, missingFileCount: 23 }, '23 of 40'],
  ['one that lacks other files too', { status: 'Draft', ...some, fileCount: 44, missingFileCount: 25 }, '25 of 44'],
  ['one that lacks other files only', { status: 'Draft', ...all, fileCount: 44, missingFileCount: 2 }, '2 of 44'],
  ['a sent one with images left out', { status: 'Queued', ...some, fileCount: 44, missingFileCount: 0 }, '0 of 40'],
  [
    'one with supplementary files to come',
    { status: 'Failed', ...some, fileCount: 44, missingFileCount: 2 },
    '2 of 44',
  ],
  ['a Draft of a server that counts images only', { status: 'Draft', ...some }, '23 of 40'],
  ['a sent one of such a server', { status: 'Completed', ...some }, '0 of 40'],
  ['a Draft of a server that does not count what has arrived', { status: 'Draft', imageCount: 40 }, '0 of 40'],
])('counts what is left to upload of %s', (_what, inspection, text) => {
  const { left, total } = leftToUpload(inspection);
  expect(`${left} of ${total}`).toBe(text);
});
