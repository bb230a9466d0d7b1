import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { storageRequest } from './storage-request.ts';

/** More than the operating system buffers for a connection. */
const LARGE_BYTES = 64 * 1024 * 1024;
const SECOND_MS = 1000;

let server: Server;
let socket: Socket;
let origin: string;
/** What the server does with a connection. */
let serve: (socket: Socket) => void;
beforeEach(async () => {
  server = createServer((opened) => {
    socket = opened.on('error', () => undefined);
    serve(opened);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
  socket.destroy();
  server.close();
});

/** Waits for the network, whose timers are real, until nothing has changed for a while. */
async function settled(read: () => unknown): Promise<void> {
  for (let last = read(), turns = 0; turns < 2_000; turns += 1) {
    await nextTurn();
    if (read() !== last) [last, turns] = [read(), 0];
  }
}

/** Sends a file, and returns after how many seconds the request failed, and why; null if it had not after ten minutes. */
async function failedAfter(sizeBytes: number): Promise<[seconds: number, message: string] | null> {
  let sentBytes = 0;
  let message: string | null = null;
  const sending = storageRequest(origin)({
    method: 'PUT',
    url: '/files/a.jpg?sig=secret',
    body: new File([Buffer.alloc(sizeBytes)], 'a.jpg'),
    signal: new AbortController().signal,
    onProgress: (bytes) => {
      sentBytes = bytes;
    },
  }).catch((error: Error) => {
    message = error.message;
  });
  await settled(() => sentBytes);
  for (let seconds = 1; seconds <= 600; seconds += 1) {
    vi.advanceTimersByTime(SECOND_MS);
    await nextTurn();
    await nextTurn();
    if (message !== null) return [seconds, message];
  }
  socket.destroy();
  await sending;
  return null;
}

const TIMED_OUT = 'Request timed out: PUT /files/a.jpg';

describe('a request that moves no bytes is aborted', () => {
  it.each<[string, number, (opened: Socket) => void, [number, string]]>([
    ['30 s after a server that accepts it stops reading', LARGE_BYTES, (opened) => opened.pause(), [30, TIMED_OUT]],
    ['60 s after everything was sent, without a response', 10, (opened) => opened.resume(), [60, TIMED_OUT]],
    [
      '60 s after a response has begun, without its end',
      10,
      (opened) =>
        opened.resume().once('data', () => opened.write('HTTP/1.1 201 Created\r\nContent-Length: 9\r\n\r\nst')),
      [60, TIMED_OUT],
    ],
    [
      'at once by a server that closes the connection',
      10,
      (opened) => opened.once('data', () => opened.destroy()),
      [1, 'Network error: PUT /files/a.jpg'],
    ],
  ])('%s', async (_case, sizeBytes, behave, expected) => {
    serve = behave;
    expect(await failedAfter(sizeBytes)).toEqual(expected);
  });

  it('but not while it moves some, however slowly', async () => {
    serve = (opened) => {
      opened.pause();
    };
    let sentBytes = 0;
    const stop = new AbortController();
    const ended = vi.fn<(error: Error) => void>();
    const sending = storageRequest(origin)({
      method: 'PUT',
      url: '/files/a.jpg',
      body: new File([Buffer.alloc(LARGE_BYTES)], 'a.jpg'),
      signal: stop.signal,
      onProgress: (bytes) => {
        sentBytes = bytes;
      },
    }).catch(ended);
    for (let minutes = 0; minutes < 5; minutes += 0.4) {
      const before = sentBytes;
      // Reads until the client could send more.
      while (sentBytes === before) {
        socket?.read();
        await nextTurn();
      }
      vi.advanceTimersByTime(24 * SECOND_MS);
      await nextTurn();
    }
    expect(ended).not.toHaveBeenCalled();
    stop.abort(new Error('stopped'));
    await sending;
    expect(ended).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ message: 'stopped' }));
  });
});
