import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sendingServices } from './sending-services.ts';
import { WorkerHere } from './testing/worker-here.ts';

const abort = vi.fn<() => void>();

let sending: PromiseWithResolvers<void>;

/** A request without a response. */
class SilentRequest extends EventTarget {
  upload = new EventTarget();
  open() {}
  setRequestHeader() {}
  send = () => sending.resolve();
  abort = abort;
}

beforeEach(() => {
  sending = Promise.withResolvers();
  // What reads the file needs real ones.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('XMLHttpRequest', SilentRequest);
  vi.stubGlobal('Worker', WorkerHere);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  abort.mockClear();
});

it.each([
  ['30 s by default', undefined, 30_000],
  ['the time that the installation sets', 120_000, 120_000],
])('a file of which no byte is moved is aborted after %s', async (_case, stallMs, expectedMs) => {
  const session = {
    getState: () => ({ phase: 'loading' }) as const,
    subscribe: () => () => {},
    renewToken: async () => 'token',
  };
  const { putFile } = sendingServices({ send: vi.fn(), session, blocksFromBytes: Infinity, stallMs });
  const put = putFile({
    url: '/files/key',
    file: new File(['twelve bytes'], 'DJI_0001.JPG'),
    contentType: 'image/jpeg',
    isRepeated: false,
    signal: new AbortController().signal,
    onProgress: () => undefined,
    onPartStored: () => undefined,
  }).catch((error: unknown) => error);
  await sending.promise;
  await vi.advanceTimersByTimeAsync(expectedMs - 1);
  expect(abort).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(abort).toHaveBeenCalledOnce();
  await expect(put).resolves.toMatchObject({ name: 'StorageError', status: null });
});
