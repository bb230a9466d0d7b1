import { describe, expect, it } from 'vitest';
import {
  batchActions,
  batchStatus,
  filesToChooseAgain,
  hasFailed,
  isInProgress,
  isUnfinished,
} from './batch-status.ts';
import { condensedBatch, shownBatches } from './shown-batch.ts';
import { acted, added, batchOf, failed, run, stored, uploaded } from './testing/upload-samples.ts';
import type { BatchProcessingStatus, BatchStage, UploadBatch, UploadFileStatus } from './upload-state.ts';

const STAGES: BatchStage[] = ['Uploading', 'Confirming', 'Confirmed', 'MissingFiles', 'Failed'];
const STATUSES: UploadFileStatus[] = ['Pending', 'Failed', 'Paused', 'Completed'];
const PROCESSING: BatchProcessingStatus[] = ['Skipped', 'Pending', 'Failed', 'Success'];

/** Every set of statuses, each with two files of every status in it. */
const FILE_SETS = Array.from({ length: 2 ** STATUSES.length }, (_, bits) =>
  STATUSES.filter((_status, index) => bits & (1 << index)).flatMap((status) => [status, status]),
);
const BATCHES = STAGES.flatMap((stage) =>
  PROCESSING.flatMap((processing) => FILE_SETS.map((files) => batchOf(files, { stage, processing }))),
);

const changed = (batch: UploadBatch): UploadBatch => ({
  ...batch,
  files: batch.files.map((file) => (file.status === 'Failed' ? { ...file, fault: 'changed' as const } : file)),
});

it('a condensed batch has the status, the actions and the failed files of the whole one', () => {
  const decisions = (batch: UploadBatch) => ({
    status: batchStatus(batch),
    hasFailed: hasFailed(batch),
    isInProgress: isInProgress(batch),
    isUnfinished: isUnfinished(batch),
    actions: batchActions(batch),
    failed: batch.files.filter(({ status }) => status === 'Failed'),
    choosable: filesToChooseAgain(batch),
  });
  for (const batch of [...BATCHES, ...BATCHES.map(changed)])
    expect(decisions(condensedBatch(batch))).toEqual(decisions(batch));
});

it.each<[string, UploadFileStatus[], string[]]>([
  ['thousands that wait are one', Array<UploadFileStatus>(5000).fill('Pending'), ['f0']],
  ['the first of each status', ['Completed', 'Completed', 'Pending', 'Paused', 'Paused'], ['f0', 'f2', 'f3']],
  ['every failed one', ['Failed', 'Completed', 'Failed', 'Failed'], ['f0', 'f1', 'f2', 'f3']],
])('a condensed batch has few files: %s', (_case, statuses, expected) => {
  expect(condensedBatch(batchOf(statuses)).files.map(({ id }) => id)).toEqual(expected);
});

describe('other tabs show', () => {
  it('counts, bytes, the queue and the estimate of the whole batch', () => {
    const { state } = run(added('a', 3), added('b', 2, { inspectionName: 'SouthPier' }), uploaded('a0'), stored('a1'));
    const [first, second] = shownBatches(state, { a: 60_000 });
    expect(first).toMatchObject({
      batch: { id: 'a', inspectionName: 'NorthTowerA' },
      progress: { completedCount: 1, totalCount: 3, uploadedBytes: 200, totalBytes: 300 },
      remainingMs: 60_000,
      waitingFor: null,
      queuedBehind: null,
    });
    expect(second).toMatchObject({ remainingMs: null, progress: { totalCount: 2 }, queuedBehind: 'NorthTowerA' });
  });

  it('what a batch waits for, unless a user paused it', () => {
    const { state } = run(added('a', 1), added('b', 1), acted('paused', 'b'), {
      type: 'sendingBlocked',
      waitingFor: 'network',
    });
    expect(shownBatches(state, {}).map(({ waitingFor }) => waitingFor)).toEqual(['network', null]);
  });

  it('plain data that survives JSON', () => {
    const { state } = run(added('a', 2), failed('a0', 1, 'changed'));
    const shown = shownBatches(state, {});
    expect(JSON.parse(JSON.stringify(shown))).toEqual(shown);
  });
});
