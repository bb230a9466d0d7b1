import { describe, expect, it } from 'vitest';
import { queuedBehind } from './queued-behind.ts';
import { NO_UPLOADS, type NewBatch, type UploadEvent, type UploadState } from './upload-state.ts';
import { uploadTransition } from './upload-machine.ts';

const newBatch = (id: string, fileCount = 1): NewBatch => ({
  id,
  inspectionId: `i-${id}`,
  inspectionName: id,
  assetName: 'Kinnaird viaduct',
  files: Array.from({ length: fileCount }, (_, index) => ({ id: `${id}${index}`, name: 'a.jpg', sizeBytes: 1 })),
  process: false,
});
const after = (...events: UploadEvent[]): UploadState =>
  events.reduce((state, event) => uploadTransition(state, event)[0], NO_UPLOADS);
const added = (...ids: string[]) => ids.map((id): UploadEvent => ({ type: 'batchAdded', batch: newBatch(id) }));
const stored = (id: string): UploadEvent => ({ type: 'fileStored', batchId: id, fileId: `${id}0`, attempt: 1 });
const first = (batchId: string): UploadEvent => ({ type: 'putFirst', batchId });

describe('a batch waits for the one that is sent before it', () => {
  it.each<[string, UploadEvent[], Record<string, string | null>]>([
    ['the oldest is sent', added('A', 'B', 'C'), { A: null, B: 'A', C: 'A' }],
    ['the next when its files are stored', [...added('A', 'B', 'C'), stored('A')], { A: null, B: null, C: 'B' }],
    ['one that a user paused', [...added('A', 'B'), { type: 'paused', batchId: 'B' }], { A: null, B: null }],
    [
      'the one that a user put first, after the files in flight',
      [...added('A', 'B', 'C'), first('C')],
      { B: 'A', C: 'A' },
    ],
    ['then it is its turn', [...added('A', 'B', 'C'), first('C'), stored('A')], { B: 'C', C: null }],
    [
      'without a network, all wait for that',
      [...added('A', 'B'), { type: 'sendingBlocked', waitingFor: 'network' }],
      { A: null, B: null },
    ],
  ])('%s', (_case, events, expected) => {
    const state = after(...events);
    const found = Object.keys(expected).map((id) => {
      const batch = state.batches.find((one) => one.id === id);
      return [id, batch && (queuedBehind(state, batch)?.id ?? null)];
    });
    expect(Object.fromEntries(found)).toEqual(expected);
  });
});

it('put first, a batch is sent after the chunk in flight, and nothing is sent twice', () => {
  const state = after(...added('A', 'B', 'C'));
  const [next, effects] = uploadTransition(state, first('C'));
  expect(effects).toEqual([]);
  expect(next.batches.map(({ id }) => id)).toEqual(['C', 'A', 'B']);
  expect(uploadTransition(next, stored('A'))[1]).toEqual([
    { type: 'send', batchId: 'C', files: [{ fileId: 'C0', attempt: 1 }] },
  ]);
});

it('putting an unknown batch first fails', () => {
  expect(() => uploadTransition(NO_UPLOADS, first('gone'))).toThrow('Batch not found');
});
