import { converter } from 'culori';
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

const toOklch = converter('oklch');

describe('isHexColour: a hex code, exactly 7 characters', () => {
  it.each([
    ['#a1b2c3', true],
    ['#A1B2C3', true],
    ['#fff', false],
    ['#11223344', false],
    ['#12345g', false],
    ['a1b2c3d', false],
    ['x#a1b2c3', false],
    ['red', false],
    ['', false],
  ])('%s: %s', (text, expected) => expect(isHexColour(text)).toBe(expected));
});

describe('colourDistance: Euclidean in OKLab', () => {
  it('is 0 for the same colour, upper or lower case', () => {
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

  it.each([
    ['exactly 0.1', 'oklab(0.5004674154836664 0.058493786459476144 -0.1649382503364134)', 0.1, true],
    ['slightly less', 'oklab(0.6004674154836663 -0.04150621354052386 -0.1649382503364134)', 0.09999999999999998, false],
  ])('%s', (_case, colour, distance, expected) => {
    expect(colourDistance(colour, SYSTEM_BLUE)).toBe(distance);
    expect(isClearOfSystemBlue(colour)).toBe(expected);
  });

  it('has the distances of the swatches that the design tokens list', () => {
    expect(COLOUR_MIN_DISTANCE).toBe(0.1);
    expect(colourDistance('#8048b6', SYSTEM_BLUE)).toBeCloseTo(0.1417, 4);
    expect(colourDistance('#f8c829', SYSTEM_BLUE)).toBeCloseTo(0.4836, 4);
  });
});

describe('11 preset swatches are always valid', () => {
  it('has 11 different swatches', () => {
    expect(new Set(COLOUR_SWATCHES.map(({ hex }) => hex)).size).toBe(11);
    expect(new Set(COLOUR_SWATCHES.map(({ name }) => name)).size).toBe(11);
  });
  it.each(COLOUR_SWATCHES)('$name $hex', ({ hex }) => {
    expect(isHexColour(hex)).toBe(true);
    expect(isClearOfSystemBlue(hex)).toBe(true);
  });
});

describe('the random colour of a new category is always valid', () => {
  const isValid = (hex: string) => /^#[0-9a-f]{6}$/.test(hex) && colourDistance(hex, SYSTEM_BLUE) >= 0.1;
  const unit = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });

  it('for any sequence of random numbers', () =>
    fc.assert(
      fc.property(fc.infiniteStream(unit), (numbers) => {
        expect(randomCategoryColour(() => numbers.next().value)).toSatisfy(isValid);
      }),
    ));

  it.each([[0], [0.5], [1 - Number.EPSILON]])('when every random number is %d', (number) =>
    expect(randomCategoryColour(() => number)).toSatisfy(isValid),
  );

  it('around the hue and lightness of the system blue', () => {
    for (let degree = 216; degree <= 296; degree += 1) {
      const numbers = [0.001, degree / 360];
      expect(randomCategoryColour(() => numbers.shift() ?? 0)).toSatisfy(isValid);
    }
  });

  it('steps by the golden angle from a hue that is too near the system blue', () => {
    const numbers = [0.1, 0.72];
    expect(randomCategoryColour(() => numbers.shift() ?? 0)).toBe('#b14423');
  });

  it('and similar in strength, with a different hue for almost every number', () => {
    const colours = Array.from({ length: 360 }, (_, degree) => {
      const numbers = [0.5, degree / 360];
      return randomCategoryColour(() => numbers.shift() ?? 0);
    });
    expect(new Set(colours).size).toBeGreaterThan(300);
    for (const hex of colours) {
      const { l, c } = toOklch(hex)!;
      expect(l).toBeCloseTo(0.65, 1);
      expect(c).toBeLessThan(0.16);
    }
  });

  it.each([
    [0, 0, 0.5, 0],
    [0.999, 0, 0.8, 0],
    [0.5, 0.25, 0.65, 90],
    [0.5, 0.9, 0.65, 324],
  ])('random numbers %d and %d give lightness %d and hue %d', (first, second, lightness, hue) => {
    const numbers = [first, second];
    const { l, h = 0 } = toOklch(randomCategoryColour(() => numbers.shift() ?? 0))!;
    expect(l).toBeCloseTo(lightness, 2);
    expect(Math.cos(((h - hue) * Math.PI) / 180)).toBeCloseTo(1, 2);
  });
});
