import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BLOCK_MIN_BYTES } from './block-account.ts';
import { type LocalStore, openLocalStore } from './local-store.ts';
import { startFileService, type TestFileService } from './testing/start-file-service.ts';

const KEY = 'projects/north-pier-7k2m4q/flight.mp4';
const TYPE = 'video/mp4';
const HEADERS = { 'content-type': TYPE, 'x-ms-blob-type': 'BlockBlob' };
/** Half of it is the minimum size of a block. */
const SIZE_BYTES = 2 * BLOCK_MIN_BYTES;
const bytes = randomBytes(SIZE_BYTES);
const admit = async () => undefined;

let service: TestFileService;
let dataDir: string;
let store: LocalStore;
let origin: string;
let leftovers: TestFileService['leftovers'];

beforeAll(async () => {
  service = await startFileService();
  ({ dataDir, store, origin, leftovers } = service);
});
afterAll(() => service?.close());

const sign = ({ key }: { key: string }) =>
  store.signUpload({ key, contentType: TYPE, maxBytes: SIZE_BYTES, expiresAt: new Date(Date.now() + 60_000) });
const put = (url: string, body: Buffer | ReadableStream = bytes, headers: Record<string, string> = HEADERS) =>
  service.put(url, body, headers);

describe('block uploads within the limits of the URL', () => {
  const id = (text: string) => Buffer.from(text).toString('base64');
  const putBlock = (url: string, name: string, body: Buffer | ReadableStream) =>
    put(`${url}&comp=block&blockid=${id(name)}`, body, {});
  const list = (...names: string[]) =>
    Buffer.from(`<BlockList>${names.map((name) => `<Latest>${id(name)}</Latest>`).join('')}</BlockList>`);
  const commit = (url: string, body: Buffer, type = TYPE) =>
    put(`${url}&comp=blocklist`, body, { 'x-ms-blob-content-type': type });
  const half = (part: 0 | 1) => bytes.subarray(part * BLOCK_MIN_BYTES, (part + 1) * BLOCK_MIN_BYTES);

  it('limits the total size of all blocks to the registered size', async () => {
    const url = await sign({ key: 'limit.jpg' });
    expect((await putBlock(url, 'a', half(0))).status).toBe(201);
    expect((await putBlock(url, 'b', half(1))).status).toBe(201);
    expect((await putBlock(url, 'c', bytes.subarray(0, 1))).status).toBe(413);
    expect((await putBlock(url, 'b', half(1))).status).toBe(201);
    expect((await commit(url, list('a', 'b', 'a'))).status).toBe(413);
    expect((await commit(url, list('a', 'b'))).status).toBe(201);
    expect(await readFile(store.pathOf('limit.jpg')!)).toEqual(bytes);
  });

  it('takes one small block per file, and refuses a second one', async () => {
    const url = await sign({ key: 'crumbs.jpg' });
    expect((await putBlock(url, 'first', half(0).subarray(0, 1))).status).toBe(201);
    const reply = await putBlock(url, 'second', half(0).subarray(0, 1));
    expect(reply.status).toBe(400);
    expect(await reply.text()).toContain('Only the last block of a file can be smaller than 65536 bytes.');
    expect(await store.blocks.list('crumbs.jpg')).toEqual([{ id: id('first'), sizeBytes: 1 }]);
  });

  it('counts blocks that arrive concurrently', async () => {
    const url = await sign({ key: 'at-once.jpg' });
    const statuses = await Promise.all(
      ['a', 'b', 'c', 'd'].map(async (name) => (await putBlock(url, name, half(0))).status),
    );
    expect(statuses.filter((status) => status === 201).length).toBeLessThanOrEqual(2);
    expect(await leftovers()).toEqual([]);
  });

  it('discards the blocks when the whole file is uploaded', async () => {
    const url = await sign({ key: 'whole.jpg' });
    await putBlock(url, 'a', half(0));
    expect((await put(url)).status).toBe(201);
    expect(await store.blocks.list('whole.jpg')).toEqual([]);
    expect((await commit(url, list('a'))).status).toBe(400);
    expect(await store.head('whole.jpg')).toMatchObject({ sizeBytes: SIZE_BYTES });
  });

  it('keeps of discarded blocks only the one that was still arriving', async () => {
    const key = 'discarded.jpg';
    const url = await sign({ key });
    await putBlock(url, 'a', half(0));
    const body = new PassThrough();
    const arriving = store.blocks.put(key, { id: id('b'), sizeBytes: BLOCK_MIN_BYTES, body }, SIZE_BYTES, admit);
    await expect.poll(leftovers).toHaveLength(1);
    await store.blocks.discard(key);
    expect((await putBlock(url, 'c', half(0))).status).toBe(201);
    body.end(half(1));
    await arriving;
    expect((await store.blocks.list(key)).map((block) => block.id).toSorted()).toEqual([id('b'), id('c')]);
    expect((await putBlock(url, 'd', half(0))).status).toBe(413);
    expect((await commit(url, list('b', 'c'))).status).toBe(201);
  });

  it('rejects an empty block, a block without a length, a list of another type and an unknown part', async () => {
    const url = await sign({ key: 'odd.jpg' });
    const endless = new ReadableStream({ start: (controller) => (controller.enqueue(bytes), controller.close()) });
    expect((await putBlock(url, 'a', endless)).status).toBe(411);
    expect((await putBlock(url, 'a', Buffer.alloc(0))).status).toBe(400);
    await putBlock(url, 'a', half(0));
    expect((await commit(url, list('a'), 'text/html')).status).toBe(415);
    expect((await put(`${url}&comp=page`)).status).toBe(400);
    expect((await fetch(`${origin}${url}&comp=blocklist&blocklisttype=all`)).status).toBe(400);
  });

  it('complete blocks survive a restart, partial ones do not', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'studio-blocks-'));
    const before = await openLocalStore(folder);
    const block = (name: string, part: 0 | 1) => ({
      id: id(name),
      sizeBytes: BLOCK_MIN_BYTES,
      body: Readable.from([half(part)]),
    });
    await before.blocks.put(KEY, block('a', 0), SIZE_BYTES, admit);
    await writeFile(join(folder, 'files/.incoming/half'), half(1));
    await before.close();
    const after = await openLocalStore(folder);
    expect(await after.blocks.list(KEY)).toEqual([{ id: id('a'), sizeBytes: BLOCK_MIN_BYTES }]);
    await after.blocks.put(KEY, block('b', 1), SIZE_BYTES, admit);
    await after.commitBlocks(KEY, { ids: [id('a'), id('b')] }, SIZE_BYTES, admit);
    expect(await readFile(after.pathOf(KEY)!)).toEqual(bytes);
    await after.close();
    await rm(folder, { recursive: true });
  });

  it('removes blocks untouched for a day', async () => {
    for (const key of ['old.jpg', 'young.jpg'])
      await store.blocks.put(
        key,
        { id: id('a'), sizeBytes: BLOCK_MIN_BYTES, body: Readable.from([half(0)]) },
        SIZE_BYTES,
        admit,
      );
    const yesterday = new Date(Date.now() - 25 * 3_600_000);
    const folderOf = (key: string) => join(dataDir, 'files/.staging', createHash('sha256').update(key).digest('hex'));
    await utimes(folderOf('old.jpg'), yesterday, yesterday);
    await store.sweepBlocks(new Date(Date.now() - 24 * 3_600_000));
    expect(await store.blocks.list('old.jpg')).toEqual([]);
    expect(await store.blocks.list('young.jpg')).toHaveLength(1);
    expect(await leftovers()).toEqual([]);
  });
});
