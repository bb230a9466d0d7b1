import { describe, expect, it } from 'vitest';
import {
  aborted,
  acted,
  added,
  batchFailed,
  batchConfirmed,
  confirmed,
  failed,
  run,
  sent,
  statuses,
  uploaded,
} from './testing/upload-samples.ts';
import { uploadTransition } from './upload-machine.ts';
import { NO_UPLOADS, type UploadEvent } from './upload-state.ts';

const begun = [added('a', 3), uploaded('a0'), failed('a1')];
/** Ids of the batches after some events. */
const ids = (...events: UploadEvent[]) => run(...events).state.batches.map(({ id }) => id);

describe('Action pause: pending files become paused.', () => {
  it('completed and failed files do not change; files in flight are aborted', () => {
    const { state, effects } = run(...begun, acted('paused'));
    expect(statuses(state)).toBe('Completed Failed Paused');
    expect(effects).toEqual([aborted('a', 'a2')]);
    expect(state.chunk).toBeNull();
  });
  it('also files that are not in flight', () =>
    expect(statuses(run(added('a', 7), acted('paused')).state)).toBe(Array(7).fill('Paused').join(' ')));
  it('the next batch is sent instead', () =>
    expect(run(added('a', 1), added('b', 1), acted('paused')).effects).toEqual([
      aborted('a', 'a0'),
      sent('b', 1, 'b0'),
    ]));
  it('pausing a batch that is not in flight does not affect the one that is', () => {
    const { state, effects } = run(added('a', 1), added('b', 1), acted('paused', 'b'));
    expect(effects).toEqual([]);
    expect(state.chunk).toEqual({ batchId: 'a', files: [{ id: 'a0', sizeBytes: 100, uploadedBytes: 0 }] });
    expect(run(added('a', 1), added('b', 1), acted('paused', 'b'), uploaded('a0')).effects).toEqual([confirmed('a')]);
  });
  it.each([
    ['that itself failed', [added('a', 1), batchFailed()]],
    ['that is being marked uploaded', [added('a', 1), uploaded('a0')]],
  ])('does not pause a batch %s', (_case, before) => {
    const { state } = run(...before);
    expect(uploadTransition(state, acted('paused'))).toEqual([state, []]);
  });
});

describe('Action resume: paused files return to pending.', () => {
  it('completed and failed files do not change', () => {
    const { state, effects } = run(...begun, acted('paused'), acted('resumed'));
    expect(statuses(state)).toBe('Completed Failed Pending');
    expect(effects).toEqual([sent('a', 2, 'a2')]);
  });
  it('reports of the first attempt are ignored', () => {
    const resumed = [added('a', 1), acted('paused'), acted('resumed')];
    expect(statuses(run(...resumed, uploaded('a0', 1)).state)).toBe('Pending');
    expect(statuses(run(...resumed, uploaded('a0', 2)).state)).toBe('Completed');
  });
  it('does not change a batch that is not paused', () => {
    const { state } = run(...begun);
    expect(uploadTransition(state, acted('resumed'))).toEqual([state, []]);
  });
});

describe('Action retry: failed files become pending.', () => {
  it('completed files do not change', () => {
    const { state, effects } = run(added('a', 2), uploaded('a0'), failed('a1'), acted('retried'));
    expect(statuses(state)).toBe('Completed Pending');
    expect(effects).toEqual([sent('a', 2, 'a1')]);
  });
  it('clears the reason', () => {
    expect(run(added('a', 1), failed('a0')).state.batches[0]?.files[0]?.reason).toBe('The connection was lost.');
    expect(run(added('a', 1), failed('a0'), acted('retried')).state.batches[0]?.files[0]?.reason).toBeNull();
  });
  it('waits for the chunk in flight', () => {
    const retried = [...begun, acted('retried')];
    expect(run(...retried).effects).toEqual([]);
    expect(run(...retried, uploaded('a2')).effects).toEqual([sent('a', 2, 'a1')]);
  });
  it('does not send a batch that is still paused', () => {
    const { state, effects } = run(added('a', 2), failed('a0'), acted('paused'), acted('retried'));
    expect(statuses(state)).toBe('Pending Paused');
    expect(effects).toEqual([]);
  });
  it('sends the remaining files of a batch that was refused while sending', () => {
    const { state, effects } = run(added('a', 2), uploaded('a0'), batchFailed(), acted('retried'));
    expect(state.batches[0]).toMatchObject({ stage: 'Uploading', reason: null });
    expect(effects).toEqual([sent('a', 2, 'a1')]);
  });
  it('retries a confirmation that was refused', () => {
    const { state, effects } = run(added('a', 1), uploaded('a0'), batchFailed(), acted('retried'));
    expect(state.batches[0]).toMatchObject({ stage: 'Confirming', reason: null });
    expect(effects).toEqual([confirmed('a')]);
  });
  it.each([
    ['being marked uploaded', []],
    ['marked uploaded', [batchConfirmed()]],
  ])('does not change a batch that is %s', (_case, events) => {
    const { state } = run(added('a', 1), uploaded('a0'), ...events);
    expect(uploadTransition(state, acted('retried'))).toEqual([state, []]);
  });
});

describe('Action cancel exists.', () => {
  const unregistered = (batchId: string, ...fileIds: string[]) => ({
    type: 'unregister',
    batchId,
    inspectionId: `inspection-${batchId}`,
    fileIds,
  });
  it('aborts files in flight, unregisters unfinished files and removes the batch', () =>
    expect(run(...begun, acted('cancelled'))).toEqual({
      state: NO_UPLOADS,
      effects: [aborted('a', 'a2'), unregistered('a', 'a1', 'a2')],
    }));
  it('sends the next batch', () =>
    expect(run(added('a', 1), added('b', 1), acted('cancelled'))).toMatchObject({
      state: { batches: [{ id: 'b' }], chunk: { batchId: 'b' } },
      effects: [aborted('a', 'a0'), sent('b', 1, 'b0'), unregistered('a', 'a0')],
    }));
  it('paused and failed files need no abort', () => {
    expect(run(added('a', 1), acted('paused'), acted('cancelled')).effects).toEqual([unregistered('a', 'a0')]);
    expect(run(added('a', 1), failed('a0'), acted('cancelled')).effects).toEqual([unregistered('a', 'a0')]);
  });
  it('does nothing when every file is uploaded', () => {
    const { state } = run(added('a', 1), uploaded('a0'));
    expect(uploadTransition(state, acted('cancelled'))).toEqual([state, []]);
  });
});

describe('Action dismiss exists.', () => {
  const complete = [added('a', 1, { process: false }), uploaded('a0'), batchConfirmed()];
  it.each<[string, UploadEvent[]]>([
    ['complete', complete],
    ['that ended with failed files', [added('a', 1), failed('a0')]],
    ['that itself failed', [added('a', 1), batchFailed()]],
    [
      'sent for processing',
      [added('a', 1), uploaded('a0'), batchConfirmed(), { type: 'processingStarted', batchId: 'a' }],
    ],
  ])('removes a batch %s', (_case, events) =>
    expect(run(...events, acted('dismissed'))).toEqual({ state: NO_UPLOADS, effects: [] }),
  );
  it.each<[string, UploadEvent[]]>([
    ['pending', [added('a', 1)]],
    ['paused', [added('a', 1), acted('paused')]],
    ['being marked uploaded', [added('a', 1), uploaded('a0')]],
    ['being sent for processing', [added('a', 1), uploaded('a0'), batchConfirmed()]],
  ])('does not remove one that is %s', (_case, events) => {
    const { state } = run(...events);
    expect(uploadTransition(state, acted('dismissed'))).toEqual([state, []]);
  });
  it('keeps other batches', () => expect(ids(...complete, added('b', 1), acted('dismissed'))).toEqual(['b']));
  it('Dismiss all keeps batches in progress, in their order', () => {
    const several = [...complete, added('b', 1), added('c', 1), failed('b0'), added('d', 1), acted('paused', 'd')];
    expect(ids(...several, { type: 'allDismissed' })).toEqual(['c', 'd']);
    expect(run(...several, { type: 'allDismissed' }).effects).toEqual([]);
  });
});

it.each(['paused', 'resumed', 'retried', 'cancelled', 'dismissed'] as const)(
  "Internal message 'Batch not found': %s, of an unknown batch",
  (type) => expect(() => uploadTransition(run(added('b', 1)).state, acted(type))).toThrow(new Error('Batch not found')),
);
