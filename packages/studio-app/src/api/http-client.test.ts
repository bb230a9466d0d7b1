import { type Call, calls, HTTP_DEFAULTS } from '@inspection-studio/domain';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createClients, createHttpClient } from './http-client.ts';

const network = vi.fn<(url: string, options: RequestInit) => Promise<Response>>();
const answer = (status: number, headers: Record<string, string> = {}) => async () => new Response('', { status, headers });

beforeEach(() => {
  vi.useFakeTimers();
  network.mockReset();
  vi.stubGlobal('fetch', network);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Sends and says how the exchange ended: the status, or the error's name. */
const outcome = (method: string) =>
  createHttpClient()
    .url('http://studio.test/thing')
    .fetch(method)
    .res()
    .then(
      ({ status }) => status,
      (error: { status?: number; name: string }) => error.status ?? error.name,
    );

describe('the client retries twice the listed methods on the listed statuses, waiting 0.3*2^(n-1) seconds', () => {
  it.each(HTTP_DEFAULTS.statusCodes)('GET %s is sent three times in all', async (status) => {
    network.mockImplementation(answer(status));
    const sent = outcome('GET');
    await vi.advanceTimersByTimeAsync(299);
    expect(network).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(network).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(599);
    expect(network).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(1);
    await expect(sent).resolves.toBe(status);
    expect(network).toHaveBeenCalledTimes(3);
  });

  it.each([
    ['POST', 500],
    ['GET', 400],
    ['GET', 404],
  ])('%s %s is final', async (method, status) => {
    network.mockImplementation(answer(status));
    const sent = outcome(method);
    await vi.runAllTimersAsync();
    await expect(sent).resolves.toBe(status);
    expect(network).toHaveBeenCalledOnce();
  });

  it('an answer after a failed one counts', async () => {
    network.mockImplementationOnce(answer(503)).mockImplementationOnce(answer(200));
    const sent = outcome('GET');
    await vi.runAllTimersAsync();
    await expect(sent).resolves.toBe(200);
  });

  it('Retry-After of 413, 429 and 503 sets the wait', async () => {
    network.mockImplementationOnce(answer(429, { 'Retry-After': '2' })).mockImplementationOnce(answer(200));
    const sent = outcome('GET');
    await vi.advanceTimersByTimeAsync(1_999);
    expect(network).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(1);
    await expect(sent).resolves.toBe(200);
  });

  it('a failure without an answer is final', async () => {
    network.mockRejectedValue(new TypeError('Failed to fetch'));
    await expect(outcome('GET')).resolves.toBe('TypeError');
    expect(network).toHaveBeenCalledOnce();
  });
});

describe('the client gives up after its time-out, waits included', () => {
  it('an answer that does not come', async () => {
    vi.useRealTimers();
    network.mockImplementation((_url, { signal }) => new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason))));
    const sent = createHttpClient({ policy: { ...HTTP_DEFAULTS, timeoutMs: 20 } }).url('http://studio.test/slow').get().res();
    await expect(sent).rejects.toThrow(expect.objectContaining({ name: 'TimeoutError' }));
  });

  it('a wait between two attempts', async () => {
    vi.useRealTimers();
    network.mockImplementation(answer(503, { 'Retry-After': '60' }));
    const sent = createHttpClient({ policy: { ...HTTP_DEFAULTS, timeoutMs: 20 } }).url('http://studio.test/busy').get().res();
    await expect(sent).rejects.toThrow(expect.objectContaining({ name: 'TimeoutError' }));
    expect(network).toHaveBeenCalledOnce();
  });
});

describe('a call has its own time-out, or that of its client', () => {
  const tokens = { getToken: async () => 'token', renewToken: async () => 'token', tokenRefused: () => undefined };

  it.each<[string, Call, number[]]>([
    ['the main API: 30 s', calls.listSites, [30_000]],
    ['the file service: 10 s', calls.getUploadUrl, [10_000]],
    ['a thumbnail: none', calls.uploadThumbnail, []],
  ])('%s', async (_case, call, timeoutsMs) => {
    const limit = vi.spyOn(AbortSignal, 'timeout');
    network.mockImplementation(answer(200));
    await createClients(tokens, 'http://studio.test')(call).url(call.path).fetch(call.method).res();
    expect(limit.mock.calls.flat()).toEqual(timeoutsMs);
    limit.mockRestore();
  });
});
