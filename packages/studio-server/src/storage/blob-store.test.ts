import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { StartError } from '../start-error.ts';
import { openAzureStore } from './azure-store.ts';
import type { BlobStore } from './blob-store.ts';
import { openLocalStore } from './local-store.ts';
import { registerLocalFiles } from './register-local-files.ts';

const azureConnectionString = process.env['TEST_AZURE_STORAGE_CONNECTION_STRING'];
const publicUrl = 'http://localhost:4173';

/** A store, and the origin its relative addresses belong to. */
interface Opened {
  store: BlobStore;
  origin?: string;
  close: () => Promise<void>;
}

async function openLocal(): Promise<Opened> {
  const dataDir = await mkdtemp(join(tmpdir(), 'studio-store-'));
  const store = await openLocalStore(dataDir);
  const app: FastifyInstance = fastify();
  await registerLocalFiles(app, store);
  await app.listen({ host: '127.0.0.1', port: 0 });
  const origin = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  const close = async () => {
    await app.close();
    await store.close();
    await rm(dataDir, { recursive: true });
  };
  return { store, origin, close };
}

async function openAzure(): Promise<Opened> {
  const container = `test-${randomBytes(8).toString('hex')}`;
  const store = await openAzureStore({ connectionString: azureConnectionString!, container }, publicUrl);
  return { store, close: () => store.deletePrefix('p').then(() => store.close()) };
}

/** `npm run test:services` names an account, of the emulator. */
const stores = [{ name: 'the local folder', open: openLocal }];
if (azureConnectionString !== undefined) stores.push({ name: 'Azure Blob Storage', open: openAzure });

describe.each(stores)('every store: $name', ({ open }) => {
  let opened: Opened;
  let store: BlobStore;
  const bytes = randomBytes(300_000);
  const soon = () => new Date(Date.now() + 60_000);
  const address = (url: string) => new URL(url, opened.origin);

  beforeAll(async () => {
    opened = await open();
    store = opened.store;
  });
  afterAll(() => opened?.close());

  it('keeps what was put, from a buffer or a stream', async () => {
    await store.put('p/a.jpg', bytes, 'image/jpeg');
    await store.put('p/b.png', Readable.from([bytes.subarray(0, 10), bytes.subarray(10, 30)]), 'image/png');
    expect(await store.head('p/a.jpg')).toEqual({ sizeBytes: 300_000, contentType: 'image/jpeg' });
    expect(await store.head('p/b.png')).toEqual({ sizeBytes: 30, contentType: 'image/png' });
    const content = await store.get('p/a.jpg');
    expect(await buffer(content!.stream)).toEqual(bytes);
  });

  it('reads a range and tells the whole size', async () => {
    const content = await store.get('p/a.jpg', { start: 100, end: 199 });
    expect(content).toMatchObject({ sizeBytes: 300_000, contentType: 'image/jpeg' });
    expect(await buffer(content!.stream)).toEqual(bytes.subarray(100, 200));
  });

  it('says null for what is not there, and deleting it is no error', async () => {
    expect([await store.head('p/none.jpg'), await store.get('p/none.jpg')]).toEqual([null, null]);
    await store.delete('p/none.jpg');
  });

  it('lets a browser upload to a signed address, again after a failure, and read it back', async () => {
    const url = address(await store.signUpload({ key: 'p/up.jpg', contentType: 'image/jpeg', maxBytes: 300_000, expiresAt: soon() }));
    const headers = { 'content-type': 'image/jpeg', 'x-ms-blob-type': 'BlockBlob' };
    for (const body of [bytes.subarray(0, 100), bytes]) {
      expect((await fetch(url, { method: 'PUT', body, headers })).status).toBe(201);
    }
    expect(await store.head('p/up.jpg')).toEqual({ sizeBytes: 300_000, contentType: 'image/jpeg' });
    const reply = await fetch(address(await store.signDownload('p/up.jpg', soon(), { fileName: 'Pier 1.jpg' })));
    expect(reply.headers.get('content-disposition')).toBe("attachment; filename*=UTF-8''Pier%201.jpg");
    expect(Buffer.from(await reply.arrayBuffer())).toEqual(bytes);
  });

  it('refuses an expired address and one without the block-blob header', async () => {
    const link = { key: 'p/no.jpg', contentType: 'image/jpeg', maxBytes: 10 };
    const put = (url: string, headers: Record<string, string>) =>
      fetch(address(url), { method: 'PUT', body: 'x', headers: { 'content-type': 'image/jpeg', ...headers } });
    const expired = await store.signUpload({ ...link, expiresAt: new Date(Date.now() - 60_000) });
    expect((await put(expired, { 'x-ms-blob-type': 'BlockBlob' })).status).toBe(403);
    expect((await put(await store.signUpload({ ...link, expiresAt: soon() }), {})).status).toBe(400);
    expect(await store.head('p/no.jpg')).toBeNull();
  });

  it('removes a prefix and nothing beside it', async () => {
    for (const key of ['p/one/a.jpg', 'p/one/b/c.jpg', 'p/one-more/a.jpg']) await store.put(key, bytes, 'image/jpeg');
    await store.deletePrefix('p/one');
    const left = await Promise.all(['p/one/a.jpg', 'p/one/b/c.jpg', 'p/one-more/a.jpg'].map((key) => store.head(key)));
    expect(left.map((info) => info !== null)).toEqual([false, false, true]);
  });

  it('takes no key that climbs out', async () => {
    await expect(store.put('../x', bytes, 'image/jpeg')).rejects.toThrow(RangeError);
    await expect(store.signDownload('a//b', soon())).rejects.toThrow(RangeError);
  });
});

it.each(stores.slice(1))('$name answers browsers of the studio and no others', async ({ open }) => {
  const { store } = await open();
  const url = await store.signUpload({ key: 'p/a.jpg', contentType: 'image/jpeg', maxBytes: 1, expiresAt: new Date(Date.now() + 60_000) });
  const preflight = (origin: string) =>
    fetch(url, {
      method: 'OPTIONS',
      headers: { origin, 'access-control-request-method': 'PUT', 'access-control-request-headers': 'content-type,x-ms-blob-type' },
    });
  expect((await preflight(publicUrl)).status).toBe(200);
  expect((await preflight('http://elsewhere.example')).status).toBe(403);
});

it('a storage account that does not answer is refused in one sentence', async () => {
  const connectionString = `DefaultEndpointsProtocol=http;AccountName=studio;AccountKey=${randomBytes(64).toString('base64')};BlobEndpoint=http://127.0.0.1:9/studio;`;
  const failure = await openAzureStore({ connectionString, container: 'studio' }, publicUrl).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(StartError);
  expect((failure as Error).message).toMatch(/^The storage account of AZURE_STORAGE_CONNECTION_STRING cannot be used: .*ECONNREFUSED.*\.$/);
}, 30_000);
