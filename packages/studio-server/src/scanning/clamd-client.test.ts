import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
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

const scan = (content: Buffer | Readable, timeoutMs = 5_000) =>
  scanWithClamd(clamd.address, Buffer.isBuffer(content) ? Readable.from([content]) : content, timeoutMs);
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
    clamd.behave({ reply: likeClamd, afterMs: 300 });
    expect(await scan(EICAR)).toMatchObject({ kind: 'infected' });
  });
});

describe('a file is unscanned when clamd', () => {
  it.each<[string, Parameters<FakeClamd['behave']>[0], RegExp]>([
    ['hangs', { onConnection: (socket) => socket.resume() }, /did not answer in time/],
    ['is too late', { reply: likeClamd, afterMs: 2_000 }, /did not answer in time/],
    ['reads nothing', { onConnection: (socket) => socket.pause() }, /did not answer in time/],
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
    const endless = async function* () {
      for (;;) {
        yield randomBytes(64 * 1024);
        await sleep(1);
      }
    };
    const content = Readable.from('reply' in behaviour ? [EICAR] : endless());
    expect(await scan(content, 1_000)).toEqual(unscanned(reason));
    expect(content.destroyed).toBe(true);
  });

  it('cannot be reached', async () => {
    const gone = await startFakeClamd();
    await gone.close();
    expect(await scanWithClamd(gone.address, Readable.from([EICAR]), 1_000)).toEqual(unscanned(/ECONNREFUSED/));
    expect(await scanWithClamd({ path: './no-such-clamd.ctl' }, Readable.from([EICAR]), 1_000)).toEqual(
      unscanned(/ENOENT/),
    );
  });
});

it('an error of the storage is no verdict', async () => {
  const broken = new Readable({ read: () => undefined });
  setTimeout(() => broken.destroy(new Error('The disk failed.')), 50);
  await expect(scan(broken)).rejects.toThrow('The disk failed.');
});

it('a slow clamd makes the sender wait, instead of filling the memory', async () => {
  clamd.behave({ onConnection: (socket) => socket.pause() });
  let sentBytes = 0;
  const content = Readable.from(
    (async function* () {
      for (let sent = 0; sent < 1000; sent += 1) {
        sentBytes += 1_000_000;
        yield Buffer.alloc(1_000_000);
      }
    })(),
  );
  expect(await scan(content, 1_000)).toMatchObject({ kind: 'unscanned' });
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
