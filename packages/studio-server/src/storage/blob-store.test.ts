import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BlobStore, ListedBlob } from './blob-store.ts';
import { type OpenedStore, STORES } from './testing/stores.ts';

describe.each(STORES)('every store: $name', ({ open }) => {
  let opened: OpenedStore;
  let store: BlobStore;
  const bytes = randomBytes(300_000);
  const soon = () => new Date(Date.now() + 60_000);
  const address = (url: string) => new URL(url, opened.origin);

  beforeAll(async () => {
    opened = await open();
    store = opened.store;
  });
  afterAll(() => opened?.close());

  it('stores a buffer or a stream', async () => {
    await store.put('p/a.jpg', bytes, 'image/jpeg');
    await store.put('p/b.png', Readable.from([bytes.subarray(0, 10), bytes.subarray(10, 30)]), 'image/png');
    expect(await store.head('p/a.jpg')).toMatchObject({ sizeBytes: 300_000, contentType: 'image/jpeg' });
    expect(await store.head('p/b.png')).toMatchObject({ sizeBytes: 30, contentType: 'image/png' });
    const content = await store.get('p/a.jpg');
    expect(await buffer(content!.stream)).toEqual(bytes);
  });

  it('reads a range and reports the total size', async () => {
    const content = await store.get('p/a.jpg', { start: 100, end: 199 });
    expect(content).toMatchObject({ sizeBytes: 300_000, contentType: 'image/jpeg' });
    expect(await buffer(content!.stream)).toEqual(bytes.subarray(100, 200));
  });

  it('reads to the end of the file with a range that ends past it', async () => {
    const content = await store.get('p/a.jpg', { start: 299_990, end: 400_000 });
    expect(content).toMatchObject({ sizeBytes: 300_000 });
    expect(await buffer(content!.stream)).toEqual(bytes.subarray(299_990));
  });

  it('returns null for a missing file; deleting it is no error', async () => {
    expect([await store.head('p/none.jpg'), await store.get('p/none.jpg')]).toEqual([null, null]);
    await store.delete('p/none.jpg');
  });

  it('accepts uploads to a signed URL, also repeated after a failure, and returns the file', async () => {
    const url = address(
      await store.signUpload({ key: 'p/up.jpg', contentType: 'image/jpeg', maxBytes: 300_000, expiresAt: soon() }),
    );
    const headers = { 'content-type': 'image/jpeg', 'x-ms-blob-type': 'BlockBlob' };
    for (const body of [bytes.subarray(0, 100), bytes]) {
      expect((await fetch(url, { method: 'PUT', body, headers })).status).toBe(201);
    }
    expect(await store.head('p/up.jpg')).toMatchObject({ sizeBytes: 300_000, contentType: 'image/jpeg' });
    const reply = await fetch(address(await store.signDownload('p/up.jpg', soon(), { fileName: 'Pier 1.jpg' })));
    expect(reply.headers.get('content-disposition')).toBe("attachment; filename*=UTF-8''Pier%201.jpg");
    expect(Buffer.from(await reply.arrayBuffer())).toEqual(bytes);
  });

  it('rejects an expired URL and a request without the block-blob header', async () => {
    const link = { key: 'p/no.jpg', contentType: 'image/jpeg', maxBytes: 10 };
    const put = (url: string, headers: Record<string, string>) =>
      fetch(address(url), { method: 'PUT', body: 'x', headers: { 'content-type': 'image/jpeg', ...headers } });
    const expired = await store.signUpload({ ...link, expiresAt: new Date(Date.now() - 60_000) });
    expect((await put(expired, { 'x-ms-blob-type': 'BlockBlob' })).status).toBe(403);
    expect((await put(await store.signUpload({ ...link, expiresAt: soon() }), {})).status).toBe(400);
    expect(await store.head('p/no.jpg')).toBeNull();
  });

  it('changes the ETag with the bytes, and deletes only the matching bytes', async () => {
    await store.put('p/tag.jpg', bytes, 'image/jpeg');
    const { etag } = (await store.head('p/tag.jpg'))!;
    const read = (await store.get('p/tag.jpg'))!;
    read.stream.destroy();
    expect(read.etag).toBe(etag);
    await store.put('p/tag.jpg', bytes.subarray(0, 10), 'image/jpeg');
    await store.delete('p/tag.jpg', etag);
    const after = await store.head('p/tag.jpg');
    expect(after).toMatchObject({ sizeBytes: 10, etag: expect.not.stringMatching(etag) });
    await store.delete('p/tag.jpg', after!.etag);
    await store.delete('p/tag.jpg', after!.etag);
    expect(await store.head('p/tag.jpg')).toBeNull();
  });

  it('lists files by prefix, with the time they were stored', async () => {
    // Azure counts in seconds.
    const began = Math.floor(Date.now() / 1000) * 1000;
    for (const key of ['p/list/a.jpg', 'p/list/b/c.jpg', 'p/list-more/a.jpg'])
      await store.put(key, bytes, 'image/jpeg');
    const listed = (await Readable.from(store.list('p/list')).toArray()) as ListedBlob[];
    expect(listed.map(({ key }) => key).toSorted()).toEqual(['p/list/a.jpg', 'p/list/b/c.jpg']);
    expect(listed.find(({ key }) => key === 'p/list/a.jpg')?.etag).toBe((await store.head('p/list/a.jpg'))!.etag);
    const moments = listed.map(({ modified }) => modified.getTime());
    expect(moments.every((moment) => moment >= began && moment <= Date.now())).toBe(true);
    expect(await Readable.from(store.list('p/no-such-folder')).toArray()).toEqual([]);
  });

  it('signs the same download URL for the same expiry, so that browsers can cache', async () => {
    const until = new Date(Date.now() + 3_600_000);
    const [first, second] = [await store.signDownload('p/a.jpg', until), await store.signDownload('p/a.jpg', until)];
    expect(first).toBe(second);
  });

  it('rejects a download URL with a changed key, expiry or name', async () => {
    const url = address(await store.signDownload('p/a.jpg', soon(), { fileName: 'Pier.jpg' })).href;
    const later = (text: string) =>
      text.replace(
        /(exp=|se=)([^&]+)/,
        (_all, name: string) => `${name}${name === 'exp=' ? '9999999999' : '2099-01-01T00%3A00%3A00Z'}`,
      );
    for (const changed of [url.replace('a.jpg', 'b.png'), later(url), url.replace(/Pier/, 'Quay')]) {
      expect(changed).not.toBe(url);
      expect((await fetch(changed)).status).toBe(403);
    }
  });

  describe('block uploads', () => {
    const parts = [bytes.subarray(0, 100_000), bytes.subarray(100_000, 200_000), bytes.subarray(200_000)];
    const ids = parts.map((_part, index) => Buffer.from(`part-${index}`).toString('base64'));
    const sign = async (key: string) =>
      address(await store.signUpload({ key, contentType: 'image/jpeg', maxBytes: 300_000, expiresAt: soon() })).href;
    const put = (url: string, query: string, body: Buffer | string, headers: Record<string, string> = {}) =>
      fetch(`${url}&${query}`, { method: 'PUT', body, headers }).then(({ status }) => status);
    const putBlock = (url: string, index: number) =>
      put(url, `comp=block&blockid=${encodeURIComponent(ids[index]!)}`, parts[index]!);
    const listOf = (list: readonly string[]) =>
      `<?xml version="1.0" encoding="utf-8"?><BlockList>${list.map((id) => `<Latest>${id}</Latest>`).join('')}</BlockList>`;
    const commit = (url: string, list: readonly string[]) =>
      put(url, 'comp=blocklist', listOf(list), {
        'x-ms-blob-content-type': 'image/jpeg',
        'content-type': 'text/plain',
      });
    const waiting = async (url: string) => {
      const reply = await fetch(`${url}&comp=blocklist&blocklisttype=uncommitted`);
      const found = (await reply.text()).matchAll(/<Name>(.+?)<\/Name><Size>(\d+)<\/Size>/g);
      return [reply.status, Object.fromEntries([...found].map(([, id, size]) => [id, Number(size)]))];
    };

    it('assembles the file from the block list, in its order, and not before', async () => {
      const url = await sign('p/blocks.jpg');
      expect(await waiting(url)).toEqual([404, {}]);
      expect([await putBlock(url, 2), await putBlock(url, 0)]).toEqual([201, 201]);
      expect(await store.head('p/blocks.jpg')).toBeNull();
      const renewed = await sign('p/blocks.jpg');
      expect(await waiting(renewed)).toEqual([200, { [ids[2]!]: 100_000, [ids[0]!]: 100_000 }]);
      expect(await commit(renewed, ids)).toBe(400);
      expect([await putBlock(renewed, 1), await putBlock(renewed, 1)]).toEqual([201, 201]);
      expect(await commit(renewed, ids)).toBe(201);
      expect(await store.head('p/blocks.jpg')).toMatchObject({ sizeBytes: 300_000, contentType: 'image/jpeg' });
      expect(await buffer((await store.get('p/blocks.jpg'))!.stream)).toEqual(bytes);
      expect(await waiting(renewed)).toEqual([200, {}]);
    });

    it('accepts the same block list again after a lost reply, and two at once', async () => {
      const url = await sign('p/twice.jpg');
      for (const index of [0, 1, 2]) await putBlock(url, index);
      expect(await Promise.all([commit(url, ids), commit(url, ids)])).toEqual([201, 201]);
      expect(await commit(url, ids)).toBe(201);
      expect(await buffer((await store.get('p/twice.jpg'))!.stream)).toEqual(bytes);
    });

    it.each<[string, number, (url: string) => Promise<number>]>([
      ['a block without an id', 400, (url) => put(url, 'comp=block', parts[0]!)],
      ['a block id that is not base64', 400, (url) => put(url, 'comp=block&blockid=%21%21', parts[0]!)],
      [
        'a body that is not a block list',
        400,
        (url) => put(url, 'comp=blocklist', '<BlockList>', { 'x-ms-blob-content-type': 'image/jpeg' }),
      ],
      ['a list of unknown blocks', 400, (url) => commit(url, ids)],
      ['a changed URL', 403, (url) => putBlock(url.replace('refused', 'other'), 0)],
    ])('%s is refused with %i', async (_case, status, ask) => {
      expect(await ask(await sign('p/refused.jpg'))).toBe(status);
      expect(await store.head('p/refused.jpg')).toBeNull();
    });
  });

  it('deletes everything below a prefix and nothing else', async () => {
    for (const key of ['p/one/a.jpg', 'p/one/b/c.jpg', 'p/one-more/a.jpg']) await store.put(key, bytes, 'image/jpeg');
    await store.deletePrefix('p/one');
    const left = await Promise.all(['p/one/a.jpg', 'p/one/b/c.jpg', 'p/one-more/a.jpg'].map((key) => store.head(key)));
    expect(left.map((info) => info !== null)).toEqual([false, false, true]);
  });

  it('rejects keys with path traversal', async () => {
    await expect(store.put('../x', bytes, 'image/jpeg')).rejects.toThrow(RangeError);
    await expect(store.signDownload('a//b', soon())).rejects.toThrow(RangeError);
  });
});
