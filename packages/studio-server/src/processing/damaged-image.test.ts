import { isScanDamaged } from '@inspection-studio/domain/photos';
import sharp, { type JpegOptions } from 'sharp';
import { describe, expect, it } from 'vitest';

/** Noise, which is coded like the details of a photo, below a plain white sky. */
const photo = (options: JpegOptions) =>
  sharp({
    create: {
      width: 800,
      height: 600,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 30 },
    },
  })
    .extend({ top: 900, background: '#fff' })
    .jpeg(options)
    .toBuffer();

/** Overwrites bytes after three quarters of the file: in the noise, and in progressive files in one of the last scans. */
const damaged = (file: Buffer, value: number, sizeBytes: number) => {
  const start = Math.floor(file.length * 0.75);
  return Buffer.from(file).fill(value, start, start + sizeBytes);
};

describe('A block of zeros or ones in a photo is damage, the photo itself is not', () => {
  it.each<[string, JpegOptions]>([
    ['baseline, standard tables', { optimiseCoding: false }],
    ['baseline, optimised tables', {}],
    ['full colour resolution', { chromaSubsampling: '4:4:4', quality: 95 }],
    ['progressive', { progressive: true }],
    ['MozJPEG', { mozjpeg: true }],
    ['a low quality', { quality: 20 }],
  ])('%s', async (_case, options) => {
    const file = await photo(options);
    expect(isScanDamaged(file)).toBe(false);
    for (const value of [0x00, 0xff]) {
      for (const sizeBytes of [512, 4096, Math.floor(file.length / 5)]) {
        expect([value, sizeBytes, isScanDamaged(damaged(file, value, sizeBytes))]).toEqual([value, sizeBytes, true]);
      }
    }
  });
});

describe('Drawn images are not damaged', () => {
  const drawn = (at: (x: number, y: number) => number) =>
    sharp(Buffer.from(Uint8Array.from({ length: 640 * 480 }, (_, index) => at(index % 640, Math.floor(index / 640)))), {
      raw: { width: 640, height: 480, channels: 1 },
    });
  it.each<[string, (x: number, y: number) => number]>([
    ['black', () => 0],
    ['white', () => 255],
    ['a gradient', (_x, y) => y / 2],
    ['lines', (_x, y) => (y & 2 ? 90 : 150)],
    ['a chessboard', (x, y) => ((x ^ y) & 4 ? 40 : 160)],
  ])('%s', async (_case, at) => {
    for (const options of [{}, { optimiseCoding: false }, { progressive: true }, { mozjpeg: true }]) {
      for (const quality of [10, 75]) {
        const file = await drawn(at)
          .jpeg({ ...options, quality })
          .toBuffer();
        expect([options, quality, isScanDamaged(file)]).toEqual([options, quality, false]);
      }
    }
  });
});
