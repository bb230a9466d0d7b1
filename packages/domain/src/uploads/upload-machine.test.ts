import { describe, expect, it } from 'vitest';
import {
  aborted,
  acted,
  added,
  batchConfirmed,
  batchFailed,
  blocked,
  confirmed,
  failed,
  filesMissing,
  newBatch,
  run,
  sent,
  statuses,
  stored,
  UNBLOCKED,
  uploaded,
} from './testing/upload-samples.ts';
import { uploadTransition } from './upload-machine.ts';
import type { UploadEvent } from './upload-state.ts';

const MiB = 1024 * 1024;

it('a new batch has pending files, and its first chunk is sent', () =>
  expect(run(added('a', 1)).state).toEqual({
    batches: [
      {
        id: 'a',
        inspectionId: 'inspection-a',
        inspectionName: 'NorthTowerA',
        assetName: 'Kinnaird Viaduct',
        files: [
          { id: 'a0', name: 'DJI_0.jpg', sizeBytes: 100, status: 'Pending', attempt: 1, reason: null, fault: null },
        ],
        stage: 'Uploading',
        reason: null,
        isWaiting: false,
        processing: 'Pending',
      },
    ],
    chunk: { batchId: 'a', files: [{ id: 'a0', sizeBytes: 100, uploadedBytes: 0 }] },
    confirming: [],
    waitingFor: null,
    firstBatchId: null,
    aheadBytes: null,
  }));

describe('files upload in chunks, one chunk after another', () => {
  it('the first chunk is sent immediately', () => {
    const { state, effects } = run(added('a', 7));
    expect(effects).toEqual([sent('a', 1, 'a0', 'a1', 'a2', 'a3', 'a4')]);
    expect(state.batches[0]?.files.map((file) => file.attempt)).toEqual([1, 1, 1, 1, 1, 0, 0]);
  });
  it('the second chunk waits for every file of the first', () => {
    const first = [added('a', 7), uploaded('a0'), uploaded('a1'), failed('a2'), uploaded('a3')];
    expect(run(...first)).toMatchObject({ effects: [], state: { chunk: { files: [{ id: 'a4' }] } } });
    expect(run(...first, uploaded('a4')).effects).toEqual([sent('a', 1, 'a5', 'a6')]);
  });
  it('Chunks upload one after another: the second is sent when the first is stored, while the first is confirmed', () => {
    const first = [added('a', 12), stored('a0'), stored('a1'), stored('a2'), stored('a3')];
    expect(run(...first).effects).toEqual([]);
    const { state, effects } = run(...first, stored('a4'));
    expect(effects).toEqual([sent('a', 1, 'a5', 'a6', 'a7', 'a8', 'a9')]);
    expect(state.confirming.map(({ fileId }) => fileId)).toEqual(['a0', 'a1', 'a2', 'a3', 'a4']);
    expect(statuses(state)).toBe(Array(12).fill('Pending').join(' '));
  });
  it('confirmations are at most one chunk behind', () => {
    const ten = Array.from({ length: 10 }, (_, index) => stored(`a${index}`));
    const confirmedTo = (count: number) => Array.from({ length: count }, (_, index) => uploaded(`a${index}`));
    expect(run(added('a', 12), ...ten).effects).toEqual([]);
    expect(run(added('a', 12), ...ten, ...confirmedTo(4)).effects).toEqual([]);
    expect(run(added('a', 12), ...ten, ...confirmedTo(5)).effects).toEqual([sent('a', 1, 'a10', 'a11')]);
  });
  it('a batch with stored but unconfirmed files is not marked uploaded, and the next one is sent', () => {
    const { state, effects } = run(added('a', 1), added('b', 1), stored('a0'));
    expect(effects).toEqual([sent('b', 1, 'b0')]);
    expect(state.batches[0]?.stage).toBe('Uploading');
    expect(uploadTransition(state, uploaded('a0'))[1]).toEqual([confirmed('a')]);
  });
  it('a failed confirmation fails the file', () => {
    const { state } = run(added('a', 1), stored('a0'), failed('a0'));
    expect([statuses(state), state.confirming]).toEqual(['Failed', []]);
  });
  it('pausing aborts confirmations too, and resuming sends the file again', () => {
    const { state, effects } = run(added('a', 2), stored('a0'), acted('paused'));
    expect(effects).toEqual([aborted('a', 'a0', 'a1')]);
    expect([statuses(state), state.chunk, state.confirming]).toEqual(['Paused Paused', null, []]);
    expect(uploadTransition(state, acted('resumed'))[1]).toEqual([sent('a', 2, 'a0', 'a1')]);
  });
  it('at most 31457280 bytes are sent together', () => {
    const files = [20, 10, 1].map((size, index) => ({ id: `a${index}`, name: `${index}.jpg`, sizeBytes: size * MiB }));
    expect(run(added('a', 0, { files })).effects).toEqual([sent('a', 1, 'a0', 'a1')]);
  });
  it('a second batch is sent after the first', () => {
    const both = [added('a', 2), added('b', 1)];
    expect(run(...both).effects).toEqual([]);
    expect(run(...both, uploaded('a0')).effects).toEqual([]);
    expect(run(...both, uploaded('a0'), uploaded('a1')).effects).toEqual([confirmed('a'), sent('b', 1, 'b0')]);
  });
  it('failed files do not block the next batch', () =>
    expect(run(added('a', 1), added('b', 1), failed('a0')).effects).toEqual([sent('b', 1, 'b0')]));
  it('a batch is added once', () => {
    const { state } = run(added('a', 1));
    expect(uploadTransition(state, added('a', 3))).toEqual([state, []]);
  });
});

describe('mark uploaded, then optionally send for processing', () => {
  const all = [added('a', 2), uploaded('a0'), uploaded('a1')];
  it('confirms when every file is uploaded', () => {
    const { state, effects } = run(...all);
    expect(effects).toEqual([confirmed('a')]);
    expect(state).toMatchObject({ batches: [{ stage: 'Confirming', processing: 'Pending' }], chunk: null });
  });
  it('starts processing after the confirmation', () => {
    const { state, effects } = run(...all, batchConfirmed());
    expect(effects).toEqual([{ type: 'startProcessing', batchId: 'a', inspectionId: 'inspection-a' }]);
    expect(state.batches[0]).toMatchObject({ stage: 'Confirmed', processing: 'Pending' });
  });
  it.each([
    ['processingStarted', 'Success'],
    ['processingFailed', 'Failed'],
  ] as const)('%s: %s', (type, processing) => {
    const { state, effects } = run(...all, batchConfirmed(), { type, batchId: 'a' });
    expect(state.batches[0]).toMatchObject({ stage: 'Confirmed', processing });
    expect(effects).toEqual([]);
  });
  it('does not start processing that was not requested', () => {
    const { state, effects } = run(added('a', 1, { process: false }), uploaded('a0'), batchConfirmed());
    expect(effects).toEqual([]);
    expect(state.batches[0]).toMatchObject({ stage: 'Confirmed', processing: 'Skipped' });
  });
  it('a batch without files is confirmed immediately', () =>
    expect(run(added('a', 0)).effects).toEqual([confirmed('a')]));
  it('a batch with failed files is never marked uploaded', () => {
    const { state, effects } = run(added('a', 2), uploaded('a0'), failed('a1'));
    expect(effects).toEqual([]);
    expect(state).toMatchObject({ batches: [{ stage: 'Uploading', processing: 'Pending' }], chunk: null });
    expect(state.batches[0]?.files[1]).toMatchObject({ status: 'Failed', reason: 'The connection was lost.' });
    expect(uploadTransition(state, batchConfirmed())).toEqual([state, []]);
  });
});

describe('late and unknown reports change nothing', () => {
  const confirmedOnce = [added('a', 1), uploaded('a0'), batchConfirmed()];
  it.each<[string, UploadEvent[], UploadEvent]>([
    ['of a removed batch', [added('a', 7)], uploaded('b0')],
    ['of the failure of a removed batch', [added('a', 7)], batchFailed('b')],
    ['of a file that is not being sent', [added('a', 7)], uploaded('a6')],
    ['of a file that was never sent', [added('a', 7)], uploaded('a6', 0)],
    ['of an unknown file', [added('a', 7)], uploaded('a9')],
    ['of another attempt', [added('a', 7)], uploaded('a0', 2)],
    ['of a file that has ended', [added('a', 7), uploaded('a0')], failed('a0')],
    ['of a file of another batch', [added('a', 7), added('b', 1)], { ...uploaded('a0'), batchId: 'b' } as UploadEvent],
    ['of a file stored twice', [added('a', 7), stored('a0')], stored('a0')],
    [
      'of progress of a file that is stored',
      [added('a', 7), stored('a0')],
      { ...stored('a0'), type: 'fileProgressed', uploadedBytes: 1 } as UploadEvent,
    ],
    ['of a paused file', [added('a', 1), acted('paused')], uploaded('a0')],
    [
      'of progress of another attempt',
      [added('a', 7)],
      { type: 'fileProgressed', batchId: 'a', fileId: 'a0', attempt: 3, uploadedBytes: 1 },
    ],
    ['of a confirmation that was not requested', [added('a', 7)], batchConfirmed()],
    ['of a confirmation a second time', confirmedOnce, batchConfirmed()],
    ['of missing files before every file is uploaded', [added('a', 7)], filesMissing()],
    ['of missing files after the confirmation', confirmedOnce, filesMissing()],
    ['of missing files a second time', [added('a', 1), uploaded('a0'), filesMissing()], filesMissing()],
    ['of a confirmation after missing files', [added('a', 1), uploaded('a0'), filesMissing()], batchConfirmed()],
    [
      'of processing after missing files',
      [added('a', 1), uploaded('a0'), filesMissing()],
      { type: 'processingStarted', batchId: 'a' },
    ],
    ['of sending that is blocked for the same reason', [added('a', 7), blocked()], blocked()],
    ['of sending that is not blocked', [added('a', 7)], UNBLOCKED],
    ['of a file that was aborted when sending was blocked', [added('a', 7), blocked()], uploaded('a0')],
    [
      'of processing before the confirmation',
      [added('a', 1), uploaded('a0')],
      { type: 'processingStarted', batchId: 'a' },
    ],
    [
      'of processing that was not requested',
      [added('a', 1, { process: false }), uploaded('a0'), batchConfirmed()],
      { type: 'processingFailed', batchId: 'a' },
    ],
    [
      'of processing a second time',
      [...confirmedOnce, { type: 'processingStarted', batchId: 'a' }],
      { type: 'processingFailed', batchId: 'a' },
    ],
  ])('%s', (_case, before, event) => {
    const { state } = run(...before);
    const [after, effects] = uploadTransition(state, event);
    expect(after).toBe(state);
    expect(effects).toEqual([]);
  });
});

it('does not change the added batch', () => {
  const batch = newBatch('a', 2);
  const [state] = uploadTransition(run().state, { type: 'batchAdded', batch });
  uploadTransition(state, uploaded('a0'));
  expect(batch).toEqual(newBatch('a', 2));
});
