import { copyFile, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ImagePoolClosedError } from '../processing/image-pool.ts';
import { ImageUnreadableError } from '../processing/image-unreadable-error.ts';
import { ImageWorkerError } from '../processing/image-worker-error.ts';
import { writePyramid } from '../processing/write-pyramid.ts';
import { DiskFullError } from '../storage/disk-space.ts';
import { pyramidKeyOf } from '../storage/image-keys.ts';
import { openPyramids, type PyramidParts, type Pyramids } from './open-pyramids.ts';

const KEY = pyramidKeyOf('pier', 'img-1');
const FIRST = { z: 0, x: 0, y: 0 };
const wanted = () => true;

let folder: string;
let made: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'studio-pyramids-'));
  made = join(folder, 'made.tif');
  const image = sharp({ create: { width: 600, height: 400, channels: 3, background: '#987' } });
  await writePyramid(await image.jpeg().toBuffer(), made);
});
afterAll(() => rm(folder, { recursive: true }));

let files: Map<string, { bytes: Buffer; etag: string; contentType?: string }>;
let versions = 0;
const store = (bytes: Buffer) => ({ bytes, etag: String((versions += 1)) });
const writing = vi.fn<PyramidParts['images']['writePyramid']>();
const reserve = vi.fn();
const originalKeyOf = vi.fn<PyramidParts['originalKeyOf']>();
let pyramids: Pyramids;

beforeEach(() => {
  files = new Map([['projects/pier/img-1.jpg', store(Buffer.from('original'))]]);
  writing.mockReset().mockImplementation((_source, target) => copyFile(made, target));
  reserve.mockReset().mockResolvedValue({ next: async () => undefined, release: () => undefined });
  originalKeyOf.mockReset().mockImplementation(async (id) => (id === 'img-9' ? null : 'projects/pier/img-1.jpg'));
  pyramids = openPyramids({
    store: {
      pathOf: () => null,
      get: async (key, range) => {
        const file = files.get(key);
        const bytes = file?.bytes.subarray(range?.start, range && range.end + 1) ?? Buffer.alloc(0);
        return file ? { ...file, sizeBytes: file.bytes.length, contentType: '', stream: Readable.from([bytes]) } : null;
      },
      put: async (key, body, contentType) => {
        files.set(key, { ...store(await buffer(body as Readable)), contentType });
      },
    },
    images: { size: 1, writePyramid: writing },
    disk: { reserve },
    originalKeyOf,
  });
});
afterEach(() => vi.useRealTimers());

const isJpeg = (tile: Buffer | null) => tile?.subarray(0, 3).toString('hex') === 'ffd8ff';

describe('the first tile of an image makes its pyramid', () => {
  it('once for all who ask meanwhile and later, from the bytes of the original', async () => {
    let original = '';
    writing.mockImplementation(async (source, target) => {
      original = await readFile(source as string, 'utf8');
      await copyFile(made, target);
    });
    const places = [FIRST, { z: 1, x: 0, y: 0 }, { z: 1, x: 1, y: 0 }];
    const tiles = await Promise.all(places.map((place) => pyramids.tile(KEY, place, wanted)));
    tiles.push(await pyramids.tile(KEY, FIRST, wanted));
    expect(tiles.map(isJpeg)).toEqual([true, true, true, true]);
    expect([writing.mock.calls.length, original]).toEqual([1, 'original']);
    expect(files.get(KEY)).toMatchObject({ bytes: await readFile(made), contentType: 'image/tiff' });
  });

  it('and leaves no temporary files', async () => {
    const temporary = async () => (await readdir(tmpdir())).filter((name) => name.startsWith('studio-image-'));
    const before = await temporary();
    let during: string[] = [];
    writing.mockImplementation(async (_source, target) => {
      await copyFile(made, target);
      during = await temporary();
    });
    await pyramids.tile(KEY, FIRST, wanted);
    expect(during.length).toBeGreaterThan(before.length);
    expect((await temporary()).filter((name) => during.includes(name) && !before.includes(name))).toEqual([]);
  });

  it.each([
    { z: 2, x: 0, y: 0 },
    { z: 0, x: 1, y: 0 },
    { z: 1, x: 2, y: 0 },
    { z: 1, x: 0, y: 1 },
  ])('there is no tile outside: %o', async (place) => expect(await pyramids.tile(KEY, place, wanted)).toBeNull());

  it('there is none of an image that is gone', async () => {
    expect(await pyramids.tile(pyramidKeyOf('pier', 'img-9'), FIRST, wanted)).toBeNull();
    expect(writing).not.toHaveBeenCalled();
  });
});

describe('images take turns', () => {
  it('the one asked for last is next, and one that nobody waits for any more is left out', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    writing.mockImplementationOnce(async (_source, target) => {
      await promise;
      await copyFile(made, target);
    });
    const order: string[] = [];
    const ask = async (id: string, isWanted = wanted) => {
      const tile = await pyramids.tile(pyramidKeyOf('pier', id), FIRST, isWanted);
      order.push(tile ? id : `${id} left out`);
    };
    const asked = [ask('img-1')];
    await vi.waitFor(() => expect(writing).toHaveBeenCalledTimes(1));
    for (const id of ['img-2', 'img-3', 'img-4']) {
      asked.push(ask(id, () => id !== 'img-3'));
      // Each looks for its pyramid in the store before it waits.
      await new Promise((done) => setImmediate(done));
    }
    resolve();
    await Promise.all(asked);
    expect(order.toSorted()).toEqual(['img-1', 'img-2', 'img-3 left out', 'img-4']);
    expect(order.indexOf('img-4')).toBeLessThan(order.indexOf('img-2'));
    expect(writing).toHaveBeenCalledTimes(3);
  });

  it('one is made if some of those who asked before its turn still wait', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    writing.mockImplementationOnce(async (_source, target) => {
      await promise;
      await copyFile(made, target);
    });
    const before = pyramids.tile(pyramidKeyOf('pier', 'img-2'), FIRST, wanted);
    await vi.waitFor(() => expect(writing).toHaveBeenCalledTimes(1));
    const tiles = [() => false, wanted].map((isWanted) => pyramids.tile(KEY, FIRST, isWanted));
    await new Promise((done) => setImmediate(done));
    resolve();
    expect((await Promise.all([before, ...tiles])).map(isJpeg)).toEqual([true, true, true]);
    expect(writing).toHaveBeenCalledTimes(2);
  });

  it('one is made for those who still wait, even if others went before', async () => {
    const [, tile] = await Promise.all([pyramids.tile(KEY, FIRST, () => false), pyramids.tile(KEY, FIRST, wanted)]);
    expect(isJpeg(tile)).toBe(true);
  });
});

describe('a pyramid that cannot be made', () => {
  it('is tried again after a minute', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    const damaged = new ImageUnreadableError('damaged');
    writing.mockRejectedValue(damaged);
    await expect(pyramids.tile(KEY, FIRST, wanted)).rejects.toBe(damaged);
    await expect(pyramids.tile(KEY, FIRST, wanted)).rejects.toBe(damaged);
    expect(writing).toHaveBeenCalledTimes(1);
    writing.mockImplementation((_source, target) => copyFile(made, target));
    vi.advanceTimersByTime(59_999);
    await expect(pyramids.tile(KEY, FIRST, wanted)).rejects.toBe(damaged);
    vi.advanceTimersByTime(1);
    expect(isJpeg(await pyramids.tile(KEY, FIRST, wanted))).toBe(true);
  });

  it.each([
    ['the image is damaged', new ImageUnreadableError('damaged'), 1],
    ['its reader crashed', new ImageWorkerError('crashed'), 1],
    ['the disk is full', new DiskFullError('Full.'), 1],
    ['the storage does not answer', new Error('socket hang up'), 2],
    ['the server stops', new ImagePoolClosedError(), 2],
  ])('because %s, is tried %3$i times by two requests', async (_case, error, tryCount) => {
    writing.mockRejectedValue(error);
    for (let requests = 0; requests < 2; requests += 1)
      await expect(pyramids.tile(KEY, FIRST, wanted)).rejects.toBe(error);
    expect(writing).toHaveBeenCalledTimes(tryCount);
  });

  it('because its record could not be read, is made at the next request', async () => {
    originalKeyOf.mockRejectedValueOnce(new Error('Connection terminated'));
    await expect(pyramids.tile(KEY, FIRST, wanted)).rejects.toThrow('Connection terminated');
    expect(isJpeg(await pyramids.tile(KEY, FIRST, wanted))).toBe(true);
  });

  it('because the original is missing', async () => {
    files.clear();
    await expect(pyramids.tile(KEY, FIRST, wanted)).rejects.toMatchObject({ reason: 'missing' });
  });

  it('because the disk is full, is not stored', async () => {
    reserve.mockRejectedValue(new DiskFullError('Full.'));
    await expect(pyramids.tile(KEY, FIRST, wanted)).rejects.toThrow(DiskFullError);
    expect(files.has(KEY)).toBe(false);
  });
});

describe('a stored pyramid', () => {
  beforeEach(async () => void (await pyramids.tile(KEY, FIRST, wanted)));

  it('that was replaced is read again', async () => {
    const other = join(folder, 'other.tif');
    const image = sharp({ create: { width: 600, height: 400, channels: 3, background: '#fff' } });
    await writePyramid(await image.jpeg().toBuffer(), other);
    files.set(KEY, store(await readFile(other)));
    const tile = await pyramids.tile(KEY, FIRST, wanted);
    expect((await sharp(tile!).stats()).channels[0]!.max).toBe(255);
    expect(writing).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['deleted', () => files.delete(KEY)],
    ['cut off', () => files.set(KEY, store(files.get(KEY)!.bytes.subarray(0, 500)))],
    ['overwritten with zeros', () => files.set(KEY, store(Buffer.alloc(5000)))],
  ])('that was %s is made again', async (_case, damage) => {
    damage();
    expect(isJpeg(await pyramids.tile(KEY, FIRST, wanted))).toBe(true);
    expect(writing).toHaveBeenCalledTimes(2);
    expect(files.get(KEY)?.bytes).toEqual(await readFile(made));
  });
});
