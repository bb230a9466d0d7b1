import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  COLOUR_MIN_DISTANCE,
  COLOUR_SWATCHES,
  colourDistance,
  isClearOfSystemBlue,
  isHexColour,
  randomCategoryColour,
  SYSTEM_BLUE,
} from './colour.ts';

describe('isHexColour: a hex code, exactly 7 characters', () => {
  it.each([
    ['#a1b2c3', true],
    ['#A1B2C3', true],
    ['#fff', false],
    ['#11223344', false],
    ['#12345g', false],
    ['a1b2c3d', false],
    ['red', false],
    ['', false],
  ])('%s: %s', (text, expected) => expect(isHexColour(text)).toBe(expected));
});

describe('colourDistance: Euclidean in OKLab', () => {
  it('is 0 for a colour and itself, whatever the case', () => {
    expect(colourDistance(SYSTEM_BLUE, SYSTEM_BLUE.toLowerCase())).toBe(0);
  });
  it('is 1 between black and white', () => expect(colourDistance('#000000', '#ffffff')).toBeCloseTo(1, 5));
});

describe('a category must differ from the system blue by a colour distance of at least 0.1', () => {
  it.each([
    [SYSTEM_BLUE, false],
    ['#0b66c4', false],
    ['#ce2a29', true],
  ])('%s: %s', (hex, expected) => expect(isClearOfSystemBlue(hex)).toBe(expected));

  it('measures the swatches as the design tokens do', () => {
    expect(colourDistance('#8048b6', SYSTEM_BLUE)).toBeCloseTo(0.1417, 4);
    expect(colourDistance('#f8c829', SYSTEM_BLUE)).toBeCloseTo(0.4836, 4);
  });
});

describe('11 preset swatches and the random default are always valid', () => {
  it('has 11 different swatches', () => {
    expect(new Set(COLOUR_SWATCHES.map(({ hex }) => hex)).size).toBe(11);
  });
  it.each(COLOUR_SWATCHES)('$name $hex', ({ hex }) => {
    expect(isHexColour(hex)).toBe(true);
    expect(isClearOfSystemBlue(hex)).toBe(true);
  });
  it('holds for every random number, the system blue’s own hue included', () => {
    const unit = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
    fc.assert(
      fc.property(unit, unit, (lightness, hue) => {
        const numbers = [lightness, hue];
        const hex = randomCategoryColour(() => numbers.shift() ?? 0);
        expect(isHexColour(hex)).toBe(true);
        expect(colourDistance(hex, SYSTEM_BLUE)).toBeGreaterThanOrEqual(COLOUR_MIN_DISTANCE);
      }),
    );
    const seen = new Set(Array.from({ length: 360 }, (_, degree) => {
      const numbers = [0, degree / 360];
      return randomCategoryColour(() => numbers.shift() ?? 0);
    }));
    expect([...seen].every(isClearOfSystemBlue)).toBe(true);
    expect(seen.size).toBeGreaterThan(200);
  });
});
