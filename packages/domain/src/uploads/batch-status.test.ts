import { describe, expect, it } from 'vitest';
import {
  BATCH_STATUSES,
  batchActions,
  batchStatus,
  canDismissAll,
  deriveBatchStatus,
  filesToChooseAgain,
  hasFailed,
  isInProgress,
  isUnfinished,
  unfinishedFiles,
} from './batch-status.ts';
import { batchOf } from './testing/upload-samples.ts';
import type { UploadBatch, UploadFile, UploadFileStatus } from './upload-state.ts';

describe('Upload batch status', () => {
  it.each([['Pending'], ['Failed'], ['Paused'], ['Completed']])('Upload batch status %s exists.', (status) =>
    expect(BATCH_STATUSES).toContain(status),
  );
  it('has no other statuses', () => expect(BATCH_STATUSES).toHaveLength(4));

  it.each<[string, UploadFileStatus[], string]>([
    ['A batch is Paused if any file is paused.', ['Completed', 'Paused', 'Pending'], 'Paused'],
    ['A batch is Paused if any file is paused.', ['Pending', 'Failed', 'Paused'], 'Paused'],
    ['Else a batch is Pending if any file is pending.', ['Completed', 'Pending', 'Failed'], 'Pending'],
    ['Else a batch is Pending if any file is pending.', ['Pending'], 'Pending'],
    ['Else a batch is Completed.', ['Completed', 'Completed'], 'Completed'],
    ['Else a batch is Completed.', ['Completed', 'Failed'], 'Completed'],
    ['Else a batch is Completed.', ['Failed'], 'Completed'],
    ['Else a batch is Completed.', [], 'Completed'],
  ])('%s %j', (_row, statuses, expected) => {
    expect(deriveBatchStatus(batchOf(statuses).files)).toBe(expected);
    expect(batchStatus(batchOf(statuses))).toBe(expected);
  });
  it.each<UploadFileStatus[]>([['Pending', 'Paused'], ['Completed']])(
    'Failed when the batch itself failed, for any status of its files: %s %s',
    (...statuses) => expect(batchStatus(batchOf(statuses, { stage: 'Failed', reason: 'No.' }))).toBe('Failed'),
  );
});

describe('in progress, failed, unfinished', () => {
  it.each<[string, UploadBatch, [inProgress: boolean, failed: boolean, unfinished: boolean]]>([
    ['files pending', batchOf(['Pending', 'Failed']), [true, false, true]],
    ['files paused', batchOf(['Paused']), [true, false, true]],
    ['ended with failed files', batchOf(['Completed', 'Failed']), [false, true, true]],
    ['being marked uploaded', batchOf(['Completed'], { stage: 'Confirming' }), [true, false, true]],
    ['marked uploaded', batchOf(['Completed'], { stage: 'Confirmed' }), [false, false, false]],
    [
      'being sent for processing',
      batchOf(['Completed'], { stage: 'Confirmed', processing: 'Pending' }),
      [true, false, true],
    ],
    [
      'sent for processing',
      batchOf(['Completed'], { stage: 'Confirmed', processing: 'Success' }),
      [false, false, false],
    ],
    [
      'processing could not be started',
      batchOf(['Completed'], { stage: 'Confirmed', processing: 'Failed' }),
      [false, false, false],
    ],
    ['refused as a whole', batchOf(['Completed'], { stage: 'Failed' }), [false, true, true]],
    ['files of another batch missing', batchOf(['Completed'], { stage: 'MissingFiles' }), [false, false, false]],
    ['waiting for the network or the session', batchOf(['Paused'], { isWaiting: true }), [true, false, true]],
  ])('%s', (_case, batch, expected) =>
    expect([isInProgress(batch), hasFailed(batch), isUnfinished(batch)]).toEqual(expected),
  );

  it('unfinished files are those that are not uploaded, in their order', () => {
    const { files } = batchOf(['Pending', 'Completed', 'Failed', 'Completed', 'Paused']);
    expect(unfinishedFiles(files).map(({ id }) => id)).toEqual(['f0', 'f2', 'f4']);
  });
});

describe('Dismiss-all is offered only when nothing is in progress.', () => {
  const done = batchOf(['Completed'], { stage: 'Confirmed' });
  it.each<[string, UploadBatch[], boolean]>([
    ['no batches', [], false],
    ['one ended', [done], true],
    ['all ended, some with failed files', [done, batchOf(['Failed'])], true],
    ['one refused as a whole', [batchOf(['Pending'], { stage: 'Failed' })], true],
    ['one pending', [done, batchOf(['Pending'])], false],
    ['one paused', [batchOf(['Paused']), done], false],
    ['one being marked uploaded', [batchOf(['Completed'], { stage: 'Confirming' })], false],
  ])('%s', (_case, batches, expected) => expect(canDismissAll(batches)).toBe(expected));
});

/** An ended batch whose files failed with these faults. */
const withFaults = (...faults: UploadFile['fault'][]): UploadBatch => ({
  ...batchOf([]),
  files: batchOf(faults.map(() => 'Failed')).files.map((file, index) => ({ ...file, fault: faults[index] ?? null })),
});

it('files to choose again are the failed ones that cannot be read', () =>
  expect(filesToChooseAgain(withFaults('changed', null, 'notFound')).map(({ id }) => id)).toEqual(['f0', 'f2']));

describe('the actions of a batch in its state', () => {
  it.each<[string, UploadBatch, string[]]>([
    ['pending', batchOf(['Completed', 'Pending']), ['pause', 'cancel']],
    [
      'pending with a failed file, which is retried once the others ended',
      batchOf(['Failed', 'Pending']),
      ['pause', 'cancel'],
    ],
    ['paused', batchOf(['Paused']), ['resume', 'cancel']],
    ['paused with a failed file', batchOf(['Failed', 'Paused']), ['resume', 'cancel']],
    ['ended with failed files', batchOf(['Completed', 'Failed']), ['retry', 'cancel']],
    ['ended with a changed file', withFaults('changed'), ['chooseAgain', 'cancel']],
    ['ended with a file that was not found', withFaults('notFound'), ['retry', 'chooseAgain', 'cancel']],
    [
      'ended with a changed file and another failed one',
      withFaults('changed', null),
      ['retry', 'chooseAgain', 'cancel'],
    ],
    [
      'refused as a whole, with a changed file',
      { ...withFaults('changed'), stage: 'Failed' },
      ['retry', 'chooseAgain', 'cancel'],
    ],
    [
      'pending with a changed file',
      { ...batchOf([]), files: [...withFaults('changed').files, ...batchOf(['Pending']).files] },
      ['pause', 'cancel'],
    ],
    ['refused as a whole, files pending', batchOf(['Completed', 'Pending'], { stage: 'Failed' }), ['retry', 'cancel']],
    ['refused as a whole, files paused', batchOf(['Completed', 'Paused'], { stage: 'Failed' }), ['retry', 'cancel']],
    ['refused as a whole, files stored', batchOf(['Completed'], { stage: 'Failed' }), ['retry', 'dismiss']],
    ['being marked uploaded', batchOf(['Completed'], { stage: 'Confirming' }), []],
    ['being sent for processing', batchOf(['Completed'], { stage: 'Confirmed', processing: 'Pending' }), []],
    ['complete', batchOf(['Completed'], { stage: 'Confirmed' }), ['dismiss']],
  ])('%s', (_case, batch, expected) => expect(batchActions(batch)).toEqual(expected));
});
