import { describe, expect, it } from 'vitest';
import { brightnessOf, sharpnessOf, toGrey } from './measure-patches.ts';

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

describe('Wide edges are less sharp than narrow ones', () => {
  it.each([
    [1, 4],
    [4, 8],
    [8, 12],
  ])('%d pixels against %d', (narrow, wide) => {
    expect(sharpnessOf([blocks(wide)])).toBeLessThan(0.75 * sharpnessOf([blocks(narrow)]));
  });
});

describe('Half of the contrast costs half of the sharpness, not three quarters', () => {
  it('with the same edges', () => {
    expect(sharpnessOf([blocks(2, 50)]) / sharpnessOf([blocks(2, 100)])).toBeCloseTo(0.5);
  });
});

describe('Sharpness counts all patches', () => {
  it.each([
    ['nothing in them', [patch(() => 80)], 0],
    ['a slope without edges', [patch((x) => x)], 0],
    ['no patches', [], 0],
  ])('%s', (_what, patches, sharpness) => expect(sharpnessOf(patches)).toBeCloseTo(sharpness));

  it('a sharp patch beside an empty one', () => {
    const both = sharpnessOf([blocks(1), patch(() => 80)]);
    expect(both / sharpnessOf([blocks(1)])).toBeCloseTo(Math.SQRT1_2);
  });
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
