import { describe, expect, it } from 'vitest';
import { added, failed, progressed, run, stored, uploaded } from './testing/upload-samples.ts';
import { uploadTransition } from './upload-machine.ts';
import { batchProgress, totalProgress } from './upload-progress.ts';
import { NO_UPLOADS } from './upload-state.ts';

const { state } = run(
  added('a', 4),
  added('b', 4),
  uploaded('a0'),
  failed('a1'),
  progressed('a2', 30),
  progressed('a2', 60),
);
const [a, b] = state.batches;

describe('progress is derived from the state', () => {
  it('a progress report changes only the file in flight', () => {
    expect(state.chunk).toEqual({
      batchId: 'a',
      files: [
        { id: 'a2', sizeBytes: 100, uploadedBytes: 60 },
        { id: 'a3', sizeBytes: 100, uploadedBytes: 0 },
      ],
    });
    expect(uploadTransition(state, progressed('a3', 7))).toEqual([
      {
        ...state,
        chunk: {
          batchId: 'a',
          files: [
            { id: 'a2', sizeBytes: 100, uploadedBytes: 60 },
            { id: 'a3', sizeBytes: 100, uploadedBytes: 7 },
          ],
        },
      },
      [],
    ]);
  });
  it('of a batch that is being sent: stored files, and the bytes in flight', () =>
    expect(a && batchProgress(state, a)).toEqual({
      completedCount: 1,
      failedCount: 1,
      totalCount: 4,
      uploadedBytes: 160,
      totalBytes: 400,
      share: 0.4,
    }));
  it('of a batch that is not sent yet', () =>
    expect(b && batchProgress(state, b)).toEqual({
      completedCount: 0,
      failedCount: 0,
      totalCount: 4,
      uploadedBytes: 0,
      totalBytes: 400,
      share: 0,
    }));
  it('of a complete batch, with nothing in flight', () => {
    const { state: complete } = run(added('a', 1), uploaded('a0'));
    expect(complete.batches.map((batch) => batchProgress(complete, batch))).toEqual([
      { completedCount: 1, failedCount: 0, totalCount: 1, uploadedBytes: 100, totalBytes: 100, share: 1 },
    ]);
  });
  it('a stored, unconfirmed file counts its bytes but not as uploaded', () => {
    const { state: unconfirmed } = run(added('a', 2), stored('a0'));
    expect(unconfirmed.batches.map((batch) => batchProgress(unconfirmed, batch))).toMatchObject([
      { completedCount: 0, uploadedBytes: 100, share: 0.5 },
    ]);
  });
  it('of all batches together', () =>
    expect(totalProgress(state)).toEqual({
      completedCount: 1,
      failedCount: 1,
      totalCount: 8,
      uploadedBytes: 160,
      totalBytes: 800,
      share: 0.2,
    }));
});

describe('the share', () => {
  it('is 1 when there is nothing to send', () =>
    expect(totalProgress(NO_UPLOADS)).toEqual({
      completedCount: 0,
      failedCount: 0,
      totalCount: 0,
      uploadedBytes: 0,
      totalBytes: 0,
      share: 1,
    }));
  it('never exceeds 1, although more bytes than the file size may be sent', () =>
    expect(totalProgress(run(added('a', 1), progressed('a0', 120)).state)).toMatchObject({
      uploadedBytes: 120,
      share: 1,
    }));
});
