import {
  type NewBatch,
  NO_UPLOADS,
  type SourceFault,
  type UploadEvent,
  type UploadState,
  uploadTransition,
} from '@inspection-studio/domain/uploads';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ReportEvent } from '../report/report-event.ts';
import { createGate } from '../studio/gate.ts';
import { followUpload } from './follow-upload.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const batch: NewBatch = {
  id: 'b1',
  inspectionId: 'p1',
  inspectionName: 'Pier',
  assetName: 'Viaduct',
  files: ['f1', 'f2'].map((id) => ({ id, name: `${id}.JPG`, sizeBytes: 10 })),
  process: false,
};

/** An upload of two files whose requests a test answers with events. */
function following() {
  let state: UploadState = NO_UPLOADS;
  const listeners = new Set<() => void>();
  const dispatch = (...events: UploadEvent[]) => {
    for (const event of events) [state] = uploadTransition(state, event);
    for (const listener of listeners) listener();
  };
  dispatch({ type: 'batchAdded', batch });
  const reported: ReportEvent[] = [];
  const stop = new AbortController();
  const gate = createGate();
  const ended = followUpload({
    uploads: {
      getSnapshot: () => ({ ...state, remainingMs: {} }),
      subscribe: (listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
      act: (action, batchId) => dispatch({ type: action, batchId }),
    },
    gate,
    batchId: 'b1',
    pathOf: (id) => `101MEDIA/${id}.JPG`,
    report: (event) => void reported.push(event),
    stop: stop.signal,
  });
  const about = (fileId: string) => ({ batchId: 'b1', fileId, attempt: 1 });
  return {
    dispatch,
    gate,
    stop: () => stop.abort(),
    ended,
    events: () => reported.filter(({ event }) => event !== 'progress'),
    uploaded: (fileId: string): UploadEvent => ({ ...about(fileId), type: 'fileUploaded' }),
    stored: (fileId: string): UploadEvent => ({ ...about(fileId), type: 'fileStored' }),
    failed: (fileId: string, fault: SourceFault | null = null): UploadEvent => ({
      ...about(fileId),
      type: 'fileFailed',
      reason: 'It broke.',
      fault,
    }),
  };
}

describe('an upload is followed until it ends', () => {
  it('when the inspection is marked uploaded; each file is reported once, by its path', async () => {
    const { dispatch, uploaded, ended, events } = following();
    dispatch(uploaded('f1'));
    dispatch(uploaded('f2'));
    dispatch({ type: 'batchConfirmed', batchId: 'b1' });
    expect((await ended).ending).toBe('ended');
    expect(events()).toEqual([
      { event: 'uploaded', path: '101MEDIA/f1.JPG' },
      { event: 'uploaded', path: '101MEDIA/f2.JPG' },
    ]);
  });

  it('when files have failed', async () => {
    const { dispatch, uploaded, failed, ended, events } = following();
    dispatch(uploaded('f1'), failed('f2'));
    expect((await ended).ending).toBe('ended');
    expect(events()).toContainEqual({ event: 'failed', path: '101MEDIA/f2.JPG', reason: 'It broke.' });
  });

  it.each([
    ['changed', 'The file was changed or can no longer be read. Run the same command again when nothing writes to it.'],
    [
      'notFound',
      'The file was not found any more. Put it back or reconnect its drive, then run the same command again.',
    ],
  ] as const)('a file of the disk that is %s says what to do in a terminal', async (fault, reason) => {
    const { dispatch, uploaded, failed, ended, events } = following();
    dispatch(uploaded('f1'), failed('f2', fault));
    await ended;
    expect(events()).toContainEqual({ event: 'failed', path: '101MEDIA/f2.JPG', reason });
  });

  it('when the token is no longer accepted', async () => {
    const { dispatch, ended } = following();
    dispatch({ type: 'sendingBlocked', waitingFor: 'session' });
    expect((await ended).ending).toBe('refused');
  });

  it('when the studio does not respond for ten minutes, which starts again whenever it does', async () => {
    const { dispatch, ended, events } = following();
    const settled = vi.fn<() => void>();
    void ended.then(settled);
    dispatch({ type: 'sendingBlocked', waitingFor: 'network' });
    await vi.advanceTimersByTimeAsync(9 * 60_000);
    dispatch({ type: 'sendingUnblocked' });
    dispatch({ type: 'sendingBlocked', waitingFor: 'network' });
    await vi.advanceTimersByTimeAsync(9 * 60_000);
    expect(settled).not.toHaveBeenCalled();
    expect(events()).toEqual([{ event: 'waiting' }, { event: 'waiting' }]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect((await ended).ending).toBe('unreachable');
  });
});

describe('when the user stops it', () => {
  it('requests that have started end first, and their files are confirmed', async () => {
    const { dispatch, stored, uploaded, stop, gate, ended, events } = following();
    const { promise, resolve } = Promise.withResolvers<void>();
    const sending = gate.pass(() => promise, new AbortController().signal);
    const settled = vi.fn<() => void>();
    void ended.then(settled);
    stop();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(settled).not.toHaveBeenCalled();
    resolve();
    await sending;
    dispatch(stored('f1'));
    await vi.advanceTimersByTimeAsync(5_000);
    expect(settled).not.toHaveBeenCalled();
    dispatch(uploaded('f1'));
    await vi.advanceTimersByTimeAsync(1_000);
    const { ending, batch: left } = await ended;
    expect(ending).toBe('interrupted');
    expect(left.files.map(({ status }) => status)).toEqual(['Completed', 'Paused']);
    expect(events()).toEqual([{ event: 'stopping' }, { event: 'uploaded', path: '101MEDIA/f1.JPG' }]);
  });

  it('nothing that was stopped is called finished, unless everything has arrived meanwhile', async () => {
    const { dispatch, uploaded, stop, ended } = following();
    stop();
    dispatch(uploaded('f1'), uploaded('f2'), { type: 'batchConfirmed', batchId: 'b1' });
    expect((await ended).ending).toBe('ended');
  });
});
