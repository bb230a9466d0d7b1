import { batchStatus, batchWaitingFor } from '@inspection-studio/domain/uploads';
import { describe, expect, it, vi } from 'vitest';
import { StudioError } from '../api/index.ts';
import { StorageError } from './file-transport.ts';
import { stopClock } from './testing/stop-clock.ts';
import { batchOf, names, setUpUploads } from './testing/fake-studio.ts';

const noAnswer = () => new StudioError('Something went wrong.', { cause: new TypeError('Failed to fetch') });
const brokenLine = () => new StorageError('Network error: PUT /files/x');
const run = (ms = 2_000) => vi.advanceTimersByTimeAsync(ms);

stopClock();

function setUp() {
  const uploads = setUpUploads();
  const status = () => batchStatus(uploads.batch()!);
  /** What each batch waits for, by its id. */
  const waitingFor = () => {
    const snapshot = uploads.store.getSnapshot();
    const entries = snapshot.batches.map((batch) => [batch.id, batchWaitingFor(snapshot, batch)] as const);
    return Object.fromEntries(entries.filter(([, cause]) => cause));
  };
  return { ...uploads, status, waitingFor };
}

/** What can be lost and come back. */
const GOING = [
  ['network', ({ goOnline }: ReturnType<typeof setUp>, isThere: boolean) => goOnline(isThere)],
  ['session', ({ endSession }: ReturnType<typeof setUp>, isThere: boolean) => endSession(!isThere)],
] as const;

describe.each(GOING)('without a %s', (missing, become) => {
  it('a new batch waits and resumes automatically', async () => {
    const uploads = setUp();
    become(uploads, false);
    uploads.store.add(...batchOf(names(7)));
    await run();
    expect([uploads.status(), uploads.waitingFor(), uploads.asked]).toEqual(['Paused', { b1: missing }, []]);
    become(uploads, true);
    await run();
    expect([uploads.completed(), uploads.waitingFor()]).toEqual([names(7), {}]);
  });

  it('files in flight stop without a failure and resume automatically', async () => {
    const uploads = setUp();
    uploads.hold.is = true;
    uploads.store.add(...batchOf(names(2)));
    await run();
    become(uploads, false);
    expect(uploads.transfers.every(({ signal }) => signal.aborted)).toBe(true);
    expect([uploads.status(), uploads.waitingFor()]).toEqual(['Paused', { b1: missing }]);
    uploads.hold.is = false;
    become(uploads, true);
    await run();
    expect([uploads.completed(), uploads.waitingFor(), uploads.count('put key-f1')]).toEqual([['f1', 'f2'], {}, 2]);
  });

  it('a batch paused by a user stays paused', async () => {
    const uploads = setUp();
    uploads.hold.is = true;
    uploads.store.add(...batchOf(names(2)));
    uploads.store.act('paused', 'b1');
    become(uploads, false);
    expect(uploads.waitingFor()).toEqual({});
    become(uploads, true);
    await run();
    expect(uploads.status()).toBe('Paused');
  });

  it('Resume waits again, and Retry of a failed file keeps waiting', async () => {
    const uploads = setUp();
    uploads.fail('put key-f1', () => new StorageError('Refused.', 400));
    uploads.store.add(...batchOf(names(1)));
    await run();
    become(uploads, false);
    uploads.store.act('retried', 'b1');
    uploads.store.act('resumed', 'b1');
    uploads.store.act('retried', 'b1');
    expect([uploads.status(), uploads.waitingFor()]).toEqual(['Paused', { b1: missing }]);
    become(uploads, true);
    await run();
    expect(uploads.completed()).toEqual(['f1']);
  });

  it('marking uploaded and sending for processing wait too, and show it', async () => {
    const uploads = setUp();
    uploads.fail(
      'uploaded',
      () => (become(uploads, false), missing === 'network' ? noAnswer() : StudioError.fromAnswer(401)),
    );
    uploads.store.add(...batchOf(names(1), { process: true }));
    await run(60_000);
    expect([uploads.batch()?.stage, uploads.count('uploaded'), uploads.waitingFor()]).toEqual([
      'Confirming',
      1,
      { b1: missing },
    ]);
    uploads.fail(
      'process',
      () => (become(uploads, false), missing === 'network' ? noAnswer() : StudioError.fromAnswer(401)),
    );
    become(uploads, true);
    await run(60_000);
    expect([uploads.batch()?.processing, uploads.waitingFor()]).toEqual(['Pending', { b1: missing }]);
    become(uploads, true);
    await run();
    expect([uploads.batch()?.processing, uploads.count('uploaded'), uploads.count('process')]).toEqual([
      'Success',
      2,
      2,
    ]);
  });
});

it('waits for the session after the network when both are lost', async () => {
  const { store, goOnline, endSession, waitingFor, completed } = setUp();
  goOnline(false);
  store.add(...batchOf(names(2)));
  endSession(true);
  expect(waitingFor()).toEqual({ b1: 'network' });
  goOnline(true);
  await run();
  expect(waitingFor()).toEqual({ b1: 'session' });
  endSession(false);
  await run();
  expect(completed()).toEqual(['f1', 'f2']);
});

it('probes a network without access to the server until it responds, and fails no file', async () => {
  const { store, online, fail, waitingFor, completed, asked } = setUp();
  for (const id of names(5)) fail(`put key-${id}`, brokenLine);
  online.leadsNowhere = true;
  store.add(...batchOf(names(7)));
  await run();
  expect(waitingFor()).toEqual({ b1: 'network' });
  const askedBefore = asked.length;
  await run(10 * 60_000);
  expect([asked.length, store.getSnapshot().batches[0]?.files.some((file) => file.status === 'Failed')]).toEqual([
    askedBefore,
    false,
  ]);
  online.leadsNowhere = false;
  await run(31_000);
  expect([completed(), waitingFor()]).toEqual([names(7), {}]);
});
