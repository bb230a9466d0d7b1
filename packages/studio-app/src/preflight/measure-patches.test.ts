import { describe, expect, it } from 'vitest';
import { brightnessOf, type Patch, sharpnessOf, toGrey } from './measure-patches.ts';

const SIDE = 96;
const patch = (light: (x: number, y: number) => number) => ({
  sidePx: SIDE,
  grey: Float32Array.from({ length: SIDE ** 2 }, (_, at) => light(at % SIDE, Math.floor(at / SIDE))),
});
/** Blocks of 24 pixels, whose edges are as wide as given. */
const blocks = (edgePx: number, contrast = 100) =>
  patch((x) => {
    const along = x % 48;
    const rise = Math.min(1, Math.max(0, (along - 12) / edgePx));
    const fall = Math.min(1, Math.max(0, (along - 36) / edgePx));
    return 60 + contrast * (rise - fall);
  });

/** Sharpness of an image whose patches are all like this. */
const allLike = (one: Patch): number => sharpnessOf([one, one, one]) ?? Number.NaN;

describe('Wide edges are less sharp than narrow ones', () => {
  it.each([
    [1, 4],
    [4, 8],
    [8, 12],
  ])('%d pixels against %d', (narrow, wide) => {
    expect(allLike(blocks(wide))).toBeLessThan(0.75 * allLike(blocks(narrow)));
  });
});

describe('Half of the contrast costs half of the sharpness, not three quarters', () => {
  it('with the same edges', () => {
    expect(allLike(blocks(2, 50)) / allLike(blocks(2, 100))).toBeCloseTo(0.5);
  });
});

describe('Sharpness is the median of the patches with detail, three at least', () => {
  const sharp = blocks(1);
  const softer = blocks(4);
  const smooth = patch(() => 80);
  const slope = patch((x) => x);
  /** Edges of less than two of 255: noise of a camera has more. */
  const faint = blocks(1, 1.8);
  it.each<[string, Patch[], Patch | undefined]>([
    ['of three sharp ones', [sharp, sharp, sharp], sharp],
    ['of one sharp and two softer ones', [softer, sharp, softer], softer],
    ['not counting smooth ones', [smooth, sharp, smooth, slope, sharp, faint, sharp], sharp],
    ['of none', [], undefined],
    ['of two', [sharp, sharp, smooth, smooth], undefined],
    ['of smooth ones', [smooth, smooth, slope, faint], undefined],
  ])('%s', (_what, patches, like) => {
    const expected = like && allLike(like);
    expect(sharpnessOf(patches)).toBe(expected);
  });

  it('edges of two of 255 are detail', () => expect(allLike(blocks(1, 2.5))).toBeGreaterThan(0));
});

describe('Brightness is what the brightest tenth exceeds', () => {
  it.each([
    ['black', () => 0, 0],
    ['white', () => 255, 255],
    ['a ninth lit by a lamp', (x: number, y: number) => (x < 36 && y < 32 ? 200 : 5), 200],
    ['a spot of light', (x: number, y: number) => (x < 10 && y < 10 ? 200 : 5), 5],
  ])('%s', (_what, light, brightness) => expect(brightnessOf(patch(light).grey)).toBe(brightness));
});

it('Green counts most in grey, and transparency does not count', () => {
  const grey = toGrey(Uint8ClampedArray.of(255, 0, 0, 255, 0, 255, 0, 255, 0, 0, 255, 9, 255, 255, 255, 255));
  expect([...grey].map(Math.round)).toEqual([76, 150, 29, 255]);
});
