import { describe, expect, it, vi } from 'vitest';
import { StudioError } from '../api/index.ts';
import { StorageError } from './file-transport.ts';
import { stopClock } from './testing/stop-clock.ts';
import { batchOf, names, setUpUploads } from './testing/fake-studio.ts';

stopClock();

const run = () => vi.advanceTimersByTimeAsync(60_000);

/** An upload of one file whose transfer is stopped. @returns it, and a function that says what was asked afterwards */
async function interrupted(interrupt: (uploads: ReturnType<typeof setUpUploads>) => void, { hasArrived = true } = {}) {
  const uploads = setUpUploads();
  const { hold, stored, store, asked } = uploads;
  hold.is = true;
  store.add(...batchOf(names(1)));
  await run();
  if (hasArrived) stored.set('key-f1', 'bytes of f1');
  interrupt(uploads);
  await run();
  hold.is = false;
  const before = asked.length;
  return { ...uploads, askedAfterwards: () => asked.slice(before).filter((one) => /^(put|confirm) /.test(one)) };
}

const pause = ({ store }: ReturnType<typeof setUpUploads>) => store.act('paused', 'b1');

describe('a file that was on its way is confirmed, and only sent again if the server does not have it', () => {
  it.each<[string, Parameters<typeof interrupted>[0], (uploads: ReturnType<typeof setUpUploads>) => void]>([
    ['Pause', pause, ({ store }) => store.act('resumed', 'b1')],
    ['no network', ({ goOnline }) => goOnline(false), ({ goOnline }) => goOnline(true)],
    ['an ended session', ({ endSession }) => endSession(true), ({ endSession }) => endSession(false)],
  ])('after %s', async (_case, interrupt, goOn) => {
    const arrived = await interrupted(interrupt);
    goOn(arrived);
    await run();
    expect(arrived.askedAfterwards()).toEqual(['confirm f1']);
    const lost = await interrupted(interrupt, { hasArrived: false });
    goOn(lost);
    await run();
    expect(lost.askedAfterwards()).toEqual(['confirm f1', 'put key-f1', 'confirm f1']);
    expect([arrived.completed(), lost.completed()]).toEqual([['f1'], ['f1']]);
  });

  it.each<[string, () => unknown]>([
    ['its answer is lost', () => new StudioError('Something went wrong.', { cause: new TypeError('Failed to fetch') })],
    ['the server is busy', () => StudioError.fromAnswer(503)],
    ['the token has expired', () => StudioError.fromAnswer(401)],
  ])('the confirmation is repeated when %s', async (_case, error) => {
    const { store, fail, askedAfterwards, completed } = await interrupted(pause);
    fail('confirm f1', error);
    store.act('resumed', 'b1');
    await run();
    expect([askedAfterwards(), completed()]).toEqual([['confirm f1', 'confirm f1'], ['f1']]);
  });

  it('after Pause during that confirmation, too', async () => {
    const { store, holdConfirmations, askedAfterwards, completed } = await interrupted(pause);
    const answer = holdConfirmations();
    store.act('resumed', 'b1');
    await run();
    store.act('paused', 'b1');
    answer();
    await run();
    store.act('resumed', 'b1');
    await run();
    expect([askedAfterwards(), completed()]).toEqual([['confirm f1', 'confirm f1'], ['f1']]);
  });

  it('after Pause before that confirmation is repeated', async () => {
    const { store, fail, askedAfterwards, completed } = await interrupted(pause);
    fail('confirm f1', () => StudioError.fromAnswer(503));
    store.act('resumed', 'b1');
    await vi.advanceTimersByTimeAsync(1);
    store.act('paused', 'b1');
    store.act('resumed', 'b1');
    await run();
    expect([askedAfterwards(), completed()]).toEqual([['confirm f1', 'confirm f1'], ['f1']]);
  });

  it('and fails, when the server does not say', async () => {
    const { store, fail, batch, count } = await interrupted(pause);
    fail('confirm f1', ...Array<() => unknown>(6).fill(() => StudioError.fromAnswer(503)));
    store.act('resumed', 'b1');
    await vi.advanceTimersByTimeAsync(600_000);
    expect([batch()?.files[0]?.status, count('put key-f1')]).toEqual(['Failed', 1]);
  });

  it('but sent at once on Retry when the storage has refused it', async () => {
    const { store, fail, asked, completed } = setUpUploads();
    fail('put key-f1', () => new StorageError('Request failed with status code 400', 400));
    store.add(...batchOf(names(1)));
    await run();
    const before = asked.length;
    store.act('retried', 'b1');
    await run();
    expect(asked.slice(before).filter((one) => !one.startsWith('url '))).toEqual([
      'put key-f1',
      'confirm f1',
      'uploaded',
    ]);
    expect(completed()).toEqual(['f1']);
  });

  it('after every reply was lost, and Retry', async () => {
    const { store, stored, fail, batch, asked, completed } = setUpUploads();
    const lost = () => (stored.set('key-f1', 'bytes of f1'), new StorageError('Request timed out: PUT /files/x'));
    fail('put key-f1', ...Array<() => unknown>(6).fill(lost));
    store.add(...batchOf(names(1)));
    await vi.advanceTimersByTimeAsync(600_000);
    expect(batch()?.files[0]?.status).toBe('Failed');
    const before = asked.length;
    store.act('retried', 'b1');
    await run();
    expect(asked.slice(before)).toEqual(['confirm f1', 'uploaded']);
    expect(completed()).toEqual(['f1']);
  });
});
