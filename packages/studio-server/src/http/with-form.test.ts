import { existsSync, statSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { type ClientRequest, type IncomingMessage, request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { json } from 'node:stream/consumers';
import type { Call } from '@inspection-studio/domain/calls';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { type LocalStore, openLocalStore } from '../storage/local-store.ts';
import { checkRoom } from './check-room.ts';
import type { SpooledFile } from './read-multipart.ts';
import { bearer, startTestApp, type TestApp } from './testing/start-test-app.ts';
import { TRAFFIC_LIMITS } from './traffic-limits.ts';

const form: Call = {
  method: 'POST',
  path: 'test/form',
  summary: 'test',
  encoding: 'multipart',
  payload: z.object({ id: z.string(), file: z.custom<SpooledFile>().optional() }),
};
const plain: Call = { method: 'GET', path: 'test/plain', summary: 'test' };

const MEBIBYTE = 1024 ** 2;
const FIELD = '--x\r\ncontent-disposition: form-data; name="id"\r\n\r\ndock\r\n';
const FILE_HEAD =
  '--x\r\ncontent-disposition: form-data; name="file"; filename="pier.jpg"\r\ncontent-type: image/jpeg\r\n\r\n';
const END = '\r\n--x--\r\n';
const START = FIELD + FILE_HEAD + 'a'.repeat(3000);

let dataDir: string;
let store: LocalStore;
let studio: TestApp;
/** Share of the disk that is free, and how often it was read. */
let disk: { free: number; readCount: number; isRead: () => Promise<void> };
/** Runs in the handler of the form. */
let handle: (file: SpooledFile | undefined) => Promise<void>;
/** Runs after the admission of a form, before its body is read. */
let admitted: (incoming: IncomingMessage) => Promise<unknown>;
let handledCount: number;
let failedCount: number;
let clients: ClientRequest[];

beforeEach(async () => {
  disk = { free: 0.5, readCount: 0, isRead: async () => undefined };
  handle = async () => undefined;
  admitted = async () => undefined;
  handledCount = 0;
  failedCount = 0;
  clients = [];
  dataDir = await mkdtemp(join(tmpdir(), 'studio-with-form-'));
  store = await openLocalStore(dataDir, async () => {
    disk.readCount += 1;
    await disk.isRead();
    return { bsize: 1, blocks: 1000, bfree: disk.free * 1000, bavail: disk.free * 1000 };
  });
  studio = await startTestApp({}, { formsFolder: store.incomingFolder, checkRoom: () => checkRoom(store.disk) });
  studio.app.addHook('preHandler', async ({ raw }) => void (await admitted(raw)));
  studio.app.addHook('onError', async () => void (failedCount += 1));
  studio.implement(form, async ({ file }) => {
    handledCount += 1;
    await handle(file);
  });
  studio.implement(plain, async () => undefined);
  await studio.app.listen({ host: '127.0.0.1', port: 0 });
});
afterEach(async () => {
  for (const client of clients) client.destroy();
  await vi.waitUntil(async () => (await forms()).length === 0);
  await studio.close();
  await store.close();
  await rm(dataDir, { recursive: true });
});

/** Folders of open forms. */
const forms = () => readdir(store.incomingFolder);
const opened = (count: number) => expect.poll(forms).toHaveLength(count);

/** Begins a form on a new connection, and sends these bytes of it. */
function begin(person: string, bytes: string) {
  const client = httpRequest({
    port: (studio.app.server.address() as AddressInfo).port,
    host: '127.0.0.1',
    agent: false,
    method: 'POST',
    path: '/api/v2/test/form',
    headers: { ...bearer(person), 'content-type': 'multipart/form-data; boundary=x' },
  });
  const answer = new Promise<IncomingMessage | null>((resolve) => {
    client.once('response', resolve).once('close', () => resolve(null));
  });
  client.on('error', () => undefined);
  client.flushHeaders();
  if (bytes !== '') client.write(bytes);
  clients.push(client);
  return { client, answer };
}
/** Sends a whole form. */
async function send(person: string, bytes = START) {
  const { client, answer } = begin(person, bytes);
  client.end(END);
  return (await answer)?.resume().statusCode;
}
async function openAll(person: string) {
  const open = Array.from({ length: TRAFFIC_LIMITS.formsPerPerson }, () => begin(person, START));
  await opened(open.length);
  return open as [(typeof open)[number], ...typeof open];
}

describe('open forms of one person', () => {
  it('are limited to 4: the next is 429 with Retry-After before its body, and nothing else is', async () => {
    const open = await openAll('mia');
    expect(open).toHaveLength(4);
    const reply = (await begin('mia', '').answer)!.resume();
    expect([reply.statusCode, reply.headers['retry-after']]).toEqual([429, '2']);
    expect(await send('ada')).toBe(204);
    const call = await studio.app.inject({ url: '/api/v2/test/plain', headers: bearer('mia') });
    expect(call.statusCode).toBe(204);
    for (const { client } of open) client.end(END);
    const statuses = open.map(async ({ answer }) => (await answer)?.resume().statusCode);
    expect(await Promise.all(statuses)).toEqual([204, 204, 204, 204]);
  });

  it.each<[string, (client: ClientRequest) => unknown]>([
    ['a form is answered', (client) => client.end(END)],
    ['a form is malformed', (client) => client.end('\r\n--x')],
    ['a client leaves in the middle of its form', (client) => client.destroy()],
  ])('leave room for another when %s', async (_case, end) => {
    const [{ client }] = await openAll('mia');
    expect(await send('mia')).toBe(429);
    end(client);
    await opened(TRAFFIC_LIMITS.formsPerPerson - 1);
    await expect.poll(() => send('mia')).toBe(204);
  });

  it('count until their file is deleted, also after the client of a whole form has left', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    let leftCount = 0;
    handle = () => promise;
    studio.app.server.on('request', (_request, response) => response.once('close', () => (leftCount += 1)));
    const open = await openAll('mia');
    for (const { client } of open) client.end(END);
    await expect.poll(() => handledCount).toBe(open.length);
    for (const { client } of open) client.destroy();
    await expect.poll(() => leftCount).toBe(open.length);
    expect(await send('mia')).toBe(429);
    resolve();
    await opened(0);
    await expect.poll(() => send('mia')).toBe(204);
  });
});

describe('a client that leaves', () => {
  it.each<[string, string, (client: ClientRequest) => void]>([
    [
      'before its form is read',
      START,
      (client) => {
        admitted = async (incoming) => {
          client.destroy();
          await new Promise((resolve) => incoming.once('close', resolve));
        };
      },
    ],
    ['after the fields', FIELD, (client) => void opened(1).then(() => client.destroy())],
    ['in the middle of the file', START, (client) => void opened(1).then(() => client.destroy())],
    [
      'while room is checked',
      START,
      (client) => {
        const left = new Promise((resolve) => {
          studio.app.server.once('request', (incoming: IncomingMessage) => incoming.once('close', resolve));
        });
        disk.isRead = async () => {
          client.destroy();
          await left;
        };
      },
    ],
  ])('%s ends its call, and nothing of it remains', async (_case, bytes, leave) => {
    const { client, answer } = begin('mia', bytes);
    leave(client);
    expect(await answer).toBeNull();
    await expect.poll(() => failedCount).toBe(1);
    expect([handledCount, await forms()]).toEqual([0, []]);
  });
});

describe('room on the disk', () => {
  it('is checked at the first byte and then each MiB that arrives', async () => {
    expect([await send('mia', FIELD), disk.readCount]).toEqual([204, 0]);
    expect([await send('mia', START), disk.readCount]).toEqual([204, 1]);
    disk.readCount = 0;
    expect([await send('mia', START + 'a'.repeat(3.5 * MEBIBYTE)), disk.readCount]).toEqual([204, 4]);
  });

  it('is missing while the file arrives: 507, and nothing is stored', async () => {
    const { client, answer } = begin('mia', START);
    await expect.poll(() => disk.readCount).toBe(1);
    disk.free = 0.04;
    client.end('a'.repeat(5 * MEBIBYTE) + END);
    const reply = (await answer)!;
    const message = 'The disk of the server is full. Nothing was stored. Ask an administrator to make room.';
    expect([reply.statusCode, await json(reply)]).toEqual([
      507,
      { name: 'Insufficient Storage', message, issues: [{ path: 'payload.file', message }] },
    ]);
    expect([disk.readCount, handledCount, await forms()]).toEqual([2, 0, []]);
  });
});

describe('the file of a form', () => {
  it('is in a private folder of the data folder until the call ends', async () => {
    const files: SpooledFile[] = [];
    handle = async (file) => {
      files.push(file!);
      expect([existsSync(file!.path), statSync(dirname(file!.path)).mode & 0o777]).toEqual([true, 0o700]);
    };
    expect(await send('mia')).toBe(204);
    const { path } = files[0]!;
    expect([dirname(dirname(path)), existsSync(path)]).toEqual([join(dataDir, 'files/.incoming'), false]);
  });

  it('is deleted at the next start after a crash', async () => {
    begin('mia', START);
    await opened(1);
    await store.close();
    store = await openLocalStore(dataDir);
    expect(await forms()).toEqual([]);
  });
});
