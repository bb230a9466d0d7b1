import { describe, expect, it } from 'vitest';
import { createDisk, diskLevel, DiskFullError, ROOM_STEP_BYTES, usedShareOf } from './disk-space.ts';

describe('the level of a disk', () => {
  it.each([
    ['ok below 90 %', 0.899, 'ok'],
    ['low from 90 %', 0.9, 'low'],
    ['low below 95 %', 0.949, 'low'],
    ['full from 95 %', 0.95, 'full'],
    ['full at 100 %', 1, 'full'],
  ])('is %s', (_rule, share, level) => expect(diskLevel(share)).toBe(level));
});

describe('the used share', () => {
  it.each([
    ['counts blocks reserved for root as not available', { bsize: 1, blocks: 100, bfree: 15, bavail: 10 }, 85 / 95],
    ['is 1 when only reserved blocks are left', { bsize: 1, blocks: 100, bfree: 5, bavail: 0 }, 1],
    ['is 0 for file systems without blocks', { bsize: 1, blocks: 0, bfree: 0, bavail: 0 }, 0],
  ])('%s', (_rule, blocks, share) => expect(usedShareOf(blocks)).toBe(share));

  it('is read once for several questions, and again for the free space of now', async () => {
    let readCount = 0;
    const disk = createDisk('/data', async () => {
      readCount += 1;
      return { bsize: 1, blocks: 100, bfree: 50, bavail: 50 };
    });
    expect([await disk.usedShare(), await disk.usedShare(), readCount]).toEqual([0.5, 0.5, 1]);
    expect([await disk.usedShare(0), readCount]).toEqual([0.5, 2]);
  });
});

describe('reserved room', () => {
  it('uploads at the same time never fill more than 95 % of the disk together', async () => {
    const disk = createDisk('/data', async () => ({ bsize: 1000, blocks: 100, bfree: 15, bavail: 15 }));
    const first = await disk.reserve(6_000);
    await expect(disk.reserve(4_000)).rejects.toThrow(DiskFullError);
    const second = await disk.reserve(3_900);
    first.release();
    second.release();
    await (await disk.reserve(9_999)).next();
  });

  it('what was written counts as used as soon as its room is released', async () => {
    let free = 15;
    const disk = createDisk('/data', async () => ({ bsize: 1000, blocks: 100, bfree: free, bavail: free }));
    const upload = await disk.reserve(6_000);
    free -= 6;
    upload.release();
    await expect(disk.reserve(4_000)).rejects.toThrow(DiskFullError);
  });

  it('a disk that something else fills stops an upload that has begun', async () => {
    let free = 15;
    const disk = createDisk('/data', async () => ({ bsize: 1000, blocks: 100, bfree: free, bavail: free }));
    const upload = await disk.reserve(2_000);
    await upload.next();
    free = 4;
    await expect(upload.next()).rejects.toThrow(DiskFullError);
  });
});

describe('a large upload', () => {
  /** A disk of 100 steps, of which 95 can be used. */
  const diskOf = (free: () => number) =>
    createDisk('/data', async () => ({ bsize: ROOM_STEP_BYTES, blocks: 100, bfree: free(), bavail: free() }));

  it('keeps the room of one step only, however large its announced size is', async () => {
    const disk = diskOf(() => 15);
    await disk.reserve(9 * ROOM_STEP_BYTES);
    await disk.reserve(8 * ROOM_STEP_BYTES);
    await expect(disk.reserve(8 * ROOM_STEP_BYTES)).rejects.toThrow(DiskFullError);
  });

  it('is refused when its announced size does not fit', async () => {
    await expect(diskOf(() => 15).reserve(10 * ROOM_STEP_BYTES)).rejects.toThrow(DiskFullError);
  });

  it('stops before the steps of all uploads together would fill more than 95 %', async () => {
    let free = 8;
    const disk = diskOf(() => free);
    const [first, second] = [await disk.reserve(2 * ROOM_STEP_BYTES), await disk.reserve(1.9 * ROOM_STEP_BYTES)];
    free -= 0.5;
    await first.next();
    free -= 0.5;
    await expect(second.next()).rejects.toThrow(DiskFullError);
    first.release();
    await second.next();
  });
});
