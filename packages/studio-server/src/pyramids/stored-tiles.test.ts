import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { writePyramid } from '../processing/write-pyramid.ts';
import type { BlobStore } from '../storage/blob-store.ts';
import { readPyramid } from './read-pyramid.ts';
import { createStoredTiles } from './stored-tiles.ts';

const FIRST = { z: 0, x: 0, y: 0 };
const LAST = { z: 1, x: 1, y: 0 };

let folder: string;
let pyramid: Buffer;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'studio-stored-'));
  const path = join(folder, 'a.tif');
  const image = sharp({ create: { width: 900, height: 400, channels: 3, background: '#987' } });
  await writePyramid(await image.jpeg().toBuffer(), path);
  pyramid = await readFile(path);
});
afterAll(() => rm(folder, { recursive: true }));

let etag: string;
let bytes: Buffer;
let streams: Readable[];
const get = vi.fn<BlobStore['get']>();
let find: ReturnType<typeof createStoredTiles>;

beforeEach(() => {
  [etag, bytes, streams] = ['1', pyramid, []];
  get.mockReset().mockImplementation(async (_key, range) => {
    const stream = Readable.from([bytes.subarray(range?.start, range && range.end + 1)]);
    streams.push(stream);
    return { stream, etag, sizeBytes: bytes.length, contentType: 'image/tiff' };
  });
  find = createStoredTiles({ get });
});

describe('tiles of a stored pyramid', () => {
  it('are read with one range each, once it is known where they are', async () => {
    await find('a.tif', FIRST);
    get.mockClear();
    expect(await find('a.tif', LAST)).not.toBeNull();
    const { start, length } = (await readPyramid(async (from, size) => pyramid.subarray(from, from + size)))[1]!
      .tiles[1]!;
    expect(get.mock.calls).toEqual([['a.tif', { start, end: start + length - 1 }]]);
  });

  it('of 500 images are known, and then those of the last ones', async () => {
    for (let at = 0; at < 500; at += 1) await find(`${at}.tif`, FIRST);
    get.mockClear();
    await find('0.tif', FIRST);
    expect(get).toHaveBeenCalledTimes(1);
    await find('500.tif', FIRST);
    get.mockClear();
    await find('1.tif', FIRST);
    expect(get).toHaveBeenCalledTimes(1);
    await find('0.tif', FIRST);
    expect(get.mock.calls.length).toBeGreaterThan(2);
  });

  it('that was replaced are read from the new one; what arrives of it meanwhile is dropped', async () => {
    await find('a.tif', FIRST);
    etag = '2';
    streams = [];
    expect(await find('a.tif', FIRST)).toBeInstanceOf(Buffer);
    expect(streams[0]!.destroyed).toBe(true);
  });
});

describe('there are no tiles', () => {
  it('of a file that does not exist', async () => {
    get.mockResolvedValue(null);
    expect(await find('a.tif', FIRST)).toBeUndefined();
  });

  it('if one is cut off', async () => {
    await find('a.tif', FIRST);
    const { start, length } = (await readPyramid(async (from, size) => pyramid.subarray(from, from + size)))[0]!
      .tiles[0]!;
    bytes = pyramid.subarray(0, start + length - 1);
    expect(await find('a.tif', FIRST)).toBeUndefined();
  });

  it('if one has no bytes', async () => {
    const { start, length } = (await readPyramid(async (from, size) => pyramid.subarray(from, from + size)))[0]!
      .tiles[0]!;
    bytes = Buffer.from(pyramid);
    // The lowest level has one tile, whose length is in its entry.
    const at = bytes.lastIndexOf(Buffer.from(new Uint32Array([length]).buffer));
    bytes.writeUInt32LE(0, at);
    expect(start).toBeGreaterThan(0);
    expect(await find('a.tif', FIRST)).toBeUndefined();
  });

  it('if the store fails, which is thrown', async () => {
    get.mockRejectedValue(new Error('The store is away.'));
    await expect(find('a.tif', FIRST)).rejects.toThrow('The store is away.');
  });
});
