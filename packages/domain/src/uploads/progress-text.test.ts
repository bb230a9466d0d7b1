import { describe, expect, it } from 'vitest';
import { batchText, processingText, remainingText, uploadedText } from './progress-text.ts';
import type { UploadBatch, UploadFileStatus } from './upload-state.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

describe("'N of M uploaded'", () => {
  it.each([
    [3, 7, '3 of 7 uploaded'],
    [2118, 3412, '2,118 of 3,412 uploaded'],
    [0, 0, '0 of 0 uploaded'],
  ])('%d, %d', (completed, total, text) => expect(uploadedText(completed, total)).toBe(text));
});

describe("'About X remaining': seconds under 1 min, minutes, hours", () => {
  it.each([
    [0, 'About 5 seconds remaining'],
    [4 * SECOND, 'About 5 seconds remaining'],
    [42 * SECOND, 'About 45 seconds remaining'],
    [55 * SECOND, 'About 55 seconds remaining'],
    [56 * SECOND, 'About 1 minute remaining'],
    [89 * SECOND, 'About 1 minute remaining'],
    [2 * MINUTE, 'About 2 minutes remaining'],
    [14.2 * MINUTE, 'About 14 minutes remaining'],
    [59.4 * MINUTE, 'About 59 minutes remaining'],
    [59.6 * MINUTE, 'About 1 hour remaining'],
    [2.2 * HOUR, 'About 2 hours remaining'],
    [1200 * HOUR, 'About 1,200 hours remaining'],
  ])('%d ms', (remainingMs, text) => expect(remainingText(remainingMs)).toBe(text));
});

const batchOf = (statuses: UploadFileStatus[], stage: UploadBatch['stage'] = 'Uploading'): UploadBatch => ({
  id: 'b1',
  inspectionId: 'i1',
  inspectionName: 'NorthTowerA',
  assetName: 'Kinnaird Viaduct',
  files: statuses.map((status, index) => ({ id: `f${index}`, name: 'a.jpg', sizeBytes: 1, status, attempt: 1, reason: null })),
  stage,
  reason: null,
  processing: 'Skipped',
});

describe('the message of a batch', () => {
  it.each<[string, UploadBatch, number | null, string]>([
    ['pending, time unknown', batchOf(['Pending']), null, 'Upload pending...'],
    ['pending, time known', batchOf(['Pending']), 14 * MINUTE, 'About 14 minutes remaining'],
    ['pending beside a failed file', batchOf(['Pending', 'Failed']), null, 'Upload pending...'],
    ['paused', batchOf(['Paused', 'Pending']), 14 * MINUTE, 'Upload paused'],
    ['all stored', batchOf(['Completed'], 'Confirmed'), null, 'Upload complete'],
    ['ended with failed files', batchOf(['Completed', 'Failed']), null, 'Upload failed'],
    ['refused as a whole', batchOf(['Completed'], 'Failed'), null, 'Upload failed'],
  ])('%s', (_case, batch, remainingMs, text) => expect(batchText(batch, remainingMs)).toBe(text));
});

describe('batch processing status', () => {
  it.each([
    ['Skipped', null],
    ['Pending', 'Processing queued'],
    ['Failed', 'Processing could not be started'],
    ['Success', 'Sent for processing'],
  ] as const)('%s: %s', (processing, text) => expect(processingText(processing)).toBe(text));
});
