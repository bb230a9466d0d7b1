import { describe, expect, it } from 'vitest';
import { decode, encodeBaseline, encodePng } from './codec.ts';
import { comparePictures, type Picture } from './compare.ts';

/** @param colourOf red, green, blue and opacity of a pixel */
function painted(width: number, height: number, colourOf: (x: number, y: number) => readonly number[]): Picture {
  const data = new Uint8Array(width * height * 4);
  for (let index = 0; index < width * height; index += 1) {
    data.set(colourOf(index % width, Math.floor(index / width)), index * 4);
  }
  return { width, height, data };
}

describe('a baseline is stored exactly', () => {
  it.each([
    ['one colour', painted(3, 2, () => [12, 34, 56, 255])],
    ['many colours', painted(64, 64, (x, y) => [x * 4, y * 4, (x * y) & 255, 255])],
    ['see-through pixels', painted(9, 5, (x, y) => [x * 9, y * 9, 1, (x * y * 7) & 255])],
  ])('%s', async (_name, picture) => {
    expect(comparePictures(picture, await decode(await encodeBaseline(picture)))).toBeUndefined();
    expect(comparePictures(picture, await decode(await encodePng(picture)))).toBeUndefined();
  });
});
