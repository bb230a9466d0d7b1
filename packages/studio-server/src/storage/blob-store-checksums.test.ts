import { createHash, randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type OpenedStore, STORES } from './testing/stores.ts';

const TYPE = 'image/jpeg';
const bytes = randomBytes(200_000);
const halves = [bytes.subarray(0, 100_000), bytes.subarray(100_000)] as const;
const damaged = Buffer.from(bytes);
damaged[150_000]! ^= 1;
const md5Of = (content: Buffer) => createHash('md5').update(content).digest('base64');
/** As the studio's clients name blocks: the number, and the MD5 of the block. */
const idOf = (index: number, block: Buffer) => String(index).padStart(8, '0') + md5Of(block);

describe.each(STORES)('checksums of uploads to $name', ({ open }) => {
  let opened: OpenedStore;
  let key = '';
  beforeAll(async () => {
    opened = await open();
  });
  beforeEach(({ task }) => void (key = `p/${task.id}.jpg`));
  afterAll(() => opened?.close());

  const put = async (query: string, body: Buffer | string, headers: Record<string, string>) => {
    const expiresAt = new Date(Date.now() + 60_000);
    const url = await opened.store.signUpload({ key, contentType: TYPE, maxBytes: bytes.length, expiresAt });
    const reply = await fetch(new URL(url, opened.origin) + query, { method: 'PUT', body, headers });
    return [reply.status, /Md5Mismatch|InvalidMd5/.exec(await reply.text())?.[0] ?? null];
  };
  const putWhole = (body: Buffer, md5: string) =>
    put('', body, { 'content-type': TYPE, 'x-ms-blob-type': 'BlockBlob', 'content-md5': md5 });
  const putBlock = (id: string, body: Buffer, md5: string) =>
    put(`&comp=block&blockid=${encodeURIComponent(id)}`, body, { 'content-md5': md5 });
  const commit = (ids: readonly string[], md5: string) =>
    put('&comp=blocklist', `<BlockList>${ids.map((id) => `<Latest>${id}</Latest>`).join('')}</BlockList>`, {
      'content-type': 'text/plain',
      'x-ms-blob-content-type': TYPE,
      'x-ms-blob-content-md5': md5,
    });
  const stored = async () => buffer((await opened.store.get(key))!.stream);

  it('a whole file with other bytes than announced is refused, and the one from before stays', async () => {
    expect(await putWhole(bytes, md5Of(bytes))).toEqual([201, null]);
    expect(await putWhole(damaged, md5Of(bytes))).toEqual([400, 'Md5Mismatch']);
    expect(await putWhole(damaged, 'AAAA')).toEqual([400, 'InvalidMd5']);
    expect(await stored()).toEqual(bytes);
  });

  it('a block with other bytes than announced is refused, and the one from before stays', async () => {
    const ids = halves.map((half, index) => idOf(index, half));
    for (const [index, half] of halves.entries())
      expect(await putBlock(ids[index]!, half, md5Of(half))).toEqual([201, null]);
    expect(await putBlock(ids[1]!, damaged.subarray(100_000), md5Of(halves[1]))).toEqual([400, 'Md5Mismatch']);
    expect(await putBlock(ids[1]!, halves[1], 'AAAA')).toEqual([400, 'InvalidMd5']);
    expect(await commit(ids, md5Of(bytes))).toEqual([201, null]);
    expect(await stored()).toEqual(bytes);
  });

  it('ids of blocks can contain + / and =', async () => {
    const ids = ['00000000+/+/+/+/+/+/+/+/+/+/+w==', '00000001/+/+/+/+/+/+/+/+/+/+/w=='];
    for (const [index, half] of halves.entries())
      expect(await putBlock(ids[index]!, half, md5Of(half))).toEqual([201, null]);
    expect(await commit(ids, md5Of(bytes))).toEqual([201, null]);
    expect(await stored()).toEqual(bytes);
  });

  it('the checksum of a file is that of its bytes, also when it was sent in blocks', async () => {
    const own = [`sha256:${createHash('sha256').update(bytes).digest('hex')}`, `md5:${md5Of(bytes)}`];
    const id = idOf(0, bytes);
    await putBlock(id, bytes, md5Of(bytes));
    expect(await commit([id], md5Of(bytes))).toEqual([201, null]);
    expect(own).toContain((await opened.store.fingerprint(key))?.checksum);
    await putWhole(bytes, md5Of(bytes));
    expect(own).toContain((await opened.store.fingerprint(key))?.checksum);
  });
});
