import { createHash, randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { BLOCK_MIN_BYTES } from './block-account.ts';
import type { LocalStore } from './local-store.ts';
import { startFileService, type TestFileService } from './testing/start-file-service.ts';

const TYPE = 'image/jpeg';
const HEADERS = { 'content-type': TYPE, 'x-ms-blob-type': 'BlockBlob' };
const bytes = randomBytes(2 * BLOCK_MIN_BYTES);
const [first, second] = [bytes.subarray(0, BLOCK_MIN_BYTES), bytes.subarray(BLOCK_MIN_BYTES)];
/** As long as the original, with one other bit. */
const damaged = Buffer.from(bytes);
damaged[70_000]! ^= 1;
const md5Of = (content: Buffer) => createHash('md5').update(content).digest('base64');

const REFUSED = {
  name: 'Md5Mismatch',
  message: 'The bytes that arrived are not those that were sent. Nothing was stored. Send them again.',
};

let service: TestFileService;
let store: LocalStore;
let key = '';

beforeAll(async () => {
  service = await startFileService();
  ({ store } = service);
});
beforeEach(({ task }) => void (key = `${task.id}.jpg`));
afterAll(() => service?.close());

const sign = () =>
  store.signUpload({ key, contentType: TYPE, maxBytes: bytes.length, expiresAt: new Date(Date.now() + 60_000) });
const stored = () => readFile(store.pathOf(key)!);
const answerOf = async (reply: Response) => [reply.status, reply.status === 201 ? null : await reply.json()];

describe('a whole file', () => {
  const put = async (body: Buffer | ReadableStream, md5?: string) =>
    answerOf(await service.put(await sign(), body, { ...HEADERS, ...(md5 !== undefined && { 'content-md5': md5 }) }));

  it('is stored when it has the announced MD5', async () => {
    expect(await put(bytes, md5Of(bytes))).toEqual([201, null]);
    expect(await stored()).toEqual(bytes);
  });

  it('is stored as before without one', async () => {
    expect(await put(damaged)).toEqual([201, null]);
    expect(await stored()).toEqual(damaged);
  });

  it.each<[string, () => Buffer | ReadableStream]>([
    ['has one other bit', () => damaged],
    ['is shorter', () => bytes.subarray(0, -1)],
    ['is empty', () => Buffer.alloc(0)],
    [
      'is shorter and has no announced length',
      () => new ReadableStream({ start: (body) => (body.enqueue(first), body.close()) }),
    ],
  ])('that %s is refused, and the file from before stays', async (_case, body) => {
    await put(bytes, md5Of(bytes));
    expect(await put(body(), md5Of(bytes))).toEqual([400, REFUSED]);
    expect(await stored()).toEqual(bytes);
    expect(await service.leftovers()).toEqual([]);
    expect(await put(bytes, md5Of(bytes))).toEqual([201, null]);
  });

  it('that is cut off leaves the file from before', async () => {
    await put(bytes, md5Of(bytes));
    const headers = { ...HEADERS, 'content-md5': md5Of(damaged), 'content-length': damaged.length };
    const sending = httpRequest(service.origin + (await sign()), { method: 'PUT', headers });
    sending.on('error', () => undefined);
    sending.write(damaged.subarray(0, 90_000));
    await expect.poll(service.leftovers).toHaveLength(1);
    sending.destroy();
    await expect.poll(service.leftovers).toEqual([]);
    expect(await stored()).toEqual(bytes);
  });

  it.each(['d41d8cd98f00b204e9800998ecf8427e', 'AAAA', `${md5Of(bytes)}, ${md5Of(bytes)}`])(
    'with the malformed MD5 %j is refused',
    async (md5) => {
      expect(await put(bytes, md5)).toEqual([
        400,
        { name: 'InvalidMd5', message: 'Content-MD5 must be base64 of 16 bytes.' },
      ]);
      expect(await store.head(key)).toBeNull();
    },
  );
});

describe('a file in blocks', () => {
  /** As the studio's clients name them: the number, and the MD5 of the block. */
  const idOf = (index: number, block: Buffer) => String(index).padStart(8, '0') + md5Of(block);
  const ids = [idOf(0, first), idOf(1, second)];
  const stage = async (id: string, body: Buffer, md5?: string) => {
    const url = `${await sign()}&comp=block&blockid=${encodeURIComponent(id)}`;
    return answerOf(await service.put(url, body, md5 === undefined ? {} : { 'content-md5': md5 }));
  };
  const commit = async (list: readonly string[], md5?: string) => {
    const xml = `<BlockList>${list.map((id) => `<Latest>${id}</Latest>`).join('')}</BlockList>`;
    const headers = { 'x-ms-blob-content-type': TYPE, ...(md5 !== undefined && { 'x-ms-blob-content-md5': md5 }) };
    return answerOf(await service.put(`${await sign()}&comp=blocklist`, Buffer.from(xml), headers));
  };
  const stageBoth = async () => [await stage(ids[0]!, first, md5Of(first)), await stage(ids[1]!, second)];

  it('is assembled when its blocks and the whole have the announced MD5, and again after a lost reply', async () => {
    expect(await stageBoth()).toEqual([
      [201, null],
      [201, null],
    ]);
    expect(await commit(ids, md5Of(bytes))).toEqual([201, null]);
    expect(await commit(ids, md5Of(bytes))).toEqual([201, null]);
    expect(await stored()).toEqual(bytes);
  });

  it('does not stage a block with other bytes, and keeps the one from before', async () => {
    await stage(ids[0]!, first);
    expect(await stage(ids[0]!, second, md5Of(first))).toEqual([400, REFUSED]);
    expect(await stage(ids[1]!, first, md5Of(second))).toEqual([400, REFUSED]);
    expect(await store.blocks.list(key)).toEqual([{ id: ids[0], sizeBytes: BLOCK_MIN_BYTES }]);
    expect(await service.leftovers()).toEqual([]);
    expect(await stage(ids[1]!, second, md5Of(second))).toEqual([201, null]);
    expect(await commit(ids)).toEqual([201, null]);
    expect(await stored()).toEqual(bytes);
  });

  it('with other bytes than announced is refused: the file from before stays, the blocks go', async () => {
    await service.put(await sign(), damaged, HEADERS);
    await stageBoth();
    expect(await commit(ids, md5Of(damaged))).toEqual([400, REFUSED]);
    expect(await stored()).toEqual(damaged);
    expect([await store.blocks.list(key), await service.leftovers()]).toEqual([[], []]);
    expect((await commit(ids, md5Of(bytes)))[0]).toBe(400);
    await stageBoth();
    expect(await commit(ids, md5Of(bytes))).toEqual([201, null]);
    expect(await stored()).toEqual(bytes);
  });

  it('is refused with a malformed MD5, and its blocks stay', async () => {
    expect(await stage(ids[0]!, first, 'AAAA')).toEqual([
      400,
      { name: 'InvalidMd5', message: 'Content-MD5 must be base64 of 16 bytes.' },
    ]);
    await stageBoth();
    expect(await commit(ids, 'AAAA')).toEqual([
      400,
      { name: 'InvalidMd5', message: 'x-ms-blob-content-md5 must be base64 of 16 bytes.' },
    ]);
    expect(await store.blocks.list(key)).toHaveLength(2);
    expect(await commit(ids, md5Of(bytes))).toEqual([201, null]);
  });

  it('takes ids with + / and =', async () => {
    const odd = ['00000000+/+/+/+/+/+/+/+/+/+/+w==', '00000001/+/+/+/+/+/+/+/+/+/+/w=='];
    expect([await stage(odd[0]!, first), await stage(odd[1]!, second)]).toEqual([
      [201, null],
      [201, null],
    ]);
    const url = `${service.origin}${await sign()}&comp=blocklist&blocklisttype=uncommitted`;
    for (const id of odd) expect(await (await fetch(url)).text()).toContain(`<Name>${id}</Name>`);
    expect(await commit(odd)).toEqual([201, null]);
    expect(await stored()).toEqual(bytes);
  });
});
