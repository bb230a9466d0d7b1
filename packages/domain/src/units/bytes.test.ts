import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatBytes } from './bytes.ts';

const UNITS = ['B', 'KB', 'MB', 'GB', 'TB', 'PB', 'EB', 'ZB', 'YB'];

describe('formatBytes', () => {
  describe('Sizes step by 1024.', () => {
    it.each([
      [0, '0 B'],
      [1023, '1023 B'],
      [1024, '1 KB'],
      [1024 ** 2 - 1, '1 MB'],
      [1_048_576, '1 MB'],
      [482 * 1024 ** 2, '482 MB'],
    ])('%d is %s', (sizeBytes, text) => expect(formatBytes(sizeBytes)).toBe(text));
  });

  it.each([
    ['B', 0, '1 B'],
    ['KB', 1, '1 KB'],
    ['MB', 2, '1 MB'],
    ['GB', 3, '1.0 GB'],
    ['TB', 4, '1.0 TB'],
    ['PB', 5, '1.0 PB'],
    ['EB', 6, '1.0 EB'],
    ['ZB', 7, '1.0 ZB'],
    ['YB', 8, '1.0 YB'],
  ])('Size unit %s exists.', (_unit, power, text) => expect(formatBytes(1024 ** power)).toBe(text));

  describe('Sizes have one decimal from GB.', () => {
    it.each([
      [1.5 * 1024 ** 3, '1.5 GB'],
      [1.5 * 1024 ** 4, '1.5 TB'],
      [1.26 * 1024 ** 3, '1.3 GB'],
      [1024 ** 3 - 1, '1.0 GB'],
      [1024 ** 4 - 1, '1.0 TB'],
      [1023.9 * 1024 ** 3, '1023.9 GB'],
      [1023.96 * 1024 ** 3, '1.0 TB'],
      [2000 * 1024 ** 8, '2000.0 YB'],
    ])('%d is %s', (sizeBytes, text) => expect(formatBytes(sizeBytes)).toBe(text));
  });

  describe('Sizes below GB have no decimals.', () => {
    it.each([
      [1536, '2 KB'],
      [1.4 * 1024, '1 KB'],
      [2.5 * 1024 ** 2, '3 MB'],
      [1023 * 1024 ** 2, '1023 MB'],
    ])('%d is %s', (sizeBytes, text) => expect(formatBytes(sizeBytes)).toBe(text));
  });

  const size = fc.oneof(
    fc.maxSafeNat(),
    fc
      .tuple(fc.integer({ min: 1, max: 8 }), fc.integer({ min: -3, max: 3 }))
      .map(([power, more]) => 1024 ** power + more),
    fc.double({ min: 0, max: 1024 ** 9, noNaN: true }),
  );
  const partsOf = (text: string) => {
    const [number, unit] = text.split(' ');
    return { number: Number(number), unit: UNITS.indexOf(unit ?? '') };
  };

  it('every size is a number below 1024 and a unit', () =>
    fc.assert(
      fc.property(size, (sizeBytes) => {
        const text = formatBytes(sizeBytes);
        expect(text).toMatch(/^\d+ (B|KB|MB)$|^\d+\.\d (GB|TB|PB|EB|ZB|YB)$/);
        const { number, unit } = partsOf(text);
        expect(unit === 8 || number < 1024).toBe(true);
        expect(Math.abs(number - sizeBytes / 1024 ** unit)).toBeLessThanOrEqual(unit < 3 ? 0.5 : 0.0500001);
      }),
    ));

  it('a larger size never shows a smaller value', () =>
    fc.assert(
      fc.property(size, size, (one, other) => {
        const [less, more] = [Math.min(one, other), Math.max(one, other)].map((sizeBytes) =>
          partsOf(formatBytes(sizeBytes)),
        );
        expect(more!.unit).toBeGreaterThanOrEqual(less!.unit);
        expect(more!.unit > less!.unit || more!.number >= less!.number).toBe(true);
      }),
    ));
});
