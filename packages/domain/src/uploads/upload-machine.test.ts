import { describe, expect, it } from 'vitest';
import { batchStatus } from './batch-status.ts';
import { uploadTransition } from './upload-machine.ts';
import { batchProgress, totalProgress } from './upload-progress.ts';
import { type NewBatch, NO_UPLOADS, type UploadEffect, type UploadEvent, type UploadState } from './upload-state.ts';

const newBatch = (id: string, fileCount: number, over: Partial<NewBatch> = {}): NewBatch => ({
  id,
  inspectionId: `inspection-${id}`,
  inspectionName: 'NorthTowerA',
  assetName: 'Kinnaird Viaduct',
  files: Array.from({ length: fileCount }, (_, index) => ({ id: `${id}${index}`, name: `DJI_${index}.jpg`, sizeBytes: 100 })),
  process: true,
  ...over,
});

/** Runs events one after another; keeps the last state and the effects of the last event. */
function run(...events: UploadEvent[]): { state: UploadState; effects: UploadEffect[] } {
  let state = NO_UPLOADS;
  let effects: UploadEffect[] = [];
  for (const event of events) [state, effects] = uploadTransition(state, event);
  return { state, effects };
}

const added = (id: string, fileCount: number, over?: Partial<NewBatch>): UploadEvent => ({
  type: 'batchAdded',
  batch: newBatch(id, fileCount, over),
});
const uploaded = (fileId: string, attempt = 1): UploadEvent => ({ type: 'fileUploaded', batchId: fileId[0] ?? '', fileId, attempt });
const failed = (fileId: string, attempt = 1): UploadEvent => ({
  type: 'fileFailed',
  batchId: fileId[0] ?? '',
  fileId,
  attempt,
  reason: 'The connection was lost.',
});
const sent = (batchId: string, attempt: number, ...fileIds: string[]): UploadEffect => ({
  type: 'send',
  batchId,
  files: fileIds.map((fileId) => ({ fileId, attempt })),
});
const confirm = (batchId: string): UploadEffect => ({ type: 'confirmBatch', batchId, inspectionId: `inspection-${batchId}` });
const statuses = (state: UploadState, batch = 0) => state.batches[batch]?.files.map((file) => file.status).join(' ');

describe('files upload in chunks, one chunk after another', () => {
  it('the first chunk leaves at once', () => expect(run(added('a', 7)).effects).toEqual([sent('a', 1, 'a0', 'a1', 'a2', 'a3', 'a4')]));
  it('the second waits for every file of the first', () => {
    const first = [added('a', 7), uploaded('a0'), uploaded('a1'), failed('a2'), uploaded('a3')];
    expect(run(...first).effects).toEqual([]);
    expect(run(...first, uploaded('a4')).effects).toEqual([sent('a', 1, 'a5', 'a6')]);
  });
  it('a second batch waits for the first, and follows it', () => {
    expect(run(added('a', 1), added('b', 1)).effects).toEqual([]);
    expect(run(added('a', 1), added('b', 1), uploaded('a0')).effects).toEqual([confirm('a'), sent('b', 1, 'b0')]);
  });
  it('a batch is added once', () => expect(run(added('a', 1), added('a', 3)).state.batches).toHaveLength(1));
});

describe('mark uploaded, then optionally send for processing', () => {
  const all = [added('a', 2), uploaded('a0'), uploaded('a1')];
  it('confirms when every file is stored', () => expect(run(...all).effects).toEqual([confirm('a')]));
  it('starts processing after the confirmation', () => {
    const { state, effects } = run(...all, { type: 'batchConfirmed', batchId: 'a' });
    expect(effects).toEqual([{ type: 'startProcessing', batchId: 'a', inspectionId: 'inspection-a' }]);
    expect(state.batches[0]?.processing).toBe('Pending');
  });
  it.each([
    ['processingStarted', 'Success'],
    ['processingFailed', 'Failed'],
  ] as const)('%s: %s', (type, processing) =>
    expect(run(...all, { type: 'batchConfirmed', batchId: 'a' }, { type, batchId: 'a' }).state.batches[0]?.processing).toBe(processing));
  it('does not when processing was not asked for', () => {
    const { state, effects } = run(added('a', 1, { process: false }), uploaded('a0'), { type: 'batchConfirmed', batchId: 'a' });
    expect(effects).toEqual([]);
    expect(state.batches[0]).toMatchObject({ stage: 'Confirmed', processing: 'Skipped' });
  });
  it('a batch without files is confirmed at once', () => expect(run(added('a', 0)).effects).toEqual([confirm('a')]));
  it('a batch with failed files is never marked uploaded', () => {
    const { state, effects } = run(added('a', 2), uploaded('a0'), failed('a1'));
    expect(effects).toEqual([]);
    expect(state.batches[0]).toMatchObject({ stage: 'Uploading', processing: 'Pending' });
    expect(run(added('a', 2), uploaded('a0'), failed('a1'), { type: 'batchConfirmed', batchId: 'a' }).effects).toEqual([]);
  });
});

describe('pause: pending files become paused; resume: paused files return to pending', () => {
  const begun = [added('a', 3), uploaded('a0'), failed('a1')];
  it('pausing aborts what is being sent and leaves completed and failed files alone', () => {
    const { state, effects } = run(...begun, { type: 'paused', batchId: 'a' });
    expect(statuses(state)).toBe('Completed Failed Paused');
    expect(effects).toEqual([{ type: 'abort', batchId: 'a', fileIds: ['a2'] }]);
  });
  it('another batch takes over', () =>
    expect(run(added('a', 1), added('b', 1), { type: 'paused', batchId: 'a' }).effects).toEqual([
      { type: 'abort', batchId: 'a', fileIds: ['a0'] },
      sent('b', 1, 'b0'),
    ]));
  it('resuming sends again, and ignores reports of the first attempt', () => {
    const resumed = [added('a', 1), { type: 'paused', batchId: 'a' }, { type: 'resumed', batchId: 'a' }] satisfies UploadEvent[];
    expect(run(...resumed).effects).toEqual([sent('a', 2, 'a0')]);
    expect(statuses(run(...resumed, uploaded('a0', 1)).state)).toBe('Pending');
    expect(statuses(run(...resumed, uploaded('a0', 2)).state)).toBe('Completed');
  });
});

describe('retry: failed files become pending', () => {
  it('sends only them again', () => {
    const { state, effects } = run(added('a', 2), uploaded('a0'), failed('a1'), { type: 'retried', batchId: 'a' });
    expect(statuses(state)).toBe('Completed Pending');
    expect(effects).toEqual([sent('a', 2, 'a1')]);
  });
  it('sends nothing of a batch that is still paused', () => {
    const { state, effects } = run(added('a', 2), failed('a0'), { type: 'paused', batchId: 'a' }, { type: 'retried', batchId: 'a' });
    expect(statuses(state)).toBe('Pending Paused');
    expect(effects).toEqual([]);
  });
  it('forgets the reason', () => {
    const before = run(added('a', 1), failed('a0'));
    expect(before.state.batches[0]?.files[0]?.reason).toBe('The connection was lost.');
    const after = run(added('a', 1), failed('a0'), { type: 'retried', batchId: 'a' });
    expect(after.state.batches[0]?.files[0]?.reason).toBeNull();
  });
  it('confirms again after the confirmation was refused', () => {
    const refused = [added('a', 1), uploaded('a0'), { type: 'batchFailed', batchId: 'a', reason: 'No.' }] satisfies UploadEvent[];
    expect(run(...refused).state.batches[0]).toMatchObject({ stage: 'Failed', reason: 'No.' });
    const again = run(...refused, { type: 'retried', batchId: 'a' });
    expect(again.effects).toEqual([confirm('a')]);
    expect(again.state.batches[0]).toMatchObject({ stage: 'Confirming', reason: null });
  });
});

describe('a batch that itself failed', () => {
  it('stops sending, lets the next begin, and keeps its files', () => {
    const { state, effects } = run(added('a', 2), added('b', 1), { type: 'batchFailed', batchId: 'a', reason: 'No.' });
    expect(effects).toEqual([{ type: 'abort', batchId: 'a', fileIds: ['a0', 'a1'] }, sent('b', 1, 'b0')]);
    expect(statuses(state)).toBe('Pending Pending');
    expect(state.batches.map(batchStatus)).toEqual(['Failed', 'Pending']);
  });
  it('cannot be paused', () => {
    const { state } = run(added('a', 1), { type: 'batchFailed', batchId: 'a', reason: 'No.' }, { type: 'paused', batchId: 'a' });
    expect(statuses(state)).toBe('Pending');
  });
});

describe('cancel drops the batch; dismiss removes an ended one', () => {
  it('cancel stops sending and takes unfinished files off the inspection', () => {
    const { state, effects } = run(added('a', 3), uploaded('a0'), failed('a1'), { type: 'cancelled', batchId: 'a' });
    expect(state).toEqual(NO_UPLOADS);
    expect(effects).toEqual([
      { type: 'abort', batchId: 'a', fileIds: ['a2'] },
      { type: 'unregister', batchId: 'a', inspectionId: 'inspection-a', fileIds: ['a1', 'a2'] },
    ]);
  });
  it('cancel comes too late when every file is stored', () => {
    const { state, effects } = run(added('a', 1), uploaded('a0'), { type: 'cancelled', batchId: 'a' });
    expect(state.batches).toHaveLength(1);
    expect(effects).toEqual([]);
  });
  it('dismiss does nothing to a batch in progress', () =>
    expect(run(added('a', 1), { type: 'dismissed', batchId: 'a' }).state.batches).toHaveLength(1));
  it('dismiss removes one that ended', () =>
    expect(run(added('a', 1), failed('a0'), { type: 'dismissed', batchId: 'a' })).toEqual({ state: NO_UPLOADS, effects: [] }));
  it('dismiss-all keeps what is in progress', () => {
    const { state } = run(added('a', 1), added('b', 1), failed('a0'), { type: 'allDismissed' });
    expect(state.batches.map(({ id }) => id)).toEqual(['b']);
  });
});

describe("an action on an unknown batch raises 'Batch not found'; late reports change nothing", () => {
  it.each(['paused', 'resumed', 'retried', 'cancelled', 'dismissed'] as const)('%s', (type) =>
    expect(() => uploadTransition(NO_UPLOADS, { type, batchId: 'a' })).toThrow(new Error('Batch not found')));
  it.each<[string, UploadEvent]>([
    ['of a batch that is gone', uploaded('b0')],
    ['of a file that is not being sent', uploaded('a6')],
    ['of another attempt', uploaded('a0', 2)],
    ['progress of another attempt', { type: 'fileProgressed', batchId: 'a', fileId: 'a0', attempt: 3, uploadedBytes: 1 }],
    ['of a confirmation nobody asked for', { type: 'batchConfirmed', batchId: 'a' }],
    ['of processing nobody asked for', { type: 'processingStarted', batchId: 'a' }],
  ])('%s', (_case, event) => {
    const before = run(added('a', 7)).state;
    const [after, effects] = uploadTransition(before, event);
    expect(after).toBe(before);
    expect(effects).toEqual([]);
  });
});

describe('progress is derived', () => {
  it('counts stored files, and the bytes on their way', () => {
    const { state } = run(
      added('a', 4),
      added('b', 4),
      uploaded('a0'),
      failed('a1'),
      { type: 'fileProgressed', batchId: 'a', fileId: 'a2', attempt: 1, uploadedBytes: 60 },
    );
    const [a, b] = state.batches;
    expect(a && batchProgress(state, a)).toEqual({
      completedCount: 1,
      failedCount: 1,
      totalCount: 4,
      uploadedBytes: 160,
      totalBytes: 400,
      share: 0.4,
    });
    expect(b && batchProgress(state, b)).toMatchObject({ completedCount: 0, uploadedBytes: 0, share: 0 });
    expect(totalProgress(state)).toMatchObject({ completedCount: 1, totalCount: 8, uploadedBytes: 160, totalBytes: 800, share: 0.2 });
  });
  it('is whole when there is nothing to send', () => expect(totalProgress(NO_UPLOADS)).toMatchObject({ totalCount: 0, share: 1 }));
});
