import { describe, expect, it } from 'vitest';
import { batchActions, type BatchStatus, batchStatus, batchWaitingFor } from './batch-status.ts';
import {
  aborted,
  acted,
  added,
  batchConfirmed,
  batchFailed,
  batchOf,
  blocked,
  confirmed,
  failed,
  run,
  sent,
  statuses,
  stored,
  UNBLOCKED,
  uploaded,
} from './testing/upload-samples.ts';
import { uploadTransition } from './upload-machine.ts';
import type { UploadBatch, UploadEffect, UploadEvent, UploadState, WaitingFor } from './upload-state.ts';

const CAUSES = ['network', 'session'] as const satisfies WaitingFor[];

/** Status of the first batch, and whether it resumes automatically. */
const first = ({ batches }: UploadState) => batches[0] && [batchStatus(batches[0]), batches[0].isWaiting];

describe.each(CAUSES)('waiting for the %s', (cause) => {
  const block = blocked(cause);
  const paused = [added('a', 1), acted('paused')];
  const ended = [added('a', 1), failed('a0')];

  it.each<[string, UploadEvent[], [BatchStatus, isWaiting: boolean], UploadEffect[]]>([
    ['a pending batch is paused and waits', [added('a', 1)], ['Paused', true], [aborted('a', 'a0')]],
    ['a batch paused by a user stays paused and does not wait', paused, ['Paused', false], []],
    ['a batch that ended with failed files does not wait', ended, ['Completed', false], []],
    ['a batch that is being confirmed is not paused', [added('a', 1), uploaded('a0')], ['Completed', false], []],
    ['a batch that was refused does not wait', [added('a', 1), batchFailed()], ['Failed', false], []],
  ])('blocked: %s', (_case, before, expected, effects) => {
    const blockedNow = run(...before, block);
    expect(first(blockedNow.state)).toEqual(expected);
    expect(blockedNow.effects).toEqual(effects);
    expect(blockedNow.state.waitingFor).toBe(cause);
  });

  it.each<[string, UploadEvent[], [BatchStatus, isWaiting: boolean], UploadEffect[]]>([
    ['a waiting batch resumes', [added('a', 1), block], ['Pending', false], [sent('a', 2, 'a0')]],
    ['a batch paused by a user stays paused', [...paused, block], ['Paused', false], []],
    ['a waiting batch that a user paused stays paused', [added('a', 1), block, acted('paused')], ['Paused', false], []],
    [
      'a batch paused by a user and resumed meanwhile resumes',
      [...paused, block, acted('resumed')],
      ['Pending', false],
      [sent('a', 2, 'a0')],
    ],
    ['a batch that ended stays as it is', [...ended, block], ['Completed', false], []],
    ['a batch that was refused stays refused', [added('a', 1), batchFailed(), block], ['Failed', false], []],
    ['a waiting batch that was refused stays refused', [added('a', 1), block, batchFailed()], ['Failed', false], []],
    [
      'what is missing changes twice: a waiting batch resumes',
      [added('a', 1), blocked('network'), blocked('session'), block],
      ['Pending', false],
      [sent('a', 2, 'a0')],
    ],
  ])('unblocked: %s', (_case, before, expected, effects) => {
    const unblocked = run(...before, UNBLOCKED);
    expect(first(unblocked.state)).toEqual(expected);
    expect(unblocked.effects).toEqual(effects);
    expect(unblocked.state.waitingFor).toBeNull();
  });

  it.each<[string, UploadEvent[], string]>([
    ['a new batch', [block, added('a', 2)], 'Paused Paused'],
    ['Resume', [...paused, block, acted('resumed')], 'Paused'],
    ['Retry of a failed file', [...ended, block, acted('retried')], 'Paused'],
    [
      'Retry of a failed file beside waiting ones',
      [added('a', 2), failed('a0'), block, acted('retried')],
      'Pending Paused',
    ],
  ])('%s sends nothing and waits', (_case, events, expected) => {
    const { state, effects } = run(...events);
    expect([statuses(state), first(state), effects]).toEqual([expected, ['Paused', true], []]);
  });

  it('Retry of a failed file beside files a user paused does not resume them', () => {
    const events = [added('a', 2), failed('a0'), acted('paused'), block, acted('retried'), UNBLOCKED];
    const { state, effects } = run(...events);
    expect([statuses(state), effects]).toEqual(['Pending Paused', []]);
  });

  it('every batch with files in flight is stopped once, confirmations too, and the oldest is sent first afterwards', () => {
    const both = [added('a', 2), added('b', 1), stored('a0'), stored('a1')];
    const { state, effects } = run(...both, block);
    expect(effects).toEqual([aborted('a', 'a0', 'a1'), aborted('b', 'b0')]);
    expect([state.chunk, state.confirming]).toEqual([null, []]);
    expect(uploadTransition(state, UNBLOCKED)[1]).toEqual([sent('a', 2, 'a0', 'a1')]);
  });

  it('uploaded files stay uploaded, and a batch without files to send is confirmed', () => {
    expect(statuses(run(added('a', 2), uploaded('a0'), block).state)).toBe('Completed Paused');
    expect(run(block, added('a', 0)).effects).toEqual([confirmed('a')]);
  });

  it('a waiting batch can be cancelled and cannot be dismissed', () => {
    const waiting = [added('a', 1), block];
    expect(run(...waiting, acted('cancelled')).state.batches).toEqual([]);
    expect(first(run(...waiting, acted('dismissed')).state)).toEqual(['Paused', true]);
    expect(first(run(...waiting, { type: 'allDismissed' }).state)).toEqual(['Paused', true]);
  });
});

it('the session is waited for after the network, with the same batches', () => {
  const { state } = run(added('a', 1), blocked('network'));
  const [next, effects] = uploadTransition(state, blocked('session'));
  expect(next).toEqual({ ...state, waitingFor: 'session' });
  expect(effects).toEqual([]);
});

describe('what a batch waits for', () => {
  it.each<[string, UploadBatch, WaitingFor | null]>([
    ['files pending', batchOf(['Pending']), 'network'],
    ['paused automatically', batchOf(['Paused'], { isWaiting: true }), 'network'],
    ['paused by a user', batchOf(['Paused']), null],
    ['being marked uploaded', batchOf(['Completed'], { stage: 'Confirming' }), 'network'],
    ['being sent for processing', batchOf(['Completed'], { stage: 'Confirmed', processing: 'Pending' }), 'network'],
    ['complete', batchOf(['Completed'], { stage: 'Confirmed' }), null],
    ['complete, files of another batch missing', batchOf(['Completed'], { stage: 'MissingFiles' }), null],
    ['ended with failed files', batchOf(['Completed', 'Failed']), null],
    ['refused', batchOf(['Completed'], { stage: 'Failed' }), null],
  ])('%s', (_case, batch, expected) => {
    expect(batchWaitingFor({ waitingFor: 'network' }, batch)).toBe(expected);
    expect(batchWaitingFor({ waitingFor: null }, batch)).toBeNull();
  });

  it('a waiting batch offers Resume and Cancel', () =>
    expect(batchActions(batchOf(['Paused'], { isWaiting: true }))).toEqual(['resume', 'cancel']));

  it('confirmations and the start of processing continue while sending is blocked', () => {
    const complete = [added('a', 1), uploaded('a0'), blocked()];
    expect(run(...complete, batchConfirmed()).effects).toEqual([
      { type: 'startProcessing', batchId: 'a', inspectionId: 'inspection-a' },
    ]);
  });
});
