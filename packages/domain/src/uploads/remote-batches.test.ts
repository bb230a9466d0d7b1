import { describe, expect, it } from 'vitest';
import { isCommandAllowed, remoteActions, remoteBatches } from './remote-batches.ts';
import { type ShownBatch, shownBatches } from './shown-batch.ts';
import { acted, added, batchConfirmed, batchFailed, batchOf, failed, run, uploaded } from './testing/upload-samples.ts';
import type { BatchActed, UploadEvent, UploadFile } from './upload-state.ts';

const shownIn = (...ids: string[]): ShownBatch[] => shownBatches(run(...ids.map((id) => added(id, 1))).state, {});

it.each<[string, own: string[], others: string[], shown: string[]]>([
  ['all, in their order', [], ['a', 'b'], ['a', 'b']],
  ['beside those of this tab', ['c'], ['a'], ['a']],
  ['not one that this tab has continued', ['a'], ['a', 'b'], ['b']],
  ['none without other tabs', ['a'], [], []],
])('batches of other tabs are shown: %s', (_case, own, others, expected) => {
  const batches = own.map((id) => ({ id }));
  expect(remoteBatches(batches, shownIn(...others)).map(({ batch }) => batch.id)).toEqual(expected);
});

it('a batch of several tabs is shown once', () => {
  expect(remoteBatches([], [...shownIn('a'), ...shownIn('a', 'b')]).map(({ batch }) => batch.id)).toEqual(['a', 'b']);
});

it.each<[string, Partial<UploadFile>, string[]]>([
  ['one that was not found', { fault: 'notFound' }, ['retry', 'cancel']],
  ['one that was changed', { fault: 'changed' }, ['cancel']],
  ['one that the server refused', { fault: null }, ['retry', 'cancel']],
])('only the tab that sends a file can take it again: %s', (_case, over, expected) => {
  const batch = batchOf(['Completed', 'Failed']);
  const files = batch.files.map((file) => (file.status === 'Failed' ? { ...file, ...over } : file));
  expect(remoteActions({ ...batch, files })).toEqual(expected);
});

const ALL: BatchActed['type'][] = ['paused', 'resumed', 'retried', 'cancelled', 'dismissed', 'putFirst'];
const TWO = [added('a', 1), added('b', 1)];

describe('the sending tab does what another tab asks for if its batch offers it', () => {
  it.each<[string, UploadEvent[], string, BatchActed['type'][]]>([
    ['it is being sent', TWO, 'a', ['paused', 'cancelled']],
    ['it waits for its turn', TWO, 'b', ['paused', 'cancelled', 'putFirst']],
    ['it is paused', [...TWO, acted('paused', 'b')], 'b', ['resumed', 'cancelled']],
    ['it has failed files', [...TWO, failed('a0')], 'a', ['retried', 'cancelled', 'dismissed']],
    ['a changed file cannot be retried', [...TWO, failed('a0', 1, 'changed')], 'a', ['cancelled', 'dismissed']],
    ['it failed as a whole', [...TWO, uploaded('a0'), batchFailed('a')], 'a', ['retried', 'dismissed']],
    ['it is being sent for processing', [...TWO, uploaded('a0'), batchConfirmed('a')], 'a', []],
    ['it is complete', [added('a', 1, { process: false }), uploaded('a0'), batchConfirmed('a')], 'a', ['dismissed']],
    ['it is gone', [...TWO, acted('cancelled', 'a')], 'a', []],
  ])('%s', (_case, events, batchId, expected) => {
    const { state } = run(...events);
    expect(ALL.filter((type) => isCommandAllowed(state, { type, batchId }))).toEqual(expected);
  });
});
