import { randomBytes } from 'node:crypto';
import type { Socket } from 'node:net';
import { Readable } from 'node:stream';
import { setImmediate as immediate } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { pingClamd, scanWithClamd } from './clamd-client.ts';
import { EICAR, type FakeClamd, likeClamd, startFakeClamd } from './testing/start-fake-clamd.ts';

let clamd: FakeClamd;
beforeAll(async () => {
  clamd = await startFakeClamd();
});
afterAll(() => clamd?.close());
beforeEach(() => {
  clamd.behave({ reply: likeClamd });
  clamd.received.length = 0;
});

afterEach(() => vi.useRealTimers());

const TIMEOUT_MS = 60_000;
const scan = (content: Buffer | Readable) =>
  scanWithClamd(clamd.address, Buffer.isBuffer(content) ? Readable.from([content]) : content, TIMEOUT_MS);
const endless = () =>
  Readable.from(
    (async function* () {
      for (;;) {
        yield randomBytes(64 * 1024);
        await immediate();
      }
    })(),
  );
const unscanned = (reason: string | RegExp) => ({ kind: 'unscanned', reason: expect.stringMatching(reason) });

describe('clamd scans', () => {
  it('a clean file, of which it gets all bytes and nothing else', async () => {
    const parts = Array.from({ length: 40 }, () => randomBytes(100_000));
    expect(await scan(Readable.from(parts))).toEqual({ kind: 'clean' });
    expect(clamd.received).toEqual([{ command: 'zINSTREAM', content: Buffer.concat(parts) }]);
  });

  it('an empty file', async () => expect(await scan(Buffer.alloc(0))).toEqual({ kind: 'clean' }));

  it('an infected file', async () =>
    expect(await scan(Buffer.concat([randomBytes(70_000), EICAR]))).toEqual({
      kind: 'infected',
      signature: 'Eicar-Test-Signature',
    }));

  it('a file of which it says something late', async () => {
    const [begun, end] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const until = () => {
      begun.resolve();
      return end.promise;
    };
    clamd.behave({ reply: likeClamd, until });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const verdict = scan(EICAR);
    await begun.promise;
    await vi.advanceTimersByTimeAsync(TIMEOUT_MS - 1);
    end.resolve();
    expect(await verdict).toMatchObject({ kind: 'infected' });
  });
});

describe('a file is unscanned when clamd', () => {
  it.each<[string, Parameters<FakeClamd['behave']>[0], RegExp]>([
    [
      'closes the connection at once',
      { onConnection: (socket) => socket.end() },
      /closed the connection|ECONNRESET|EPIPE/,
    ],
    [
      'resets the connection',
      { onConnection: (socket) => socket.resetAndDestroy() },
      /ECONNRESET|closed the connection/,
    ],
    [
      'closes the connection in the middle of its reply',
      { onConnection: (socket) => void socket.on('data', () => undefined).end('stream: OK') },
      /closed the connection/,
    ],
    ['reports an error', { reply: () => 'stream: Out of memory ERROR' }, /^stream: Out of memory ERROR$/],
    ['says nothing', { reply: () => '' }, /^$/],
    [
      'replies without an end',
      { onConnection: (socket) => void socket.resume().write('x'.repeat(10_000)) },
      /too long/,
    ],
    [
      'refuses the size before it has all bytes',
      {
        onConnection: (socket) => {
          socket.once('data', () => socket.write('INSTREAM size limit exceeded. ERROR\0'));
          socket.resume();
        },
      },
      /^INSTREAM size limit exceeded\. ERROR$/,
    ],
    [
      'says OK before it has all bytes',
      { onConnection: (socket) => void socket.on('data', () => undefined).write('stream: OK\0') },
      /before it had all bytes/,
    ],
  ])('%s', async (_case, behaviour, reason) => {
    clamd.behave(behaviour);
    const content = 'reply' in behaviour ? Readable.from([EICAR]) : endless();
    expect(await scan(content)).toEqual(unscanned(reason));
    expect(content.destroyed).toBe(true);
  });

  it.each<[string, (socket: Socket) => void]>([
    ['reads everything and says nothing', (socket) => socket.resume()],
    ['reads nothing', (socket) => socket.pause()],
  ])('%s until the time is over', async (_case, onConnection) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const connected = Promise.withResolvers<void>();
    clamd.behave({
      onConnection: (socket) => {
        onConnection(socket);
        connected.resolve();
      },
    });
    const content = endless();
    let isAnswered = false;
    const verdict = scan(content).finally(() => (isAnswered = true));
    await connected.promise;
    await vi.advanceTimersByTimeAsync(TIMEOUT_MS - 1);
    expect(isAnswered).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(await verdict).toEqual(unscanned(/did not answer in time/));
    expect(content.destroyed).toBe(true);
  });

  it('cannot be reached', async () => {
    const gone = await startFakeClamd();
    await gone.close();
    expect(await scanWithClamd(gone.address, Readable.from([EICAR]), TIMEOUT_MS)).toEqual(unscanned(/ECONNREFUSED/));
    expect(await scanWithClamd({ path: './no-such-clamd.ctl' }, Readable.from([EICAR]), TIMEOUT_MS)).toEqual(
      unscanned(/ENOENT/),
    );
  });
});

describe('an error of the storage is no verdict', () => {
  const fail = (broken: Readable) => void broken.destroy(new Error('The disk failed.'));

  it('before clamd is connected', async () => {
    const broken = new Readable({ read: () => undefined });
    clamd.behave({ onConnection: (socket) => socket.resume() });
    const scanned = scan(broken);
    fail(broken);
    await expect(scanned).rejects.toThrow('The disk failed.');
  });

  it('while clamd receives the file', async () => {
    const broken = new Readable({ read: () => undefined });
    clamd.behave({ onConnection: (socket) => void socket.once('data', () => fail(broken)) });
    await expect(scan(broken)).rejects.toThrow('The disk failed.');
  });
});

it('a slow clamd makes the sender wait, instead of filling the memory', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const connected = Promise.withResolvers<void>();
  clamd.behave({
    onConnection: (socket) => {
      socket.pause();
      connected.resolve();
    },
  });
  let sentBytes = 0;
  const content = Readable.from(
    (async function* () {
      for (let sent = 0; sent < 1000; sent += 1) {
        sentBytes += 1_000_000;
        yield Buffer.alloc(1_000_000);
      }
    })(),
  );
  const verdict = scan(content);
  await connected.promise;
  // The sender waits once it has taken nothing for a thousand turns of the event loop.
  for (let turns = 0, seen = 0; turns < 1000; turns = seen === sentBytes ? turns + 1 : 0) {
    seen = sentBytes;
    await immediate();
  }
  await vi.advanceTimersByTimeAsync(TIMEOUT_MS);
  expect(await verdict).toEqual(unscanned(/did not answer in time/));
  expect(sentBytes).toBeLessThan(50_000_000);
});

describe('PING', () => {
  it('is answered by clamd', async () => {
    clamd.behave({ reply: () => 'PONG' });
    await expect(pingClamd(clamd.address)).resolves.toBeUndefined();
  });

  it('is not answered by another program', async () => {
    clamd.behave({ reply: () => 'HTTP/1.1 400 Bad Request' });
    await expect(pingClamd(clamd.address)).rejects.toThrow('clamd answered "HTTP/1.1 400 Bad Request" to PING.');
  });
});
