import { randomBytes } from 'node:crypto';
import { request as httpRequest, type ClientRequest } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { BLOCK_MIN_BYTES } from './block-account.ts';
import { startFileService, type TestFileService } from './testing/start-file-service.ts';

const KEY = 'projects/north-pier-7k2m4q/img-0467.jpg';
const TYPE = 'image/jpeg';
const HEADERS = { 'content-type': TYPE, 'x-ms-blob-type': 'BlockBlob' };
const MEGABYTE = 1_000_000;
const FULL = 'The disk of the server is full. Nothing was stored. Ask an administrator to make room.';

let service: TestFileService;
let requests: ClientRequest[] = [];
afterEach(async () => {
  for (const request of requests) request.destroy();
  requests = [];
  await service?.close();
});

/** Starts a service on a disk of 100 MB with this much room. */
async function start(freeBytes: () => number): Promise<void> {
  service = await startFileService(undefined, async () => {
    const free = freeBytes() / 1000;
    return { bsize: 1000, blocks: 100_000, bfree: free, bavail: free };
  });
}
const sign = (key = KEY, maxBytes = MEGABYTE) =>
  service.store.signUpload({ key, contentType: TYPE, maxBytes, expiresAt: new Date(Date.now() + 60_000) });

/** Starts a PUT whose body does not end. @returns the status, or the code of the error that ends the connection */
function begin(url: string, sizeBytes: number, sent: Buffer, headers: Record<string, string> = HEADERS) {
  const { promise, resolve } = Promise.withResolvers<number | string>();
  const options = { method: 'PUT', headers: { ...headers, 'content-length': sizeBytes } };
  const request = httpRequest(service.origin + url, options, (reply) => {
    reply.resume();
    resolve(reply.statusCode!);
  });
  request.on('error', (error: NodeJS.ErrnoException) => resolve(error.code!));
  request.write(sent);
  requests.push(request);
  return { request, outcome: promise };
}
const arriving = async (count: number) => {
  await expect.poll(service.leftovers).toHaveLength(count);
};

describe('PUT on a full disk', () => {
  it.each([
    ['95 %', 5, 507, FULL],
    ['94 %', 6, 201, ''],
  ])('of %s', async (_used, free, status, message) => {
    await start(() => free * MEGABYTE);
    const url = await sign();
    const bytes = randomBytes(5000);
    const replies = [
      await service.put(url, bytes, HEADERS),
      await service.put(`${url}&comp=block&blockid=${encodeURIComponent('AAAA')}`, bytes, {}),
    ];
    expect(replies.map((reply) => reply.status)).toEqual([status, status]);
    expect(await replies[0]!.text()).toContain(message);
    expect(await service.leftovers()).toEqual([]);
  });

  it('files that arrive at the same time get 507 before they fill more than 95 % together', async () => {
    await start(() => 6.5 * MEGABYTE);
    const first = begin(await sign('a.jpg'), MEGABYTE, Buffer.alloc(1000));
    await arriving(1);
    const putSecond = async () => service.put(await sign('b.jpg'), Buffer.alloc(0.8 * MEGABYTE), HEADERS);
    const reply = await putSecond();
    expect([reply.status, await reply.json()]).toEqual([507, { name: 'Insufficient Storage', message: FULL }]);
    first.request.destroy();
    await arriving(0);
    expect((await putSecond()).status).toBe(201);
  });

  it('a slow upload of a large file does not keep its room from others', async () => {
    await start(() => 45 * MEGABYTE);
    const slow = begin(await sign('a.jpg', 38 * MEGABYTE), 38 * MEGABYTE, Buffer.alloc(1000));
    await arriving(1);
    expect((await service.put(await sign('b.jpg', 30 * MEGABYTE), Buffer.alloc(30 * MEGABYTE), HEADERS)).status).toBe(
      201,
    );
    slow.request.end(Buffer.alloc(38 * MEGABYTE - 1000));
    expect(await slow.outcome).toBe(201);
  });

  it('a file stops arriving when something else fills the disk', async () => {
    let free = 90 * MEGABYTE;
    await start(() => free);
    const size = 40 * MEGABYTE;
    const { request, outcome } = begin(await sign('a.jpg', size), size, Buffer.alloc(1000));
    await arriving(1);
    free = 4 * MEGABYTE;
    request.end(Buffer.alloc(size - 1000));
    expect(await outcome).toBe(507);
    await arriving(0);
    expect(await service.store.head('a.jpg')).toBeNull();
  });

  it('blocks are not assembled without room for the whole file', async () => {
    let free = 50 * MEGABYTE;
    await start(() => free);
    const url = await sign();
    await service.put(`${url}&comp=block&blockid=AAAA`, Buffer.alloc(BLOCK_MIN_BYTES), {});
    free = 5 * MEGABYTE + BLOCK_MIN_BYTES;
    const commit = () =>
      service.put(`${url}&comp=blocklist`, Buffer.from('<BlockList><Latest>AAAA</Latest></BlockList>'), {
        'x-ms-blob-content-type': TYPE,
      });
    expect((await commit()).status).toBe(507);
    free = 50 * MEGABYTE;
    expect((await commit()).status).toBe(201);
  });
});

describe('PUT at the same time to one URL', () => {
  it('keeps one arriving body, however many are sent: a newer one ends the older one', async () => {
    await start(() => 90 * MEGABYTE);
    const url = await sign();
    const bodies = Array.from({ length: 200 }, () => begin(url, MEGABYTE, Buffer.alloc(500_000)));
    const last = (await Promise.race(bodies.map(({ outcome }) => outcome))) as string;
    expect(last).toBe('ECONNRESET');
    await expect.poll(async () => (await service.leftovers()).length).toBe(1);
    const latest = begin(url, MEGABYTE, Buffer.alloc(500_000));
    latest.request.end(Buffer.alloc(500_000));
    expect(await latest.outcome).toBe(201);
    const outcomes = await Promise.all(bodies.map(({ outcome }) => outcome));
    expect(new Set(outcomes)).toEqual(new Set(['ECONNRESET']));
    expect([await service.leftovers(), (await service.store.head(KEY))?.sizeBytes]).toEqual([[], MEGABYTE]);
  });

  it('keeps one arriving body per block', async () => {
    await start(() => 90 * MEGABYTE);
    const url = await sign();
    const block = (id: string) => begin(`${url}&comp=block&blockid=${id}`, BLOCK_MIN_BYTES, Buffer.alloc(1000), {});
    const bodies = Array.from({ length: 20 }, () => block('AAAA'));
    block('AAAB');
    await arriving(2);
    bodies.push(block('AAAA'));
    bodies.at(-1)!.request.end(Buffer.alloc(BLOCK_MIN_BYTES - 1000));
    const outcomes = await Promise.all(bodies.map(({ outcome }) => outcome));
    expect(outcomes.filter((outcome) => outcome === 201)).toHaveLength(1);
  });
});
