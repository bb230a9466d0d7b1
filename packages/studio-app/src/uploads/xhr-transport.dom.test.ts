import { createServer, type IncomingHttpHeaders, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, type Mock, vi } from 'vitest';
import { requestByXhr } from './xhr-transport.ts';

let server: Server;
let url: string;
let received: { headers: IncomingHttpHeaders; body: string }[];
let answer: { status: number; headers?: Record<string, string>; body?: string } | 'none';

const CORS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'PUT',
  'Access-Control-Allow-Headers': 'content-type,x-ms-blob-type',
  'Access-Control-Expose-Headers': 'Retry-After',
};

beforeEach(async () => {
  received = [];
  answer = { status: 201 };
  server = createServer((request, response) => {
    if (request.method === 'OPTIONS') return void response.writeHead(204, CORS).end();
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      received.push({ headers: request.headers, body: Buffer.concat(chunks).toString() });
      if (answer !== 'none') response.writeHead(answer.status, { ...CORS, ...answer.headers }).end(answer.body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/files/key?sig=secret`;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  server.closeAllConnections();
  server.close();
});

const put = (options: { file?: File; signal?: AbortSignal; onProgress?: (bytes: number) => void } = {}) =>
  requestByXhr({
    method: 'PUT',
    url,
    headers: { 'Content-Type': 'image/jpeg', 'x-ms-blob-type': 'BlockBlob' },
    body: options.file ?? new File(['twelve bytes'], 'DJI_0001.JPG'),
    signal: options.signal ?? new AbortController().signal,
    ...(options.onProgress && { onProgress: options.onProgress }),
  });

describe('a request to the storage', () => {
  it('has the bytes and headers, and reports progress', async () => {
    const onProgress = vi.fn<(bytes: number) => void>();
    await put({ onProgress });
    expect(received).toHaveLength(1);
    expect(received[0]?.body).toBe('twelve bytes');
    expect(received[0]?.headers).toMatchObject({ 'content-type': 'image/jpeg', 'x-ms-blob-type': 'BlockBlob' });
    expect(onProgress).toHaveBeenLastCalledWith(12);
  });

  it('an error response has its status and Retry-After, and the message omits the signature', async () => {
    answer = { status: 503, headers: { 'Retry-After': '7' } };
    const error: unknown = await put().catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ name: 'StorageError', status: 503, retryAfter: '7' });
    expect(error).toMatchObject({
      message: expect.stringMatching(/^Request failed with status code 503: PUT .*\/files\/key$/),
    });
  });

  it('an error response has its sentence', async () => {
    answer = { status: 507, body: '{"name":"Insufficient Storage","message":"The disk is full."}' };
    await expect(put()).rejects.toMatchObject({ status: 507, answer: 'The disk is full.' });
  });

  it('an unreachable storage gives no status', async () => {
    server.close();
    server.closeAllConnections();
    await expect(put()).rejects.toMatchObject({ name: 'StorageError', status: null });
  });

  it('a storage that stops reading: the request is aborted after 30 s, which closes the connection', async () => {
    const arrived = Promise.withResolvers<IncomingMessage>();
    server.removeAllListeners('request');
    server.on('request', (request, response) => {
      if (request.method === 'OPTIONS') return void response.writeHead(204, CORS).end();
      arrived.resolve(request);
    });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const ended = vi.fn<(error: unknown) => void>();
    const sent = put({ file: new File([new Uint8Array(32 * 1024 * 1024)], 'DJI_0001.JPG') }).catch(ended);
    const request = await arrived.promise;
    const closed = new Promise((resolve) => request.socket.once('close', resolve));
    await vi.advanceTimersByTimeAsync(29_999);
    expect(ended).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await sent;
    expect(ended).toHaveBeenCalledWith(expect.objectContaining({ name: 'StorageError', status: null }));
    request.resume().on('error', () => undefined);
    await closed;
    expect(request.complete).toBe(false);
  });

  it('aborting rejects with the reason', async () => {
    answer = 'none';
    const controller = new AbortController();
    const sent = put({ signal: controller.signal });
    await vi.waitFor(() => expect(received).toHaveLength(1));
    controller.abort();
    await expect(sent).rejects.toThrow(expect.objectContaining({ name: 'AbortError' }));
  });

  /** A storage that never responds, with the requests it received. */
  function silentStorage() {
    const requests: { timeout: number; dispatchEvent: (event: Event) => boolean }[] = [];
    class SilentRequest extends EventTarget {
      upload = new EventTarget();
      timeout = 0;
      open() {
        requests.push(this);
      }
      setRequestHeader() {}
      send() {}
      abort() {}
    }
    vi.stubGlobal('XMLHttpRequest', SilentRequest);
    return requests;
  }

  it('a request times out after ten minutes', async () => {
    const requests = silentStorage();
    const sent = put().catch((error: unknown) => error);
    expect(requests.map(({ timeout }) => timeout)).toEqual([600_000]);
    requests[0]?.dispatchEvent(new Event('timeout'));
    await expect(sent).resolves.toMatchObject({
      status: null,
      message: expect.stringMatching(/^Request timed out: PUT /),
    });
  });

  /** A request that the test controls. */
  function stubRequest(start: () => Promise<unknown> = put) {
    const requests: (EventTarget & { timeout: number; upload: EventTarget; abort: Mock<() => void> })[] = [];
    vi.useFakeTimers();
    vi.stubGlobal(
      'XMLHttpRequest',
      class extends EventTarget {
        timeout = 0;
        upload = new EventTarget();
        constructor() {
          super();
          requests.push(this);
        }
        open() {}
        setRequestHeader() {}
        send() {}
        abort = vi.fn<() => void>();
      },
    );
    const sent = start().catch((error: unknown) => error);
    return { request: requests[0]!, sent };
  }

  const SECOND_MS = 1000;
  const upload = (type: string) => (request: ReturnType<typeof stubRequest>['request']) =>
    void request.upload.dispatchEvent(Object.assign(new Event(type), { loaded: 6 }));

  it.each([
    ['30 s without a byte', [], 30],
    ['30 s after the last progress', [[29, upload('progress')]], 59],
    ['60 s without a response after the last byte', [[29, upload('load')]], 89],
    [
      '60 s after the last byte of the response',
      [
        [5, upload('load')],
        [50, (request: ReturnType<typeof stubRequest>['request']) => void request.dispatchEvent(new Event('progress'))],
      ],
      115,
    ],
  ] as const)('a transfer is aborted and has no status: %s', async (_case, events, stalledAfterS) => {
    const { request, sent } = stubRequest();
    const ended = vi.fn<() => void>();
    void sent.then(ended);
    let passedS = 0;
    for (const [afterS, happens] of events) {
      await vi.advanceTimersByTimeAsync(afterS * SECOND_MS);
      happens(request);
      passedS += afterS;
    }
    await vi.advanceTimersByTimeAsync((stalledAfterS - passedS) * SECOND_MS - 1);
    expect([ended.mock.calls.length, request.abort.mock.calls.length]).toEqual([0, 0]);
    await vi.advanceTimersByTimeAsync(1);
    expect(request.abort).toHaveBeenCalledOnce();
    await expect(sent).resolves.toMatchObject({
      name: 'StorageError',
      status: null,
      message: expect.stringMatching(/^Request timed out: PUT /),
    });
  });

  it('a browser that sends the same bytes again moves none', async () => {
    const { request, sent } = stubRequest();
    upload('progress')(request);
    await vi.advanceTimersByTimeAsync(29 * SECOND_MS);
    upload('progress')(request);
    await vi.advanceTimersByTimeAsync(SECOND_MS - 1);
    expect(request.abort).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(request.abort).toHaveBeenCalledOnce();
    await expect(sent).resolves.toMatchObject({ status: null });
  });

  it('time offline does not count', async () => {
    const { request, sent } = stubRequest();
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await vi.advanceTimersByTimeAsync(300 * SECOND_MS);
    expect(request.abort).not.toHaveBeenCalled();
    onLine.mockRestore();
    await vi.advanceTimersByTimeAsync(30 * SECOND_MS);
    await expect(sent).resolves.toMatchObject({ status: null });
  });

  it('a request without a body waits for its response for 60 s', async () => {
    const { request, sent } = stubRequest(() =>
      requestByXhr({ method: 'GET', url, signal: new AbortController().signal }),
    );
    await vi.advanceTimersByTimeAsync(60 * SECOND_MS - 1);
    expect(request.abort).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await expect(sent).resolves.toMatchObject({ message: expect.stringMatching(/^Request timed out: GET /) });
  });

  it('a slow transfer times out after ten minutes', async () => {
    const { request, sent } = stubRequest();
    const ended = vi.fn<() => void>();
    void sent.then(ended);
    for (let dripMs = 0; dripMs < 600_000; dripMs += 20_000) {
      request.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded: dripMs }));
      await vi.advanceTimersByTimeAsync(20_000);
    }
    expect([request.timeout, ended.mock.calls.length]).toEqual([600_000, 0]);
    request.dispatchEvent(new Event('timeout'));
    await expect(sent).resolves.toMatchObject({
      status: null,
      message: expect.stringMatching(/^Request timed out: PUT /),
    });
  });
});
