import { describe, expect, it } from 'vitest';
import { bitmap } from './bitmap.fixture.ts';
import { decodeBmp, isBmp } from './decode-bmp.ts';

const [RED, GREEN, BLUE, WHITE] = [
  [255, 0, 0],
  [0, 255, 0],
  [0, 0, 255],
  [255, 255, 255],
] as const;

describe('decodeBmp: sonar images', () => {
  it.each([
    ['24 bits, bottom row first, rows padded', bitmap({ bits: 24 })],
    ['24 bits, top row first', bitmap({ bits: 24, isTopFirst: true })],
    ['32 bits', bitmap({ bits: 32 })],
    ['8 bits with a palette', bitmap({ bits: 8 })],
  ])('%s', (_case, file) => {
    const { width, height, pixels } = decodeBmp(file);
    expect([width, height]).toEqual([2, 2]);
    expect([...pixels]).toEqual([...RED, ...GREEN, ...BLUE, ...WHITE]);
  });

  it('fills missing rows at the end with black', () => {
    const file = bitmap({ bits: 24 });
    const { pixels, isIncomplete } = decodeBmp(file.subarray(0, file.length - 8));
    expect([...pixels]).toEqual([0, 0, 0, 0, 0, 0, ...BLUE, ...WHITE]);
    expect([isIncomplete, decodeBmp(file).isIncomplete]).toEqual([true, false]);
  });

  it.each([
    ['16 bits', bitmap({ bits: 16 })],
    ['no width', bitmap({ bits: 24, width: 0 })],
    ['an implausible width', bitmap({ bits: 24, width: 2_000_000_000 })],
    ['a header that claims more rows than the file contains', bitmap({ bits: 24, width: 100_000 })],
    ['half a header', bitmap({ bits: 24 }).subarray(0, 30)],
  ])('refuses %s', (_case, file) => {
    expect(() => decodeBmp(file)).toThrow(RangeError);
  });
});

describe('isBmp', () => {
  it.each([
    ['a bitmap', bitmap({ bits: 24 }), true],
    ['text that starts with BM', Buffer.from('BM'), false],
    ['a JPEG', Buffer.of(0xff, 0xd8, 0xff, 0xe0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0), false],
    ['nothing', Buffer.alloc(0), false],
  ])('%s', (_case, file, expected) => {
    expect(isBmp(file)).toBe(expected);
  });
});
