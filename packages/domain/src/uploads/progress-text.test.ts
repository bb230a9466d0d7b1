import { describe, expect, it } from 'vitest';
import { batchText, processingText, remainingText, uploadedText } from './progress-text.ts';
import { batchOf } from './testing/upload-samples.ts';
import { BATCH_PROCESSING_STATUSES, type UploadBatch } from './upload-state.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

describe('batch processing status', () => {
  it('Batch processing status Skipped exists, without a message.', () => {
    expect(BATCH_PROCESSING_STATUSES).toContain('Skipped');
    expect(processingText('Skipped')).toBeNull();
  });
  it.each([
    ['Pending', 'Processing queued'],
    ['Failed', 'Processing could not be started'],
    ['Success', 'Sent for processing'],
  ] as const)("Batch processing status %s is shown as '%s'.", (processing, text) => {
    expect(BATCH_PROCESSING_STATUSES).toContain(processing);
    expect(processingText(processing)).toBe(text);
  });
  it('has no other statuses', () => expect(BATCH_PROCESSING_STATUSES).toHaveLength(4));
});

describe('the message of a batch', () => {
  it.each<[string, string, UploadBatch, number | null]>([
    ['Upload pending...', 'time unknown', batchOf(['Pending']), null],
    ['Upload pending...', 'beside a failed file', batchOf(['Pending', 'Failed']), null],
    ['Upload paused', 'one file', batchOf(['Paused', 'Pending']), 14 * MINUTE],
    ['Upload paused', 'beside a failed file', batchOf(['Paused', 'Failed']), null],
    ['Upload complete', 'marked uploaded', batchOf(['Completed'], { stage: 'Confirmed' }), null],
    ['Upload complete', 'being marked uploaded', batchOf(['Completed'], { stage: 'Confirming' }), 0],
    ['Upload failed', 'a failed file', batchOf(['Completed', 'Failed']), 14 * MINUTE],
    ['Upload failed', 'refused as a whole', batchOf(['Completed'], { stage: 'Failed' }), null],
    ['Upload failed', 'refused while files were pending', batchOf(['Pending'], { stage: 'Failed' }), MINUTE],
    ['About 14 minutes remaining', 'while uploading', batchOf(['Pending']), 14 * MINUTE],
    ['About 5 seconds remaining', 'at the very end', batchOf(['Pending']), 0],
  ])("Upload message '%s': %s", (text, _case, batch, remainingMs) => expect(batchText(batch, remainingMs)).toBe(text));
});

describe("Upload message 'About X remaining'.", () => {
  it.each([
    ['5 seconds', 0],
    ['5 seconds', 5 * SECOND],
    ['10 seconds', 5 * SECOND + 1],
    ['45 seconds', 42 * SECOND],
    ['55 seconds', 55 * SECOND],
    ['1 minute', 55 * SECOND + 1],
    ['1 minute', 90 * SECOND - 1],
    ['2 minutes', 90 * SECOND],
    ['2 minutes', 2 * MINUTE],
    ['14 minutes', 14.2 * MINUTE],
    ['59 minutes', 59.5 * MINUTE - 1],
    ['1 hour', 59.5 * MINUTE],
    ['1 hour', 1.5 * HOUR - 1],
    ['2 hours', 1.5 * HOUR],
    ['1,200 hours', 1200 * HOUR],
  ])('About %s remaining: %d ms', (time, remainingMs) =>
    expect(remainingText(remainingMs)).toBe(`About ${time} remaining`),
  );
});

describe("Upload message 'N of M uploaded'.", () => {
  it.each([
    [3, 7, '3 of 7 uploaded'],
    [0, 0, '0 of 0 uploaded'],
    [999, 1000, '999 of 1,000 uploaded'],
    [2118, 3412, '2,118 of 3,412 uploaded'],
  ])('%d of %d', (completed, total, text) => expect(uploadedText(completed, total)).toBe(text));
});
