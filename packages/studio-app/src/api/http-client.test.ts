import { type Call, calls } from '@inspection-studio/domain/calls';
import { HTTP_DEFAULTS } from '@inspection-studio/domain/errors';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createClients, createHttpClient } from './http-client.ts';

const network = vi.fn<(url: string, options: RequestInit) => Promise<Response>>();
const answer =
  (status: number, headers: Record<string, string> = {}) =>
  async () =>
    new Response('', { status, headers });

beforeEach(() => {
  vi.useFakeTimers();
  network.mockReset();
  vi.stubGlobal('fetch', network);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Sends a request and returns its status or the error's name. */
const outcome = (method: string, policy = HTTP_DEFAULTS) =>
  createHttpClient({ policy })
    .url('http://studio.test/thing')
    .fetch(method)
    .res()
    .then(
      ({ status }) => status,
      (error: { status?: number; name: string }) => error.status ?? error.name,
    );

describe('the client retries the listed methods twice on the listed statuses', () => {
  it.each([['GET'], ['PUT'], ['HEAD'], ['DELETE'], ['OPTIONS'], ['TRACE']])(
    '%s: an answer after a failed one counts',
    async (method) => {
      network.mockImplementationOnce(answer(503)).mockImplementationOnce(answer(200));
      const sent = outcome(method);
      await vi.runAllTimersAsync();
      await expect(sent).resolves.toBe(200);
      expect(network.mock.calls.map(([, options]) => options.method)).toEqual([method, method]);
    },
  );

  it.each([[408], [413], [429], [500], [502], [503], [504]])('GET %s is sent three times in all', async (status) => {
    network.mockImplementation(answer(status));
    const sent = outcome('GET');
    await vi.runAllTimersAsync();
    await expect(sent).resolves.toBe(status);
    expect(network).toHaveBeenCalledTimes(3);
  });

  it.each([
    ['POST', 'POST', 503],
    ['PATCH', 'PATCH', 503],
    ['GET', 'GET', 400],
    ['GET', 'GET', 404],
    ['GET', 'GET', 501],
  ])('%s (%s %s) is final', async (_case, method, status) => {
    network.mockImplementation(answer(status));
    const sent = outcome(method);
    await vi.runAllTimersAsync();
    await expect(sent).resolves.toBe(status);
    expect(network).toHaveBeenCalledOnce();
  });

  it('does not retry a failure without a response', async () => {
    network.mockRejectedValue(new TypeError('Failed to fetch'));
    await expect(outcome('GET')).resolves.toBe('TypeError');
    expect(network).toHaveBeenCalledOnce();
  });
});

describe('delay between attempts', () => {
  it('waits 0.3*2^(n-1) seconds before the nth retry', async () => {
    network.mockImplementation(answer(500));
    const sent = outcome('GET', { ...HTTP_DEFAULTS, retryLimit: 3 });
    for (const [attempt, waitMs] of [300, 600, 1200].entries()) {
      await vi.advanceTimersByTimeAsync(waitMs - 1);
      expect(network).toHaveBeenCalledTimes(attempt + 1);
      await vi.advanceTimersByTimeAsync(1);
      expect(network).toHaveBeenCalledTimes(attempt + 2);
    }
    await expect(sent).resolves.toBe(500);
  });

  it.each([[413], [429], [503]])('%s: as long as the server asks', async (status) => {
    network.mockImplementationOnce(answer(status, { 'Retry-After': '2' })).mockImplementationOnce(answer(200));
    const sent = outcome('GET');
    await vi.advanceTimersByTimeAsync(1_999);
    expect(network).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(1);
    await expect(sent).resolves.toBe(200);
  });

  it('uses the default delay for other statuses', async () => {
    network.mockImplementationOnce(answer(500, { 'Retry-After': '2' })).mockImplementationOnce(answer(200));
    const sent = outcome('GET');
    await vi.advanceTimersByTimeAsync(300);
    await expect(sent).resolves.toBe(200);
  });
});

describe('the timeout includes delays between attempts', () => {
  it('times out when no response arrives', async () => {
    vi.useRealTimers();
    network.mockImplementation(
      (_url, { signal }) =>
        new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
    );
    const sent = createHttpClient({ policy: { ...HTTP_DEFAULTS, timeoutMs: 20 } })
      .url('http://studio.test/slow')
      .get()
      .res();
    await expect(sent).rejects.toThrow(expect.objectContaining({ name: 'TimeoutError' }));
  });

  it('times out during a delay between attempts', async () => {
    vi.useRealTimers();
    network.mockImplementation(answer(503, { 'Retry-After': '60' }));
    const sent = createHttpClient({ policy: { ...HTTP_DEFAULTS, timeoutMs: 20 } })
      .url('http://studio.test/busy')
      .get()
      .res();
    await expect(sent).rejects.toThrow(expect.objectContaining({ name: 'TimeoutError' }));
    expect(network).toHaveBeenCalledOnce();
  });
});

it('the default timeout is ten seconds', async () => {
  const limit = vi.spyOn(AbortSignal, 'timeout');
  network.mockImplementation(answer(200));
  await outcome('GET');
  expect(limit.mock.calls).toEqual([[10_000]]);
  limit.mockRestore();
});

describe('a call uses its own timeout or the one of its client', () => {
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
