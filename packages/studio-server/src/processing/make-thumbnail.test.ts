import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { bitmap } from './bitmap.fixture.ts';
import { makeThumbnail } from './make-thumbnail.ts';

/** Left half red, right half blue. */
function redAndBlue(width: number, height: number) {
  const right = {
    input: { create: { width: width / 2, height, channels: 3 as const, background: '#0000ff' } },
    left: width / 2,
    top: 0,
  };
  return sharp({ create: { width, height, channels: 3, background: '#ff0000' } }).composite([right]);
}

const sizeOf = async (file: Buffer) => {
  const { width, height, format } = await sharp(file).metadata();
  return { width, height, format };
};

describe('makeThumbnail: uncropped, upright, at most 512 pixels', () => {
  it.each([
    ['a wide image', 1024, 512, 512, 256],
    ['a tall image', 500, 1000, 256, 512],
    ['a small image is not enlarged', 100, 50, 100, 50],
  ])('%s', async (_case, width, height, thumbnailWidth, thumbnailHeight) => {
    const { jpeg: thumbnail } = await makeThumbnail(await redAndBlue(width, height).png().toBuffer());
    expect(await sizeOf(thumbnail)).toEqual({ width: thumbnailWidth, height: thumbnailHeight, format: 'jpeg' });
  });

  it('applies the orientation and removes metadata', async () => {
    const { jpeg: thumbnail } = await makeThumbnail(
      await redAndBlue(80, 40).withMetadata({ orientation: 6 }).jpeg().toBuffer(),
    );
    const { data, info } = await sharp(thumbnail).raw().toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([40, 80]);
    expect(data[0]).toBeGreaterThan(200);
    expect(data.at(-1)).toBeGreaterThan(200);
    expect((await sharp(thumbnail).metadata()).exif).toBeUndefined();
  });

  it('shows the readable part of a truncated file', async () => {
    const noise = await sharp({
      create: {
        width: 300,
        height: 300,
        channels: 3,
        background: '#888',
        noise: { type: 'gaussian', mean: 128, sigma: 40 },
      },
    })
      .jpeg()
      .toBuffer();
    const { jpeg, isIncomplete } = await makeThumbnail(noise.subarray(0, noise.length / 2));
    expect(await sizeOf(jpeg)).toMatchObject({ width: 300, height: 300 });
    expect([isIncomplete, (await makeThumbnail(noise)).isIncomplete]).toEqual([true, false]);
  });

  it('converts a sonar bitmap', async () => {
    const { jpeg } = await makeThumbnail(bitmap({ bits: 8 }));
    expect(await sizeOf(jpeg)).toEqual({ width: 2, height: 2, format: 'jpeg' });
  });

  it('rejects images that cannot be decoded', async () => {
    await expect(makeThumbnail(Buffer.from('no image'))).rejects.toMatchObject({ name: 'ImageUnreadableError' });
  });
});
