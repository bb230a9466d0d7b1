import { createHash, randomBytes } from 'node:crypto';
import { readFile, truncate, writeFile } from 'node:fs/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { BLOCK_MIN_BYTES } from './block-account.ts';
import { startFileService, type TestFileService } from './testing/start-file-service.ts';

const KEY = 'projects/north-pier-7k2m4q/img-0467.jpg';
const TYPE = 'image/jpeg';
const bytes = randomBytes(5000);
const checksum = `sha256:${createHash('sha256').update(bytes).digest('hex')}`;
const soon = () => new Date(Date.now() + 60_000);

let service: TestFileService;
beforeAll(async () => {
  service = await startFileService();
});
afterAll(() => service?.close());
beforeEach(async () => {
  await service.store.put(KEY, bytes, TYPE);
  service.damages.length = 0;
});

const link = async (content: { sizeBytes: number; checksum: string | null } = { sizeBytes: 5000, checksum }) =>
  service.origin + (await service.store.signDownload(KEY, soon(), { content }));
const get = async (headers: Record<string, string> = {}) => {
  const reply = await fetch(await link(), { headers });
  return [reply.status, reply.status === 200 ? null : await reply.json()];
};
const DAMAGED = {
  name: 'Bad Gateway',
  message: 'This file is damaged. An administrator can restore it from a backup.',
};

/** Changes one bit of the stored file. */
async function flipBit(): Promise<void> {
  const changed = await readFile(service.store.pathOf(KEY)!);
  changed[2500]! ^= 1;
  await writeFile(service.store.pathOf(KEY)!, changed);
}

describe('GET of a damaged file is answered with 502 and reported', () => {
  it('when one bit is not the recorded one, also after the file was sent before', async () => {
    expect(await get()).toEqual([200, null]);
    await flipBit();
    expect(await get()).toEqual([502, DAMAGED]);
    expect(await get({ range: 'bytes=0-9' })).toEqual([502, DAMAGED]);
    expect(service.damages).toEqual([`${KEY}: content`, `${KEY}: content`]);
  });

  it('when its size is not the recorded one', async () => {
    await truncate(service.store.pathOf(KEY)!, 4999);
    expect(await get()).toEqual([502, DAMAGED]);
    expect(service.damages).toEqual([`${KEY}: size`]);
  });

  it('until it is restored', async () => {
    await flipBit();
    expect(await get()).toEqual([502, DAMAGED]);
    await writeFile(service.store.pathOf(KEY)!, bytes);
    expect(await get()).toEqual([200, null]);
  });

  it('except for files that were stored by an earlier version, whose size is compared only', async () => {
    await flipBit();
    expect((await fetch(await link({ sizeBytes: 5000, checksum: null }))).status).toBe(200);
    expect((await fetch(await link({ sizeBytes: 4999, checksum: null }))).status).toBe(502);
  });

  it('a thumbnail that was cut off, which has no record', async () => {
    const key = 'thumbnails/north-pier-7k2m4q/img-0467.jpg';
    const jpeg = Buffer.concat([bytes, Buffer.from([0xff, 0xd9])]);
    await service.store.put(key, jpeg, TYPE);
    const url = service.origin + (await service.store.signDownload(key, soon()));
    expect((await fetch(url)).status).toBe(200);
    for (const length of [5001, 1, 0]) {
      await truncate(service.store.pathOf(key)!, length);
      const reply = await fetch(url);
      expect([reply.status, await reply.json()]).toEqual([502, DAMAGED]);
    }
    expect(service.damages).toEqual(Array(3).fill(`${key}: size`));
    await service.store.put(key, jpeg, TYPE);
    expect((await fetch(url)).status).toBe(200);
  });

  it('a file that was deleted meanwhile is 404 and no damage', async () => {
    const url = await link();
    await service.store.delete(KEY);
    expect([(await fetch(url)).status, service.damages]).toEqual([404, []]);
  });
});

describe('the checksum of a file', () => {
  const big = randomBytes(BLOCK_MIN_BYTES + 100);
  const sumOf = (content: Buffer) => `sha256:${createHash('sha256').update(content).digest('hex')}`;
  const upload = async (key: string) =>
    service.store.signUpload({ key, contentType: TYPE, maxBytes: big.length, expiresAt: soon() });
  const putBlock = async (key: string, id: string, body: Buffer) =>
    (await service.put(`${await upload(key)}&comp=block&blockid=${id}`, body, {})).status;

  it('is that of an uploaded body', async () => {
    await service.put(await upload('whole.jpg'), big, { 'content-type': TYPE, 'x-ms-blob-type': 'BlockBlob' });
    expect(await service.store.fingerprint('whole.jpg')).toEqual({ sizeBytes: big.length, checksum: sumOf(big) });
  });

  it('is that of the whole file when it was uploaded in blocks', async () => {
    expect(await putBlock('blocks.jpg', 'AAAB', big.subarray(BLOCK_MIN_BYTES))).toBe(201);
    expect(await putBlock('blocks.jpg', 'AAAA', big.subarray(0, BLOCK_MIN_BYTES))).toBe(201);
    const list = Buffer.from('<BlockList><Latest>AAAA</Latest><Latest>AAAB</Latest></BlockList>');
    const headers = { 'x-ms-blob-content-type': TYPE };
    expect((await service.put(`${await upload('blocks.jpg')}&comp=blocklist`, list, headers)).status).toBe(201);
    expect(await service.store.fingerprint('blocks.jpg')).toEqual({ sizeBytes: big.length, checksum: sumOf(big) });
  });

  it('of a missing file is null', async () => expect(await service.store.fingerprint('none.jpg')).toBeNull());
});
