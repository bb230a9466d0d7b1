import { type Call, calls, HTTP_DEFAULTS } from '@inspection-studio/domain';
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
  it.each([
    ['CONST-027', 'GET'],
    ['CONST-028', 'PUT'],
    ['CONST-029', 'HEAD'],
    ['CONST-030', 'DELETE'],
    ['CONST-031', 'OPTIONS'],
    ['CONST-032', 'TRACE'],
  ])('%s: %s: an answer after a failed one counts', async (_row, method) => {
    network.mockImplementationOnce(answer(503)).mockImplementationOnce(answer(200));
    const sent = outcome(method);
    await vi.runAllTimersAsync();
    await expect(sent).resolves.toBe(200);
    expect(network.mock.calls.map(([, options]) => options.method)).toEqual([method, method]);
  });

  it.each([
    ['CONST-034', 408],
    ['CONST-035', 413],
    ['CONST-036', 429],
    ['CONST-037', 500],
    ['CONST-038', 502],
    ['CONST-039', 503],
    ['CONST-040', 504],
  ])('CONST-026, %s: GET %s is sent three times in all', async (_row, status) => {
    network.mockImplementation(answer(status));
    const sent = outcome('GET');
    await vi.runAllTimersAsync();
    await expect(sent).resolves.toBe(status);
    expect(network).toHaveBeenCalledTimes(3);
  });

  it.each([
    ['CONST-033: POST', 'POST', 503],
    ['CONST-033: PATCH', 'PATCH', 503],
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
  it('CONST-044: 0.3*2^(n-1) seconds', async () => {
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

  it.each([
    ['CONST-041', 413],
    ['CONST-042', 429],
    ['CONST-043', 503],
  ])('%s: %s: as long as the server asks', async (_row, status) => {
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

it('CONST-025: the default timeout is ten seconds', async () => {
  const limit = vi.spyOn(AbortSignal, 'timeout');
  network.mockImplementation(answer(200));
  await outcome('GET');
  expect(limit.mock.calls).toEqual([[10_000]]);
  limit.mockRestore();
});

describe('a call uses its own timeout or the one of its client', () => {
  const tokens = { getToken: async () => 'token', renewToken: async () => 'token', tokenRefused: () => undefined };

  it.each<[string, Call, number[]]>([
    ['CALL-209: the main API: 30 s', calls.listSites, [30_000]],
    ['the file service: 10 s', calls.getUploadUrl, [10_000]],
    ['CALL-056: a thumbnail: none', calls.uploadThumbnail, []],
  ])('%s', async (_case, call, timeoutsMs) => {
    const limit = vi.spyOn(AbortSignal, 'timeout');
    network.mockImplementation(answer(200));
    await createClients(tokens, 'http://studio.test')(call).url(call.path).fetch(call.method).res();
    expect(limit.mock.calls.flat()).toEqual(timeoutsMs);
    limit.mockRestore();
  });
});
