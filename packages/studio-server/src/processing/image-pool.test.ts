import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createImagePool, type ImagePool, type ImagePoolOptions } from './image-pool.ts';

const fixture = new URL('image-worker.fixture.ts', import.meta.url);
const TIMEOUT_MS = 60_000;

let folder: string;
let pool: ImagePool | undefined;

function open(options: Partial<ImagePoolOptions> = {}): ImagePool {
  pool = createImagePool({ size: 1, ...options });
  return pool;
}

/** Id of the child process that answered, reported by the fixture. */
const childOf = async (current: ImagePool, source: string) => (await current.read(source)).facts.model;

/** A source that the fixture answers once the test lets it. */
function held(name: string) {
  const marker = path.join(folder, name);
  return {
    source: `until:${marker}`,
    begun: () => vi.waitFor(() => expect(existsSync(`${marker}.begun`)).toBe(true)),
    release: () => writeFile(marker, ''),
  };
}
const isGone = (child: string | null) => expect(() => process.kill(Number(child), 0)).toThrow(/ESRCH/);

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'image-pool-'));
});

afterEach(async () => {
  vi.useRealTimers();
  await pool?.close();
  await rm(folder, { recursive: true });
});

describe('the image pool reads real images in a child process', () => {
  it('returns facts and a thumbnail, from a path and from a buffer', async () => {
    const jpeg = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#345' } })
      .withExif({ IFD0: { Make: 'Canon' }, IFD2: { DateTimeOriginal: '2025:11:14 09:30:00' } })
      .jpeg()
      .toBuffer();
    const file = path.join(folder, 'a.jpg');
    await writeFile(file, jpeg);

    const fromPath = await open().read(file);
    expect(fromPath.facts).toMatchObject({ width: 900, make: 'Canon', capturedAt: new Date('2025-11-14T09:30:00Z') });
    expect(Buffer.isBuffer(fromPath.thumbnail)).toBe(true);
    expect((await sharp(fromPath.thumbnail).metadata()).width).toBe(512);
    expect(await pool?.read(jpeg)).toEqual(fromPath);
  });

  it('says whether a part of the picture is damaged', async () => {
    const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
    const jpeg = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#888', noise } })
      .jpeg()
      .toBuffer();
    const faulty = Buffer.from(jpeg).fill(0, 8192, 12_288);
    const flags = [await open().read(jpeg), await pool?.read(faulty)].map((image) => [
      image?.isDamaged,
      image?.isIncomplete,
    ]);
    expect(flags).toEqual([
      [false, false],
      [true, false],
    ]);
  });

  it.each(['jpeg', 'png', 'webp', 'gif', 'tiff', 'avif'] as const)('reads %s', async (format) => {
    const image = sharp({ create: { width: 90, height: 60, channels: 3, background: '#345' } });
    const { facts } = await open().read(await image.toFormat(format).toBuffer());
    expect(facts).toMatchObject({ width: 90, height: 60 });
  });

  // With its loader, the format of a drawing is known, and unsupported.
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"/>';
  it.each([
    ['a drawing after a comment', Buffer.from(`<!-- ${' '.repeat(2_000)} -->${drawing}`)],
    ['a compressed drawing', gzipSync(drawing)],
  ])('does not open %s', async (_case, file) => {
    await expect(open().read(file)).rejects.toMatchObject({ reason: 'not-an-image' });
  });

  it('distinguishes unreadable images from files it cannot open, and continues', async () => {
    const current = open();
    await expect(current.read(Buffer.from('text'))).rejects.toMatchObject({
      name: 'ImageUnreadableError',
      reason: 'not-an-image',
    });
    await expect(current.read(Buffer.alloc(0))).rejects.toMatchObject({ reason: 'empty' });
    await expect(current.read(path.join(folder, 'missing.jpg'))).rejects.toMatchObject({ reason: 'missing' });
    await expect(current.read(folder)).rejects.toThrow(/EISDIR/);
  });
});

describe('a crash costs one attempt, not the server', () => {
  it('replaces a child that crashes once and reads the image', async () => {
    const source = `die-once:${path.join(folder, 'marker')}`;
    expect((await open({ entry: fixture }).read(source)).thumbnail.toString()).toBe(source);
  });

  it('gives up an image after two crashes and reads the next one', async () => {
    const current = open({ entry: fixture });
    await expect(current.read('die')).rejects.toMatchObject({ name: 'ImageWorkerError', reason: 'crashed' });
    expect(await childOf(current, 'next')).toMatch(/^\d+$/);
  });

  it('kills a stuck child after the timeout and reads the next image', async () => {
    const current = open({ entry: fixture, timeoutMs: TIMEOUT_MS });
    const first = await childOf(current, 'first');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const stuck = current.read('hang').catch((error: unknown) => error);
    // The pool starts a second child for the second attempt.
    for (const _attempt of [1, 2]) await vi.advanceTimersByTimeAsync(TIMEOUT_MS);
    expect(await stuck).toMatchObject({ name: 'ImageWorkerError', reason: 'timed-out' });
    vi.useRealTimers();
    await vi.waitFor(() => isGone(first));
    expect(await childOf(current, 'next')).toMatch(/^\d+$/);
  });
});

describe('the pool runs as many children as its size', () => {
  it('uses a single child when its size is one', async () => {
    const current = open({ entry: fixture });
    const children = await Promise.all(['a', 'b', 'c'].map((source) => childOf(current, source)));
    expect(new Set(children).size).toBe(1);
  });

  it('reads as many images concurrently as its size', async () => {
    const current = open({ entry: fixture, size: 2 });
    const images = ['a', 'b', 'c'].map(held);
    const reads = images.map(({ source }) => childOf(current, source));
    await Promise.all([images[0]!.begun(), images[1]!.begun()]);
    for (const { release } of images) await release();
    const children = await Promise.all(reads);
    expect(new Set(children).size).toBe(2);
  });
});

describe('the pool shuts down gracefully', () => {
  it('finishes running reads, rejects waiting ones and ends its children', async () => {
    const current = open({ entry: fixture });
    const image = held('image');
    const reading = current.read(image.source);
    const waiting = current.read('never').catch((error: unknown) => error);
    await image.begun();
    const closed = current.close();
    expect(await waiting).toMatchObject({ name: 'ImagePoolClosedError' });
    await image.release();
    const child = (await reading).facts.model;
    await closed;
    isGone(child);
    await expect(current.read('late')).rejects.toMatchObject({ name: 'ImagePoolClosedError' });
  });
});
