import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { tileLevels } from '@inspection-studio/domain/images';
import fc from 'fast-check';
import sharp, { type Sharp } from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bitmap } from '../processing/bitmap.fixture.ts';
import { writePyramid } from '../processing/write-pyramid.ts';
import { NoPyramidError, type ReadBytes } from './read-directory.ts';
import { jpegOf, readPyramid } from './read-pyramid.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'studio-pyramid-'));
});
afterAll(() => rm(folder, { recursive: true }));

const plain = (width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: 3, background } });

async function pyramidOf(source: Buffer): Promise<Buffer> {
  const target = join(folder, 'a.tif');
  await writePyramid(source, target);
  return readFile(target);
}

const reading =
  (file: Buffer): ReadBytes =>
  async (start, length) =>
    file.subarray(start, start + length);

/** A tile of an image, decoded: size, channels and its raw pixels. */
async function tileOf(source: Buffer, z: number, x: number, y: number) {
  const file = await pyramidOf(source);
  const { columns, tiles, tables } = (await readPyramid(reading(file)))[z]!;
  const { start, length } = tiles[y * columns + x]!;
  const jpeg = jpegOf(tables, file.subarray(start, start + length));
  return sharp(jpeg).raw().toBuffer({ resolveWithObject: true });
}

/** Red, green and blue of a pixel of a tile. */
async function pixel(source: Buffer, { z = 0, tile = [0, 0], at = [0, 0] } = {}) {
  const { data, info } = await tileOf(source, z, tile[0]!, tile[1]!);
  const from = (at[1]! * info.width + at[0]!) * info.channels;
  return [...data.subarray(from, from + 3)];
}
const near = (colour: number[]) => colour.map((part) => expect.closeTo(part, -1.3));

describe('the levels of a pyramid are those that the domain says', () => {
  it.each([
    [1, 1],
    [512, 512],
    [513, 300],
    [1025, 511],
    [1026, 2052],
    [2500, 1700],
    [5000, 3],
    [3, 5000],
  ])('%i x %i', async (width, height) => {
    const levels = await readPyramid(reading(await pyramidOf(await plain(width, height, '#987').jpeg().toBuffer())));
    expect(levels).toHaveLength(tileLevels([width, height]));
    expect(levels.at(-1)).toMatchObject({ columns: Math.ceil(width / 512), rows: Math.ceil(height / 512) });
  });
});

describe('tiles show the image', () => {
  const quarters = () =>
    plain(1024, 1024, '#ffffff')
      .composite([
        { input: { create: { width: 512, height: 512, channels: 3, background: '#c01020' } }, top: 0, left: 0 },
        { input: { create: { width: 512, height: 512, channels: 3, background: '#1030c0' } }, top: 512, left: 512 },
      ])
      .png()
      .toBuffer();

  it('each its part, at its level', async () => {
    const image = await quarters();
    const middle = [256, 256];
    expect(await pixel(image, { z: 1, tile: [0, 0], at: middle })).toEqual(near([0xc0, 0x10, 0x20]));
    expect(await pixel(image, { z: 1, tile: [1, 0], at: middle })).toEqual(near([255, 255, 255]));
    expect(await pixel(image, { z: 1, tile: [1, 1], at: middle })).toEqual(near([0x10, 0x30, 0xc0]));
    expect(await pixel(image, { z: 0, at: [400, 400] })).toEqual(near([0x10, 0x30, 0xc0]));
    expect((await tileOf(image, 1, 0, 0)).info).toMatchObject({ width: 512, height: 512 });
  });

  it.each([
    ['upright', async () => sharp(await quarters()).withMetadata({ orientation: 6 }), [0x10, 0x30, 0xc0]],
    [
      'transparent parts white',
      async () => sharp({ create: { width: 40, height: 40, channels: 4, background: '#0000' } }),
      [255, 255, 255],
    ],
    ['grey images', async () => plain(40, 40, '#808080').greyscale(), [128, 128, 128]],
    ['16 bits per channel', async () => plain(40, 40, '#206080').toColourspace('rgb16'), [0x20, 0x60, 0x80]],
  ] as [string, () => Promise<Sharp>, number[]][])('%s', async (_case, image, colour) => {
    const at = _case === 'upright' ? [100, 400] : [4, 4];
    expect(await pixel(await (await image()).png().toBuffer(), { at })).toEqual(near(colour));
  });

  it('of sonar bitmaps', async () => {
    expect((await readPyramid(reading(await pyramidOf(bitmap({ bits: 24 }))))).length).toBe(1);
  });

  it('of a truncated image, as far as it goes', async () => {
    const noise = Buffer.from(Array.from({ length: 600 * 600 * 3 }, (_, at) => (at * 7919) % 256));
    const whole = await sharp(noise, { raw: { width: 600, height: 600, channels: 3 } })
      .jpeg()
      .toBuffer();
    const cut = await pyramidOf(whole.subarray(0, whole.length / 2));
    expect((await readPyramid(reading(cut))).map(({ columns }) => columns)).toEqual([1, 2]);
  });
});

it('a file that is no image has no pyramid', async () => {
  await expect(writePyramid(Buffer.from('no image'), join(folder, 'b.tif'))).rejects.toMatchObject({
    name: 'ImageUnreadableError',
    reason: 'not-an-image',
  });
});

it.each(['/dev/full', '/nowhere/a.tif'])(
  'a pyramid that cannot be written to %s is no fault of the image',
  async (target) => {
    const image = await plain(600, 600, '#987').jpeg().toBuffer();
    await expect(writePyramid(image, target)).rejects.toThrow(expect.objectContaining({ name: 'Error' }));
  },
);

describe('a damaged pyramid is noticed', () => {
  it('whatever bytes changed, reading ends, with levels or a NoPyramidError', async () => {
    const file = await pyramidOf(await plain(600, 600, '#987').jpeg().toBuffer());
    const changes = fc.array(fc.tuple(fc.nat(file.length - 1), fc.nat(255)), { minLength: 1, maxLength: 40 });
    await fc.assert(
      fc.asyncProperty(fc.nat(file.length), changes, async (length, bytes) => {
        const damaged = Buffer.from(file.subarray(0, length));
        for (const [at, value] of bytes) if (at < length) damaged[at] = value;
        const outcome = await readPyramid(reading(damaged)).catch((error: unknown) => error);
        expect(outcome).toSatisfy(() => Array.isArray(outcome) || outcome instanceof NoPyramidError);
      }),
      { numRuns: 500 },
    );
  });

  it('a chain of directories without an end', async () => {
    const file = await pyramidOf(await plain(600, 600, '#987').jpeg().toBuffer());
    const first = file.readUInt32LE(4);
    file.writeUInt32LE(first, first + 2 + file.readUInt16LE(first) * 12);
    await expect(readPyramid(reading(file))).rejects.toThrow('The file has too many levels.');
  });

  it.each([
    ['no TIFF', Buffer.from('MM\0*\0\0\0\u0008 and so on')],
    ['no bytes', Buffer.alloc(0)],
    ['seven bytes', Buffer.from('II*\0\u0008\0\0')],
  ])('%s', (_case, file) => expect(readPyramid(reading(file))).rejects.toThrow('The file is not a TIFF.'));

  it.each([
    [256, 512],
    [512, 256],
  ])('a TIFF with tiles of %i x %i', async (tileWidth, tileHeight) => {
    const other = await plain(600, 600, '#987')
      .tiff({ compression: 'jpeg', tile: true, tileWidth, tileHeight })
      .toBuffer();
    await expect(readPyramid(reading(other))).rejects.toThrow('The file has other tiles.');
  });

  it.each([
    ['fewer places than', [324]],
    ['fewer lengths than', [325]],
    ['fewer of both than', [324, 325]],
  ])('a level with %s tiles', async (_case, tags) => {
    const file = await pyramidOf(await plain(600, 600, '#987').jpeg().toBuffer());
    const first = file.readUInt32LE(4) + 2;
    for (let entry = first; entry < first + file.readUInt16LE(first - 2) * 12; entry += 12)
      if (tags.includes(file.readUInt16LE(entry))) file.writeUInt32LE(3, entry + 4);
    await expect(readPyramid(reading(file))).rejects.toThrow('The file has too many or too few tiles.');
  });
});
