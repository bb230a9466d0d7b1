import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { StorageError } from '@inspection-studio/studio-app/upload-engine';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { storageRequest } from './storage-request.ts';

let server: Server;
let origin: string;
let answer: { status: number; headers?: Record<string, string>; body?: string } | 'none' | 'cut' | 'early';
let received: string[];

beforeEach(async () => {
  received = [];
  answer = { status: 201, body: 'stored' };
  server = createServer(async (request, response) => {
    if (answer === 'early') return void response.writeHead(507).end('{"name":"x","message":"The disk is full."}');
    received.push(`${request.method} ${request.url} ${request.headers['content-type']} ${await text(request)}`);
    if (answer === 'cut') return void request.socket.destroy();
    if (answer !== 'none') response.writeHead(answer.status, answer.headers).end(answer.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const put = (more: { signal?: AbortSignal; body?: File; onProgress?: (bytes: number) => void } = {}) =>
  storageRequest(origin)({
    method: 'PUT',
    url: '/files/a.jpg?sig=secret',
    headers: { 'Content-Type': 'image/jpeg' },
    body: new File(['bytes'], 'a.jpg'),
    signal: new AbortController().signal,
    ...more,
  });

it('sends a file to a URL of the studio, and reports its bytes', async () => {
  const onProgress = vi.fn<(bytes: number) => void>();
  expect(await put({ onProgress })).toBe('stored');
  expect(received).toEqual(['PUT /files/a.jpg?sig=secret image/jpeg bytes']);
  expect(onProgress.mock.calls).toEqual([[5]]);
});

it('reports the bytes of a large file while it is sent', async () => {
  const onProgress = vi.fn<(bytes: number) => void>();
  const body = new File([Buffer.alloc(1_000_000)], 'a.jpg');
  await put({ body, onProgress });
  const sent = onProgress.mock.calls.map(([bytes]) => bytes);
  expect(sent.length).toBeGreaterThan(10);
  expect(sent).toEqual(sent.toSorted((one, other) => one - other));
  expect(sent.at(-1)).toBe(1_000_000);
});

it('a response that comes before everything is sent ends the request', async () => {
  answer = 'early';
  const body = new File([Buffer.alloc(50_000_000)], 'a.jpg');
  const onProgress = vi.fn<(bytes: number) => void>();
  await expect(put({ body, onProgress })).rejects.toMatchObject({ status: 507, answer: 'The disk is full.' });
  expect(onProgress.mock.lastCall?.[0] ?? 0).toBeLessThan(50_000_000);
});

it('an error has the status, the wait and the sentence of the response, without the signature', async () => {
  answer = {
    status: 507,
    headers: { 'Retry-After': '7' },
    body: JSON.stringify({ name: 'InsufficientStorage', message: 'The disk is full.' }),
  };
  const error = await put().catch((cause: unknown) => cause);
  expect(error).toBeInstanceOf(StorageError);
  expect(error).toMatchObject({ status: 507, retryAfter: '7', answer: 'The disk is full.' });
  expect((error as StorageError).message).not.toContain('secret');
});

it('an answer of Azure has no sentence', async () => {
  answer = { status: 403, body: '<Error><Code>AuthenticationFailed</Code></Error>' };
  await expect(put()).rejects.toMatchObject({ status: 403, answer: null });
});

it('a lost connection has no status', async () => {
  answer = 'cut';
  await expect(put()).rejects.toMatchObject({
    name: 'StorageError',
    status: null,
    message: 'Network error: PUT /files/a.jpg',
  });
});

it('a server that nobody can connect to has no status, also while a file is read', async () => {
  origin = 'http://127.0.0.1:9';
  const body = new File([Buffer.alloc(1_000_000)], 'a.jpg');
  await expect(put({ body })).rejects.toMatchObject({ status: null, message: 'Network error: PUT /files/a.jpg' });
});

it('a file that is gone ends the request', async () => {
  const body = Object.assign(new File(['bytes'], 'a.jpg'), {
    stream: () => new ReadableStream({ start: (controller) => controller.error(new Error('It is gone.')) }),
  });
  await expect(put({ body })).rejects.toMatchObject({ status: null });
});

it("aborting rejects with the signal's reason", async () => {
  answer = 'none';
  const stop = new AbortController();
  const sending = put({ signal: stop.signal });
  stop.abort(new Error('stopped'));
  await expect(sending).rejects.toThrow('stopped');
});
