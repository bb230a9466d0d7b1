import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { STALL_TIMEOUT_MS, putFileByXhr } from './xhr-transport.ts';

let server: Server;
let url: string;
let received: { headers: IncomingHttpHeaders; body: string }[];
let answer: { status: number; headers?: Record<string, string> } | 'none';

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
      if (answer !== 'none') response.writeHead(answer.status, { ...CORS, ...answer.headers }).end();
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

const put = (options: { signal?: AbortSignal; onProgress?: (bytes: number) => void } = {}) =>
  putFileByXhr({
    url,
    file: new Blob(['twelve bytes']),
    contentType: 'image/jpeg',
    signal: options.signal ?? new AbortController().signal,
    onProgress: options.onProgress ?? (() => undefined),
  });

describe('the file is then PUT to that url with a block-blob header', () => {
  it('with its bytes and type, and reports progress', async () => {
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

  it('an unreachable storage gives no status', async () => {
    server.close();
    server.closeAllConnections();
    await expect(put()).rejects.toMatchObject({ name: 'StorageError', status: null });
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

  it('CALL-203: a request times out after ten minutes', async () => {
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
  function stubRequest() {
    const requests: (EventTarget & { timeout: number; upload: EventTarget })[] = [];
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
        abort() {}
      },
    );
    const sent = put().catch((error: unknown) => error);
    return { request: requests[0]!, sent };
  }

  it('a transfer times out after thirty seconds without progress', async () => {
    const { sent } = stubRequest();
    await vi.advanceTimersByTimeAsync(STALL_TIMEOUT_MS);
    await expect(sent).resolves.toMatchObject({
      status: null,
      message: expect.stringMatching(/^Request timed out: PUT /),
    });
  });

  it('CALL-203: a slow transfer times out after ten minutes', async () => {
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
