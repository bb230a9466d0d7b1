import { describe, expect, it } from 'vitest';
import { inspection } from '../features/inspections/testing/records.ts';
import { interruptedUploads, isContinuable } from './interrupted-uploads.ts';
import { keptUpload } from './testing/browser-journal.ts';

const left = { imageCount: 40, uploadedImageCount: 17 };
const running = {
  id: 'upload-1',
  user: { id: 'ines', name: 'Ines Carvalho', thumbnail: null },
  started: '2026-01-01T00:00:00Z',
  done: 1,
  total: 2,
};
const kept = (id: string, differences = {}) => keptUpload({ id, inspectionId: 'north-1', begunMs: 1, ...differences });

describe('an upload is offered while it can be continued and nobody sends it', () => {
  it.each([
    ['a Draft with missing images', {}, true, true],
    ['everything has arrived', { uploadedImageCount: 40 }, false, false],
    [
      'a Draft with all images, but without a PDF',
      { uploadedImageCount: 40, fileCount: 41, missingFileCount: 1 },
      true,
      true,
    ],
    ['it was sent for processing', { status: 'Queued' as const }, false, false],
    ['it was sent without images', { status: 'Queued' as const, fileCount: 41, missingFileCount: 0 }, false, false],
    ['it was sent without a PDF', { status: 'Queued' as const, fileCount: 41, missingFileCount: 1 }, true, true],
    ['somebody is sending it', { uploads: [running] }, true, false],
    ['another browser sends its files', { id: 'south-1' }, true, false],
  ])('%s', (_case, differences, isKept, isOffered) => {
    const north = inspection({ ...left, ...differences });
    expect(isContinuable(north)).toBe(isKept);
    const offered = { inspection: north, sendForProcessing: false, begunMs: 1 };
    expect(interruptedUploads([kept('u1')], [north])).toEqual(isOffered ? [offered] : []);
  });
});

it('several uploads to one inspection are offered as one, which is sent for processing if one of them was to be', () => {
  const north = inspection(left);
  const uploads = [kept('u1', { process: true }), kept('u2', { begunMs: 2 })];
  expect(interruptedUploads(uploads, [north])).toEqual([{ inspection: north, sendForProcessing: true, begunMs: 2 }]);
});
