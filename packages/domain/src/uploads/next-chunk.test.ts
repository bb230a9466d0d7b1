import { describe, expect, it } from 'vitest';
import { CHUNK_MAX_BYTES } from './chunk-files.ts';
import { nextChunk } from './next-chunk.ts';
import { queuedBehind } from './queued-behind.ts';
import { acted, added, failed, run, sent, stored } from './testing/upload-samples.ts';
import { uploadTransition } from './upload-machine.ts';
import type { UploadEvent, UploadState } from './upload-state.ts';

const MiB = 1024 * 1024;

/** A batch with files of one size. */
const batch = (id: string, fileCount: number, sizeBytes = MiB): UploadEvent =>
  added(id, fileCount, {
    files: Array.from({ length: fileCount }, (_, index) => ({ id: `${id}${index}`, name: `${index}.jpg`, sizeBytes })),
  });

/** The batch of the next chunk, as if nothing were on its way yet. */
const nextOf = (...events: UploadEvent[]) => {
  const { state } = run(...events);
  return nextChunk({ ...state, chunk: null })?.batch.id ?? null;
};

describe('batches are sent oldest first, but a small one before a long one', () => {
  it.each<[string, string | null, UploadEvent[]]>([
    ['nothing to send', null, []],
    ['one batch', 'a', [batch('a', 3)]],
    ['of equal ones, the oldest', 'a', [batch('a', 10_000), batch('b', 10_000)]],
    ['a tenth of the files is small', 'b', [batch('a', 1_000), batch('b', 100)]],
    ['more is not', 'a', [batch('a', 1_000), batch('b', 101)]],
    [
      'fewer files, but more than a tenth of the bytes: not small',
      'a',
      [batch('a', 1_000), batch('b', 1, 5_000 * MiB)],
    ],
    ['fewer bytes, but more than a tenth of the files: not small', 'a', [batch('a', 150, 40 * MiB), batch('b', 101)]],
    ['20 chunks of files are long', 'b', [batch('a', 100), batch('b', 10)]],
    ['fewer are not', 'a', [batch('a', 99), batch('b', 1)]],
    ['20 chunks of bytes are long', 'b', [batch('a', 20, CHUNK_MAX_BYTES), batch('b', 1)]],
    ['fewer are not', 'a', [batch('a', 19, CHUNK_MAX_BYTES), batch('b', 1)]],
    ['of two small ones, the older', 'b', [batch('a', 10_000), batch('b', 40), batch('c', 30)]],
    ['one that is small beside the small one', 'c', [batch('a', 10_000), batch('b', 500), batch('c', 5)]],
    ['a small one that a user paused waits', 'a', [batch('a', 1_000), batch('b', 10), acted('paused', 'b')]],
    ['the long one is put first by a user', 'a', [batch('a', 1_000), batch('b', 10), acted('putFirst', 'a')]],
    ['another one is', 'c', [batch('a', 1_000), batch('b', 10), batch('c', 900), acted('putFirst', 'c')]],
    [
      'when it is paused, the others are sent as before',
      'b',
      [batch('a', 1_000), batch('b', 10), batch('c', 900), acted('putFirst', 'c'), acted('paused', 'c')],
    ],
  ])('%s: %s', (_case, expected, events) => expect(nextOf(...events)).toBe(expected));
});

describe('what is on its way', () => {
  const [a, b] = [batch('a', 1_000), batch('b', 7)];

  it('is not sent again, and the next files of the small batch follow', () => {
    const started = run(a, b, ...[0, 1, 2, 3, 4].map((index) => stored(`a${index}`)));
    expect(started.effects).toEqual([sent('b', 1, 'b0', 'b1', 'b2', 'b3', 'b4')]);
    expect(nextChunk(started.state)?.files.map(({ id }) => id)).toEqual(['b5', 'b6']);
  });

  it('the small batch waits for the chunk of the long one, then the long one for the small one', () => {
    const behind = (state: UploadState) =>
      state.batches.map((one) => [one.inspectionId, queuedBehind(state, one)?.inspectionId ?? null]);
    expect(behind(run(a, b).state)).toEqual([
      ['inspection-a', null],
      ['inspection-b', 'inspection-a'],
    ]);
    const sendingB = run(a, b, ...[0, 1, 2, 3, 4].map((index) => failed(`a${index}`))).state;
    expect(behind(sendingB)).toEqual([
      ['inspection-a', 'inspection-b'],
      ['inspection-b', null],
    ]);
  });

  it('the whole small batch is sent, then the long one continues', () => {
    let state = run(a).state;
    const order: string[] = [];
    const takeAll = (event: UploadEvent): void => {
      const [next, effects] = uploadTransition(state, event);
      state = next;
      for (const effect of effects) {
        if (effect.type !== 'send' || order.push(effect.batchId) > 5) continue;
        for (const file of effect.files) takeAll({ type: 'fileUploaded', batchId: effect.batchId, ...file });
      }
    };
    takeAll(b);
    for (const index of [0, 1, 2, 3, 4])
      takeAll({ type: 'fileUploaded', batchId: 'a', fileId: `a${index}`, attempt: 1 });
    expect(order).toEqual(['b', 'b', 'a', 'a', 'a', 'a']);
  });
});
