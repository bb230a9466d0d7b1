import { describe, expect, it } from 'vitest';
import { comparePictures, type Picture } from './compare.ts';

const plain = (width: number, height: number, level = 200): Picture => ({
  width,
  height,
  data: new Uint8Array(width * height * 4).fill(level),
});

function withPixel(picture: Picture, x: number, y: number, channel: number, level: number): Picture {
  const data = picture.data.slice();
  data[(y * picture.width + x) * 4 + channel] = level;
  return { ...picture, data };
}

describe('a baseline is compared pixel by pixel', () => {
  it('equal pictures have no difference', () => {
    expect(comparePictures(plain(5, 4), plain(5, 4))).toBeUndefined();
  });

  it.each([
    ['red', 0],
    ['green', 1],
    ['blue', 2],
    ['opacity', 3],
  ])('one level of %s in one pixel is a difference', (_name, channel) => {
    const difference = comparePictures(plain(5, 4), withPixel(plain(5, 4), 3, 2, channel, 201));
    expect(difference).toMatchObject({ pixelCount: 1, box: { x: 3, y: 2, width: 1, height: 1 } });
  });

  it.each([
    ['one level in one pixel of a thousand is how processors round', 10, 1, undefined],
    ['in more pixels it is a difference', 11, 1, 11],
    ['two levels in a single pixel are a difference', 1, 2, 1],
  ])('%s', (_case, pixels, levels, pixelCount) => {
    const actual = plain(100, 100);
    for (let pixel = 0; pixel < pixels; pixel += 1) actual.data[pixel * 4 + 1] = 200 - levels;
    expect(comparePictures(plain(100, 100), actual)?.pixelCount).toBe(pixelCount);
  });

  it('the box holds all of them', () => {
    const actual = withPixel(withPixel(plain(9, 9), 1, 7, 0, 0), 6, 2, 0, 0);
    expect(comparePictures(plain(9, 9), actual)).toMatchObject({
      pixelCount: 2,
      box: { x: 1, y: 2, width: 6, height: 6 },
    });
  });

  it.each([
    ['wider', plain(6, 4), { x: 5, y: 0, width: 1, height: 4 }],
    ['narrower', plain(4, 4), { x: 4, y: 0, width: 1, height: 4 }],
    ['taller', plain(5, 6), { x: 0, y: 4, width: 5, height: 2 }],
  ])('a %s picture differs where only one of the two has pixels', (_name, actual, box) => {
    expect(comparePictures(plain(5, 4), actual)?.box).toEqual(box);
  });

  it('the picture of the difference marks it in red over the faint actual one', () => {
    const difference = comparePictures(plain(2, 1), withPixel(plain(2, 1), 1, 0, 0, 0));
    expect([...(difference?.picture.data ?? [])]).toEqual([241, 241, 241, 255, 208, 0, 0, 255]);
  });
});
