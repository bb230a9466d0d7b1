import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { existsSync, readFileSync } from 'node:fs';
import { Readable } from 'node:stream';
import type { Call } from '@inspection-studio/domain/calls';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import * as z from 'zod';
import type { SpooledFile } from './read-multipart.ts';
import { bearer, startTestApp, type TestApp } from './testing/start-test-app.ts';

const json: Call = { method: 'POST', path: 'test/json', summary: 'test', payload: z.object({}) };
const short: Call = { ...json, path: 'test/short' };
const lists: Call = { ...json, path: 'test/lists', bodyMaxBytes: 8 * 1024 ** 2 };
const form = {
  method: 'POST' as const,
  path: 'test/form',
  summary: 'test',
  encoding: 'multipart' as const,
  payload: z.object({ id: z.string(), file: z.custom<SpooledFile>((value) => value !== undefined).optional() }),
  reply: z.object({ name: z.string(), text: z.string() }),
  query: undefined,
};

let studio: TestApp;
let calledCount = 0;
const spooled: string[] = [];

beforeAll(async () => {
  studio = await startTestApp();
  const { implement } = studio;
  implement(json, async () => void calledCount++);
  implement(short, async () => undefined);
  implement(lists, async () => undefined);
  implement(form as Call, async ({ file }) => {
    if (file) spooled.push(file.path);
    return { name: file?.name ?? '', text: file ? readFileSync(file.path, 'utf8') : '' };
  });
});
afterAll(() => studio?.close());

describe('multipart calls', () => {
  const boundary = 'frontier';
  const part = (name: string, value: string, file = '') =>
    `--${boundary}\r\ncontent-disposition: form-data; name="${name}"${file && `; filename="${file}"\r\ncontent-type: image/jpeg`}\r\n\r\n${value}\r\n`;
  const post = (payload: string, type = `multipart/form-data; boundary=${boundary}`) =>
    studio.app.inject({
      method: 'POST',
      url: '/api/v2/test/form',
      headers: { ...bearer('mia'), 'content-type': type },
      payload,
    });

  it('give the handler a file on disk, and delete it afterwards', async () => {
    const answer = await post(`${part('id', 'dock')}${part('file', 'bytes', 'pier.jpg')}--${boundary}--\r\n`);
    expect(answer.json()).toEqual({ name: 'pier.jpg', text: 'bytes' });
    expect(existsSync(spooled.at(-1)!)).toBe(false);
  });

  it('may have no file', async () => {
    expect((await post(`${part('id', 'dock')}--${boundary}--\r\n`)).json()).toEqual({ name: '', text: '' });
  });

  it.each([
    ['a missing field', `${part('file', 'bytes', 'pier.jpg')}--${boundary}--\r\n`],
    ['an incomplete form', part('id', 'dock').slice(0, -8)],
  ])('%s is 400', async (_case, payload) => expect((await post(payload)).statusCode).toBe(400));

  it('another content type is 415', async () =>
    expect((await post('{"id":"dock"}', 'application/json')).statusCode).toBe(415));
});

describe('a JSON body has at most 1 MiB, or what its call allows', () => {
  const MIB = 1024 ** 2;
  const sizes: [path: string, sizeBytes: number, status: number][] = [
    ['short', MIB, 204],
    ['short', MIB + 1, 413],
    ['lists', 8 * MIB, 204],
    ['lists', 8 * MIB + 1, 413],
  ];
  const post = (path: string, payload: string | Readable) => {
    const headers = { ...bearer('mia'), 'content-type': 'application/json' };
    return studio.app.inject({ method: 'POST', url: `/api/v2/test/${path}`, headers, payload });
  };
  const bodyOf = (sizeBytes: number) => `{${' '.repeat(sizeBytes - 2)}}`;

  it.each(sizes)('announced: %s, %i bytes: %i', async (path, sizeBytes, status) =>
    expect((await post(path, bodyOf(sizeBytes))).statusCode).toBe(status),
  );

  it.each(sizes)('in chunks: %s, %i bytes: %i', async (path, sizeBytes, status) =>
    expect((await post(path, Readable.from([bodyOf(sizeBytes)]))).statusCode).toBe(status),
  );
});

describe('an incomplete JSON body', () => {
  it('never reaches the handler', async () => {
    await studio.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = studio.app.server.address() as AddressInfo;
    const socket = connect(port, '127.0.0.1');
    const head = [
      'POST /api/v2/test/json HTTP/1.1',
      'host: localhost',
      'authorization: Bearer mia',
      'content-type: application/json',
    ];
    const arrived = once(studio.app.server, 'request');
    socket.write(`${head.join('\r\n')}\r\ncontent-length: 11\r\n\r\n{"lev`);
    const [incoming] = (await arrived) as [IncomingMessage];
    await vi.waitFor(() => expect(incoming.socket.bytesRead).toBe(socket.bytesWritten));
    const closed = new Promise((resolve) => incoming.once('close', resolve));
    socket.destroy();
    await closed;
    // The server still runs, and did not accept the incomplete body.
    expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);
    expect(calledCount).toBe(0);
  });
});
