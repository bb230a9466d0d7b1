import { describe, expect, it } from 'vitest';
import { batchActions, batchStatus, canDismissAll, deriveBatchStatus, hasFailed, isInProgress, isUnfinished } from './batch-status.ts';
import type { UploadBatch, UploadFileStatus } from './upload-state.ts';

const batchOf = (statuses: UploadFileStatus[], over: Partial<UploadBatch> = {}): UploadBatch => ({
  id: 'b1',
  inspectionId: 'north-tower-a-1a2b3c',
  inspectionName: 'NorthTowerA',
  assetName: 'Kinnaird Viaduct',
  files: statuses.map((status, index) => ({
    id: `f${index}`,
    name: `DJI_${index}.jpg`,
    sizeBytes: 10,
    status,
    attempt: 1,
    reason: status === 'Failed' ? 'Lost' : null,
  })),
  stage: 'Uploading',
  reason: null,
  processing: 'Skipped',
  ...over,
});

describe('a batch is Paused if any file is paused, else Pending if any is pending, else Completed', () => {
  it.each<[UploadFileStatus[], string]>([
    [['Completed', 'Paused', 'Pending', 'Failed'], 'Paused'],
    [['Completed', 'Pending', 'Failed'], 'Pending'],
    [['Completed', 'Completed'], 'Completed'],
    [['Completed', 'Failed'], 'Completed'],
    [['Failed'], 'Completed'],
    [[], 'Completed'],
  ])('%j: %s', (statuses, expected) => {
    expect(deriveBatchStatus(batchOf(statuses).files)).toBe(expected);
    expect(batchStatus(batchOf(statuses))).toBe(expected);
  });
  it('Failed when the batch itself failed', () =>
    expect(batchStatus(batchOf(['Pending', 'Paused'], { stage: 'Failed', reason: 'Refused' }))).toBe('Failed'));
});

describe('in progress, failed, unfinished', () => {
  it.each<[string, UploadBatch, [inProgress: boolean, failed: boolean, unfinished: boolean]]>([
    ['files pending', batchOf(['Pending', 'Failed']), [true, false, true]],
    ['files paused', batchOf(['Paused']), [true, false, true]],
    ['ended with failed files', batchOf(['Completed', 'Failed']), [false, true, true]],
    ['being marked uploaded', batchOf(['Completed'], { stage: 'Confirming' }), [true, false, true]],
    ['marked uploaded', batchOf(['Completed'], { stage: 'Confirmed' }), [false, false, false]],
    ['being sent for processing', batchOf(['Completed'], { stage: 'Confirmed', processing: 'Pending' }), [true, false, true]],
    ['sent for processing', batchOf(['Completed'], { stage: 'Confirmed', processing: 'Success' }), [false, false, false]],
    ['not accepted for processing', batchOf(['Completed'], { stage: 'Confirmed', processing: 'Failed' }), [false, false, false]],
    ['refused as a whole', batchOf(['Completed'], { stage: 'Failed' }), [false, true, true]],
  ])('%s', (_case, batch, expected) => expect([isInProgress(batch), hasFailed(batch), isUnfinished(batch)]).toEqual(expected));
});

describe('dismiss-all is offered only when nothing is in progress', () => {
  const done = batchOf(['Completed'], { stage: 'Confirmed' });
  it.each([
    ['nothing at all', [], false],
    ['all ended', [done, batchOf(['Failed'])], true],
    ['one pending', [done, batchOf(['Pending'])], false],
    ['one paused', [batchOf(['Paused']), done], false],
  ])('%s', (_case, batches, expected) => expect(canDismissAll(batches)).toBe(expected));
});

describe('actions: pause, resume, retry, cancel, dismiss', () => {
  it.each<[string, UploadBatch, string[]]>([
    ['pending', batchOf(['Completed', 'Pending']), ['pause', 'cancel']],
    ['pending with a failed file', batchOf(['Failed', 'Pending']), ['pause', 'retry', 'cancel']],
    ['paused', batchOf(['Paused']), ['resume', 'cancel']],
    ['ended with failed files', batchOf(['Completed', 'Failed']), ['retry', 'cancel']],
    ['refused as a whole, files missing', batchOf(['Completed', 'Pending'], { stage: 'Failed' }), ['retry', 'cancel']],
    ['refused as a whole, files stored', batchOf(['Completed'], { stage: 'Failed' }), ['retry', 'dismiss']],
    ['being marked uploaded', batchOf(['Completed'], { stage: 'Confirming' }), []],
    ['complete', batchOf(['Completed'], { stage: 'Confirmed' }), ['dismiss']],
  ])('%s', (_case, batch, expected) => expect(batchActions(batch)).toEqual(expected));
});
