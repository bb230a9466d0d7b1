import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { makeThumbnail } from './make-thumbnail.ts';
import { readImage } from './read-image.ts';

const RED = '#ff0000';

/** Red above blue, twice as wide as tall, so that a wrong orientation is detectable. */
const redOverBlue = () => {
  const lower = {
    input: { create: { width: 80, height: 20, channels: 3 as const, background: '#0000ff' } },
    left: 0,
    top: 20,
  };
  return sharp({ create: { width: 80, height: 40, channels: 3, background: RED } }).composite([lower]);
};

/** Finds the red side of an image. */
async function redSide(jpeg: Buffer): Promise<string> {
  const { data, info } = await sharp(jpeg).raw().toBuffer({ resolveWithObject: true });
  const isRed = (x: number, y: number) => (data[(y * info.width + x) * info.channels] ?? 0) > 128;
  const [top, left] = [isRed(info.width >> 1, 4), isRed(4, info.height >> 1)];
  const [bottom, right] = [isRed(info.width >> 1, info.height - 5), isRed(info.width - 5, info.height >> 1)];
  if (top && !bottom) return 'top';
  if (bottom && !top) return 'bottom';
  return left && !right ? 'left' : right && !left ? 'right' : 'none';
}

describe('orientation 1 to 8: the thumbnail is upright', () => {
  it.each([
    [1, 80, 40, 'top'],
    [2, 80, 40, 'top'],
    [3, 80, 40, 'bottom'],
    [4, 80, 40, 'bottom'],
    [5, 40, 80, 'left'],
    [6, 40, 80, 'right'],
    [7, 40, 80, 'right'],
    [8, 40, 80, 'left'],
  ])('%i', async (orientation, width, height, side) => {
    const file = await redOverBlue().withMetadata({ orientation }).jpeg().toBuffer();
    expect(await readImage(file)).toMatchObject({ width, height, orientation });
    const { jpeg } = await makeThumbnail(file);
    expect(await sharp(jpeg).metadata()).toMatchObject({ width, height });
    expect(await redSide(jpeg)).toBe(side);
  });
});

describe('unusual pixel formats yield a standard thumbnail', () => {
  const red = (width = 60, height = 30) => sharp({ create: { width, height, channels: 3, background: RED } });
  it.each<[string, () => Promise<Buffer>, number, number]>([
    ['CMYK', () => red().toColourspace('cmyk').jpeg().toBuffer(), 60, 30],
    ['16 bits a channel, PNG', () => red().toColourspace('rgb16').png().toBuffer(), 60, 30],
    ['16 bits a channel, TIFF', () => red().toColourspace('rgb16').tiff().toBuffer(), 60, 30],
    ['grey', () => red().greyscale().jpeg().toBuffer(), 60, 30],
    ['with transparency', () => red().ensureAlpha(0.5).png().toBuffer(), 60, 30],
    ['a palette', () => red().png({ palette: true }).toBuffer(), 60, 30],
    ['progressive', () => red().jpeg({ progressive: true }).toBuffer(), 60, 30],
    ['one pixel', () => red(1, 1).jpeg().toBuffer(), 1, 1],
    ['a line of pixels', () => red(5000, 1).png().toBuffer(), 5000, 1],
  ])('%s', async (_case, make, width, height) => {
    const file = await make();
    expect(await readImage(file)).toMatchObject({ width, height });
    const { jpeg, isIncomplete } = await makeThumbnail(file);
    expect(await sharp(jpeg).metadata()).toMatchObject({
      format: 'jpeg',
      space: expect.stringMatching(/srgb|b-w/),
      depth: 'uchar',
    });
    expect(isIncomplete).toBe(false);
  });
});

/** A PNG whose header claims a size that its few bytes could decompress to. */
function bomb(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const part = Buffer.concat([Buffer.from(type, 'latin1'), data]);
    const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    check.writeUInt32BE(crc32(part));
    return Buffer.concat([length, part, check]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
  return Buffer.concat([
    signature,
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.alloc(1000))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

describe('a small file that claims to be huge', () => {
  it.each([
    ['900 megapixels', 30_000, 30_000],
    ['an extreme width', 2_000_000, 1000],
  ])('%s is refused before a pixel is decoded', async (_case, width, height) => {
    const file = bomb(width, height);
    await expect(readImage(file)).rejects.toMatchObject({ name: 'ImageUnreadableError', reason: 'too-large' });
    await expect(makeThumbnail(file)).rejects.toMatchObject({ reason: 'too-large' });
  });
});
