import { createHash, randomBytes } from 'node:crypto';
import { truncate } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  startFileService,
  type TestFileService,
} from '../../packages/studio-server/src/storage/testing/start-file-service.ts';

const TYPE = 'image/jpeg';
const STORED = 'projects/pier/stored.jpg';
const CONFIRMED = 'projects/pier/confirmed.jpg';
const HEADERS = { 'content-type': TYPE, 'x-ms-blob-type': 'BlockBlob' };
const SIZE_BYTES = 200_000;
const bytes = randomBytes(SIZE_BYTES);
const CHECKSUM = `sha256:${createHash('sha256').update(bytes).digest('hex')}`;
const soon = () => new Date(Date.now() + 60_000);

let service: TestFileService;
beforeAll(async () => {
  service = await startFileService(async (key) => key !== CONFIRMED);
  for (const key of [STORED, CONFIRMED]) await service.store.put(key, bytes, TYPE);
});
afterAll(() => service?.close());

const upload = (key = 'projects/pier/new.jpg', expiresAt = soon()) =>
  service.store.signUpload({ key, contentType: TYPE, maxBytes: SIZE_BYTES, expiresAt });
const download = (expiresAt = soon(), key = STORED) =>
  service.store.signDownload(key, expiresAt, {
    fileName: 'Pier 1.jpg',
    content: { sizeBytes: SIZE_BYTES, checksum: CHECKSUM },
  });
const edit = (url: string, name: string, value: string | null) => {
  const [path, query] = url.split('?') as [string, string];
  const parameters = new URLSearchParams(query);
  if (value === null) parameters.delete(name);
  else parameters.set(name, value);
  return `${path}?${parameters.toString()}`;
};
const laterSeconds = String(Math.floor(Date.now() / 1000) + 1_000_000);

describe('an attack on a download URL', () => {
  it.each<[string, number, () => Promise<string>]>([
    ['a longer validity', 403, async () => edit(await download(), 'exp', laterSeconds)],
    ['no expiry', 403, async () => edit(await download(), 'exp', null)],
    ['an expiry that is no number', 403, async () => edit(await download(), 'exp', 'never')],
    ['an expired URL', 403, () => download(new Date(0))],
    ['another file', 403, async () => (await download()).replace('stored', 'confirmed')],
    ['another name to save under', 403, async () => edit(await download(), 'name', 'evil.html')],
    ['another size, to get a damaged file', 403, async () => edit(await download(), 'size', '1')],
    ['no size, to get a damaged file', 403, async () => edit(await download(), 'size', null)],
    ['another checksum, to get a damaged file', 403, async () => edit(await download(), 'sum', 'sha256:00')],
    ['no checksum, to get a damaged file', 403, async () => edit(await download(), 'sum', null)],
    [
      'a checksum moved into the size',
      403,
      async () => edit(edit(await download(), 'size', `${SIZE_BYTES} ${CHECKSUM}`), 'sum', null),
    ],
    [
      'a size moved into the name',
      403,
      async () => edit(edit(await download(), 'name', `x\n${SIZE_BYTES}`), 'size', null),
    ],
    ['no signature', 403, async () => edit(await download(), 'sig', null)],
    ['an empty signature', 403, async () => edit(await download(), 'sig', '')],
    ['a shortened signature', 403, async () => edit(await download(), 'sig', 'AAAA')],
    ['a repeated parameter', 403, async () => `${await download()}&exp=${laterSeconds}`],
    ['an upload URL used for reading', 403, () => upload(STORED)],
    ['the key of the signatures', 403, async () => (await download()).replace(STORED, 'file-links.key')],
    ['a path above the folder', 400, async () => (await download()).replace('projects/', '..%2f..%2f')],
    ['a hidden folder', 400, async () => (await download()).replace('projects/', '.incoming/')],
    ['a NUL in the path', 400, async () => (await download()).replace('stored', 'stored%00')],
    ['a backslash in the path', 400, async () => (await download()).replace('projects/', '..%5C')],
  ])('with %s gets %i', async (_attack, status, make) => {
    expect((await fetch(service.origin + (await make()))).status).toBe(status);
  });

  it('with a file that was truncated on the disk gets 502, not part of the file', async () => {
    const url = await download(soon(), STORED);
    await truncate(service.store.pathOf(STORED)!, 10);
    const reply = await fetch(service.origin + url);
    expect([reply.status, await reply.json()]).toEqual([502, expect.objectContaining({ name: 'Bad Gateway' })]);
    await service.store.put(STORED, bytes, TYPE);
  });
});

describe('an attack on an upload URL', () => {
  const block = (id: string) => `&comp=block&blockid=${encodeURIComponent(id)}`;
  const LIST = Buffer.from('<BlockList><Latest>AAAA</Latest></BlockList>');
  const LIST_HEADERS = { 'x-ms-blob-content-type': TYPE };
  const put = (url: string, body: Buffer | ReadableStream = bytes, headers: Record<string, string> = HEADERS) =>
    service.put(url, body, headers);

  it.each<[string, number, () => Promise<Response>]>([
    ['a larger maximum', 403, async () => put(edit(await upload(), 'max', '999999999'))],
    ['no maximum', 403, async () => put(edit(await upload(), 'max', null))],
    [
      'another type',
      403,
      async () => put(edit(await upload(), 'ct', 'text/html'), bytes, { ...HEADERS, 'content-type': 'text/html' }),
    ],
    [
      'another type in the header',
      415,
      async () => put(await upload(), bytes, { ...HEADERS, 'content-type': 'text/html' }),
    ],
    ['one byte too many', 413, async () => put(await upload(), Buffer.concat([bytes, Buffer.from('x')]))],
    ['an expired URL', 403, async () => put(await upload(undefined, new Date(0)))],
    ['a download URL', 403, async () => put(await download())],
    ['the key of another file', 403, async () => put((await upload()).replace('new', 'stored'))],
    ['a confirmed file', 409, async () => put(await upload(CONFIRMED))],
    ['a block for a confirmed file', 409, async () => put((await upload(CONFIRMED)) + block('AAAA'), bytes, {})],
    [
      'a block list for a confirmed file',
      409,
      async () => put(`${await upload(CONFIRMED)}&comp=blocklist`, LIST, LIST_HEADERS),
    ],
    [
      'a block above the maximum',
      413,
      async () => put((await upload()) + block('AAAA'), Buffer.alloc(SIZE_BYTES + 1), {}),
    ],
    [
      'a block list for more blocks than the file can have',
      413,
      async () => put(`${await upload()}&comp=blocklist`, Buffer.alloc(1_000, 'x'), LIST_HEADERS),
    ],
    [
      'a block list of unknown length',
      411,
      async () => put(`${await upload()}&comp=blocklist`, new Blob([LIST]).stream(), LIST_HEADERS),
    ],
    ['an empty block', 400, async () => put((await upload()) + block('AAAA'), Buffer.alloc(0), {})],
    ['a block id that leads out of the folder', 400, async () => put((await upload()) + block('../../x'), bytes, {})],
    ['an unknown part', 400, async () => put(`${await upload()}&comp=page`)],
    ['a part named like a property of objects', 400, async () => put(`${await upload()}&comp=constructor`)],
  ])('with %s gets %i', async (_attack, status, attempt) => {
    expect((await attempt()).status).toBe(status);
    expect(await service.leftovers()).toEqual([]);
  });

  it('with many blocks of one byte stores one of them', async () => {
    const url = await upload('projects/pier/crumbs.jpg');
    const statuses: number[] = [];
    for (let index = 0; index < 50; index += 1) {
      const id = Buffer.from(`crumb-${index}`).toString('base64');
      statuses.push((await put(url + block(id), Buffer.from('x'), {})).status);
    }
    expect(statuses).toEqual([201, ...Array.from({ length: 49 }, () => 400)]);
  });
});
