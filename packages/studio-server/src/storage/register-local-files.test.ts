import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { type LocalStore, openLocalStore } from './local-store.ts';
import { startFileService, type TestFileService } from './testing/start-file-service.ts';

const KEY = 'projects/north-pier-7k2m4q/img-0467.jpg';
const TYPE = 'image/jpeg';
const HEADERS = { 'content-type': TYPE, 'x-ms-blob-type': 'BlockBlob' };
const bytes = randomBytes(5000);
const soon = () => new Date(Date.now() + 60_000);

let service: TestFileService;
let store: LocalStore;
let origin: string;
let leftovers: TestFileService['leftovers'];

beforeAll(async () => {
  service = await startFileService();
  ({ store, origin, leftovers } = service);
});
afterAll(() => service?.close());
afterEach(() => vi.useRealTimers());

const sign = (over: { key?: string; maxBytes?: number; expiresAt?: Date } = {}) =>
  store.signUpload({ key: KEY, contentType: TYPE, maxBytes: 5000, expiresAt: soon(), ...over });
const put = (url: string, body: Buffer | ReadableStream = bytes, headers: Record<string, string> = HEADERS) =>
  service.put(url, body, headers);

describe('PUT to a signed URL', () => {
  it('stores the body and returns 201', async () => {
    expect((await put(await sign())).status).toBe(201);
    expect(await readFile(store.pathOf(KEY)!)).toEqual(bytes);
    expect(await store.head(KEY)).toMatchObject({ sizeBytes: 5000, contentType: TYPE });
  });

  it('can be repeated: the last complete body wins', async () => {
    const url = await sign({ key: 'again.jpg' });
    await put(url);
    expect((await put(url, bytes.subarray(0, 10))).status).toBe(201);
    expect(await store.head('again.jpg')).toMatchObject({ sizeBytes: 10 });
  });

  const isoMinuteAgo = () => new Date(Date.now() - 60_000);
  it.each([
    ['without the block-blob header', 400, () => sign(), { 'content-type': TYPE }],
    ['with another content type', 415, () => sign(), { ...HEADERS, 'content-type': 'image/png' }],
    ['with a changed key', 403, async () => (await sign()).replace('img-0467', 'img-0468'), HEADERS],
    ['with a changed size', 403, async () => (await sign()).replace('max=5000', 'max=9999'), HEADERS],
    ['without a signature', 403, async () => (await sign()).replace(/&sig=.*/, ''), HEADERS],
    ['after expiry', 403, () => sign({ expiresAt: isoMinuteAgo() }), HEADERS],
    ['with a download URL', 403, () => store.signDownload(KEY, soon()), HEADERS],
    ['with a Content-Length above the limit', 413, () => sign({ maxBytes: 4999 }), HEADERS],
    ['with path traversal in the key', 400, async () => (await sign()).replace('projects/', '..%2f'), HEADERS],
  ])('%s is refused with %i and leaves nothing', async (_case, status, address, headers) => {
    await store.delete(KEY);
    const reply = await put(await address(), bytes, headers);
    expect(reply.status).toBe(status);
    expect(await reply.json()).toMatchObject({ name: expect.any(String), message: expect.stringMatching(/.+/) });
    expect(await store.head(KEY)).toBeNull();
    expect(await leftovers()).toEqual([]);
  });

  it('stops a stream without a length with 413 once it exceeds the limit', async () => {
    const endless = new ReadableStream({
      start(controller) {
        for (let sent = 0; sent < 100; sent += 1) controller.enqueue(randomBytes(1000));
        controller.close();
      },
    });
    expect((await put(await sign({ key: 'endless.jpg' }), endless)).status).toBe(413);
    expect(await store.head('endless.jpg')).toBeNull();
    expect(await leftovers()).toEqual([]);
  });

  it('leaves nothing behind when the body is interrupted', async () => {
    const url = await sign({ key: 'cut.jpg' });
    const sending = httpRequest(origin + url, { method: 'PUT', headers: { ...HEADERS, 'content-length': 5000 } });
    sending.on('error', () => undefined);
    sending.write(bytes.subarray(0, 2000));
    await expect.poll(leftovers).toHaveLength(1);
    sending.destroy();
    await expect.poll(leftovers).toEqual([]);
    expect(await store.head('cut.jpg')).toBeNull();
  });
});

describe('GET from a signed URL', () => {
  const get = async (headers: Record<string, string> = {}, key = KEY, fileName?: string) =>
    fetch(origin + (await store.signDownload(key, soon(), { fileName })), { headers });

  beforeAll(() => store.put(KEY, bytes, TYPE));

  it('sends the file so that browsers may cache but never execute it', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: 1000 * Math.ceil(Date.now() / 1000) });
    const reply = await get();
    expect(reply.status).toBe(200);
    expect(Buffer.from(await reply.arrayBuffer())).toEqual(bytes);
    expect(Object.fromEntries(reply.headers)).toMatchObject({
      'content-type': TYPE,
      'content-length': '5000',
      'accept-ranges': 'bytes',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'private, max-age=60, immutable',
    });
  });

  it('sends a range', async () => {
    const reply = await get({ range: 'bytes=100-199' });
    expect([reply.status, reply.headers.get('content-range')]).toEqual([206, 'bytes 100-199/5000']);
    expect(Buffer.from(await reply.arrayBuffer())).toEqual(bytes.subarray(100, 200));
  });

  it('returns 416 for a range past the end', async () => {
    const reply = await get({ range: 'bytes=5000-' });
    expect([reply.status, reply.headers.get('content-range')]).toEqual([416, 'bytes */5000']);
  });

  it('returns 304 when the browser has a current copy', async () => {
    const etag = (await get()).headers.get('etag')!;
    const known = await get({ 'if-none-match': `"other", ${etag}` });
    expect([known.status, await known.text(), known.headers.get('etag')]).toEqual([304, '', etag]);
    expect((await get({ 'if-none-match': '"other"' })).status).toBe(200);
  });

  it('honours If-Range only for the same content', async () => {
    const etag = (await get()).headers.get('etag')!;
    expect((await get({ range: 'bytes=100-199', 'if-range': etag })).status).toBe(206);
    expect((await get({ range: 'bytes=100-199', 'if-range': '"other"' })).status).toBe(200);
  });

  it('rejects a repeated parameter', async () => {
    const url = await store.signDownload(KEY, soon(), { fileName: 'a' });
    expect((await fetch(`${origin}${url}&name=b`)).status).toBe(403);
  });

  it('suggests a file name in any script', async () => {
    const reply = await get({}, KEY, 'Überblick 1.jpg');
    expect(reply.headers.get('content-disposition')).toBe("attachment; filename*=UTF-8''%C3%9Cberblick%201.jpg");
  });

  it('serves an uploaded HTML page as a binary download', async () => {
    await store.put('page.html', Buffer.from('<script>alert(1)</script>'), 'text/html');
    const reply = await get({}, 'page.html');
    expect([reply.headers.get('content-type'), reply.headers.get('content-disposition')]).toEqual([
      'application/octet-stream',
      'attachment',
    ]);
  });

  it.each([
    ['a missing file', 404, () => store.signDownload('none.jpg', soon())],
    ['a folder', 404, () => store.signDownload('projects', soon())],
    ['an expired URL', 403, () => store.signDownload(KEY, new Date(0))],
    ['an upload URL', 403, () => sign()],
    ['an unsigned URL', 403, async () => `/files/${KEY}`],
  ])('%s is refused with %i', async (_case, status, address) => {
    expect((await fetch(origin + (await address()))).status).toBe(status);
  });
});

describe('openLocalStore', () => {
  it('removes partial uploads and keeps links valid across a restart', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'studio-files-'));
    const before = await openLocalStore(folder);
    const url = await before.signDownload(KEY, soon());
    await writeFile(join(folder, 'files/.incoming/half'), 'half');
    await before.close();
    const after = await openLocalStore(folder);
    expect(await readdir(join(folder, 'files/.incoming'))).toEqual([]);
    const query = Object.fromEntries(new URL(url, origin).searchParams);
    expect(after.links.readDownload(KEY, query, new Date())).not.toBeNull();
    await after.close();
    await rm(folder, { recursive: true });
  });

  it('deletes everything below a prefix and nothing else', async () => {
    await Promise.all(['p/one/a.jpg', 'p/one/b/c.jpg', 'p/one-more/a.jpg'].map((key) => store.put(key, bytes, TYPE)));
    await store.deletePrefix('p/one');
    const found = await Promise.all(['p/one/a.jpg', 'p/one/b/c.jpg', 'p/one-more/a.jpg'].map((key) => store.head(key)));
    expect(found.map((info) => info !== null)).toEqual([false, false, true]);
  });

  it('rejects a key with path traversal', async () => {
    await expect(store.put('../x', bytes, TYPE)).rejects.toThrow(RangeError);
  });
});
