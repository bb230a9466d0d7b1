import { describe, expect, it } from 'vitest';
import {
  interruptionText,
  liveUploads,
  UPLOAD_EXPIRY_MS,
  UPLOAD_RENEWAL_MS,
  UPLOAD_REPORT_MS,
  uploaderText,
} from './running-upload.ts';
import { batchOf } from './testing/upload-samples.ts';
import type { UploadBatch } from './upload-state.ts';

const of = (id: string, name: string, done: number, total: number) => ({
  user: { id, name, thumbnail: null },
  done,
  total,
});

describe('uploads that sending or deleting an inspection would interrupt', () => {
  it.each<[string, UploadBatch, object[]]>([
    ['files pending', batchOf(['Completed', 'Pending', 'Pending']), [{ done: 1, total: 3 }]],
    ['files paused by the user', batchOf(['Completed', 'Paused']), [{ done: 1, total: 2 }]],
    ['files waiting for the network', batchOf(['Paused'], { isWaiting: true }), [{ done: 0, total: 1 }]],
    ['some files failed, others pending', batchOf(['Failed', 'Pending']), [{ done: 0, total: 2 }]],
    ['ended with failed files', batchOf(['Completed', 'Failed']), []],
    ['refused as a whole', batchOf(['Pending'], { stage: 'Failed' }), []],
    ['being marked uploaded', batchOf(['Completed'], { stage: 'Confirming' }), []],
    ['complete', batchOf(['Completed'], { stage: 'Confirmed' }), []],
  ])('%s', (_case, batch, expected) =>
    expect(liveUploads({ batches: [batch] })).toEqual(
      expected.map((one) => ({ id: 'b1', inspectionId: 'north-tower-a-1a2b3c', ...one })),
    ),
  );
});

it('a hidden tab, whose timers run once a minute, renews its upload before it expires', () => {
  expect(UPLOAD_EXPIRY_MS).toBeGreaterThan(60_000 + UPLOAD_REPORT_MS);
  expect(UPLOAD_RENEWAL_MS * 3).toBeLessThan(UPLOAD_EXPIRY_MS);
});

describe('who is uploading, in words', () => {
  it.each([
    ['someone else', of('hanna-1', 'Hanna Lindqvist', 23, 40), 'Hanna Lindqvist is uploading'],
    ['the reader', of('maren-1', 'Maren Solheim', 23, 40), 'You are uploading in another tab'],
    ['the reader, in this tab', { ...of('maren-1', 'Maren Solheim', 23, 40), isOfThisTab: true }, 'You are uploading'],
  ])('%s', (_case, upload, words) => expect(uploaderText(upload, 'maren-1')).toBe(words));

  it.each([
    ['none', [], ''],
    [
      'one',
      [of('hanna-1', 'Hanna Lindqvist', 23, 40)],
      'This interrupts the upload of Hanna Lindqvist: 23 of 40 uploaded.',
    ],
    [
      'that of this tab',
      [{ ...of('maren-1', 'Maren Solheim', 1, 2), isOfThisTab: true }],
      'This interrupts your upload: 1 of 2 uploaded.',
    ],
    [
      'two, one of them of the reader',
      [of('hanna-1', 'Hanna Lindqvist', 23, 40), of('maren-1', 'Maren Solheim', 1, 2)],
      'This interrupts the upload of Hanna Lindqvist: 23 of 40 uploaded. This interrupts your upload in another tab: 1 of 2 uploaded.',
    ],
  ])('what an action interrupts: %s', (_case, uploads, words) =>
    expect(interruptionText(uploads, 'maren-1')).toBe(words),
  );
});
