import { describe, expect, it } from 'vitest';
import { batchActions, batchStatus, canDismissAll, hasFailed, isInProgress, isUnfinished } from './batch-status.ts';
import { batchText } from './progress-text.ts';
import {
  aborted,
  acted,
  added,
  batchConfirmed,
  batchFailed,
  confirmed,
  failed,
  filesMissing,
  run,
  sent,
  statuses,
  uploaded,
} from './testing/upload-samples.ts';
import { uploadTransition } from './upload-machine.ts';
import type { UploadBatch, UploadEffect, UploadEvent } from './upload-state.ts';

describe('a batch that itself failed', () => {
  it('stops sending, sends the next batch, and keeps its files', () => {
    const { state, effects } = run(added('a', 2), added('b', 1), batchFailed());
    expect(effects).toEqual([aborted('a', 'a0', 'a1'), sent('b', 1, 'b0')]);
    expect(statuses(state)).toBe('Pending Pending');
    expect(state.batches.map(batchStatus)).toEqual(['Failed', 'Pending']);
    expect(state.batches[0]).toMatchObject({ stage: 'Failed', reason: 'No.' });
  });
  it('also when the confirmation was refused', () => {
    const { state, effects } = run(added('a', 1), uploaded('a0'), batchFailed());
    expect(state.batches[0]).toMatchObject({ stage: 'Failed', reason: 'No.' });
    expect(effects).toEqual([]);
  });
  it.each([
    ['once it is confirmed', [batchConfirmed()]],
    ['a second time', [batchFailed()]],
    ['once files of another batch are missing', [filesMissing()]],
  ])('does not fail %s', (_case, events) => {
    const { state } = run(added('a', 1), uploaded('a0'), ...events);
    expect(uploadTransition(state, batchFailed())).toEqual([state, []]);
  });
  it.each<[string, UploadEvent[], UploadBatch['stage'], UploadEffect[]]>([
    ['while sending: Retry sends the rest', [added('a', 2), uploaded('a0')], 'Uploading', [sent('a', 2, 'a1')]],
    ['while confirming: Retry asks again', [added('a', 1), uploaded('a0')], 'Confirming', [confirmed('a')]],
    ['with a failed file: Retry sends it', [added('a', 2), failed('a0')], 'Uploading', [sent('a', 2, 'a0', 'a1')]],
  ])('%s', (_case, before, stage, effects) => {
    const retried = run(...before, batchFailed(), acted('retried'));
    expect(retried.state.batches[0]).toMatchObject({ stage, reason: null });
    expect(retried.effects).toEqual(effects);
  });
});

describe('a batch that is uploaded while files of another batch of the inspection are missing', () => {
  const complete = (process: boolean) => [added('a', 2, { process }), uploaded('a0'), uploaded('a1')];

  it.each([
    ['processing requested: it is not started', true, 'Failed'],
    ['processing not requested', false, 'Skipped'],
  ] as const)('%s', (_case, process, processing) => {
    const { state, effects } = run(...complete(process), filesMissing());
    expect(state.batches[0]).toMatchObject({ stage: 'MissingFiles', reason: null, processing });
    expect(effects).toEqual([]);
  });

  it('counts as complete, not as failed: it can be dismissed', () => {
    const [batch] = run(...complete(true), filesMissing()).state.batches as [UploadBatch];
    expect([batchStatus(batch), batchText(batch, null)]).toEqual(['Completed', 'Upload complete']);
    expect([isInProgress(batch), hasFailed(batch), isUnfinished(batch)]).toEqual([false, false, false]);
    expect([batchActions(batch), canDismissAll([batch])]).toEqual([['retry', 'dismiss'], true]);
  });

  it.each([
    ['processing requested: it is requested again', true, 'Pending'],
    ['processing not requested', false, 'Skipped'],
  ] as const)('Retry asks again whether they have arrived. %s', (_case, process, processing) => {
    const { state, effects } = run(...complete(process), filesMissing(), acted('retried'));
    expect(state.batches[0]).toMatchObject({ stage: 'Confirming', processing });
    expect(effects).toEqual([confirmed('a')]);
  });

  it.each(['paused', 'resumed', 'cancelled'] as const)('%s changes nothing', (action) => {
    const { state } = run(...complete(true), filesMissing());
    expect(uploadTransition(state, acted(action))).toEqual([state, []]);
  });

  it('the next batch is sent, and it is marked uploaded on its own', () => {
    const next = [...complete(true), filesMissing(), added('b', 1)];
    expect(run(...next).effects).toEqual([sent('b', 1, 'b0')]);
    expect(run(...next, uploaded('b0')).effects).toEqual([confirmed('b')]);
  });
});
