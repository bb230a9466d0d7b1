import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasMatchingSonarPairs, isSonarImage, matchSonarPairs, partSonarNames } from './sonar-pairs.ts';

describe('image and parameter counts must match with identical base names', () => {
  it.each<[string, string[], string[], boolean]>([
    ['nothing', [], [], true],
    ['same names in another order', ['a.bmp', 'b.bmp'], ['b.txt', 'a.txt'], true],
    ['an image without parameters', ['a.bmp', 'b.bmp'], ['a.txt'], false],
    ['parameters without an image', ['a.bmp'], ['a.txt', 'b.txt'], false],
    ['same counts, another name', ['a.bmp', 'f.bmp'], ['a.txt', 'g.txt'], false],
    ['upper and lower case differ', ['A.bmp'], ['a.txt'], false],
    ['decomposed letters on one side', ['Bru\u0308cke.bmp'], ['Br\u00fccke.txt'], true],
    ['only the last dot separates the extension', ['a.1.bmp'], ['a.1.txt'], true],
    ['only the last dot separates the extension (2)', ['a.1.bmp'], ['a.txt'], false],
    ['a name twice needs two', ['a.bmp', 'a.bmp'], ['a.txt', 'b.txt'], false],
    ['a name twice, twice', ['a.bmp', 'a.bmp'], ['a.txt', 'a.txt'], true],
    ['no extension', ['a'], ['a.txt'], true],
    ['folders are ignored', ['A/a.bmp', 'B/a.bmp'], ['a.txt', 'A/a.txt'], true],
    ['no name before the dot', ['.bmp'], ['.txt'], true],
  ])('%s', (_case, images, parameters, expected) => expect(hasMatchingSonarPairs(images, parameters)).toBe(expected));

  it('returns unmatched files, and pairs in the order of the images', () =>
    expect(matchSonarPairs(['a.bmp', 'd.bmp', 'b.bmp'], ['c.txt', 'b.txt', 'd.txt'])).toEqual({
      pairs: [
        { image: 'd.bmp', parameters: 'd.txt' },
        { image: 'b.bmp', parameters: 'b.txt' },
      ],
      unmatchedImages: ['a.bmp'],
      unmatchedParameters: ['c.txt'],
    }));
});

describe('a file of sonar data is an image when its name ends in .bmp', () => {
  it.each([
    ['scan-1.bmp', true],
    ['SCAN-1.BMP', true],
    ['scan-1.txt', false],
    ['scan-1.bmp.txt', false],
    ['bmp', false],
  ])('%s: %s', (name, expected) => expect(isSonarImage(name)).toBe(expected));

  it('splits the files into two lists and keeps their order', () =>
    expect(partSonarNames(['b.bmp', 'a.txt', 'b.txt', 'a.bmp'])).toEqual({
      images: ['b.bmp', 'a.bmp'],
      parameters: ['a.txt', 'b.txt'],
    }));
});

const baseNames = fc.array(fc.constantFrom<string[]>('a', 'A', 'b', 'c.1', 'c'), { minLength: 1, maxLength: 12 });
const images = (names: readonly string[]) => names.map((name) => `${name}.bmp`);
const parameters = (names: readonly string[]) => names.map((name) => `${name}.txt`);

/** A list and the same list in another order. */
const shuffled = baseNames.chain((names) =>
  fc.tuple(fc.constant(names), fc.shuffledSubarray(names, { minLength: names.length })),
);

describe('for any list of names', () => {
  it('matches the same names in any order', () =>
    fc.assert(
      fc.property(shuffled, ([names, others]) => {
        expect(hasMatchingSonarPairs(images(names), parameters(others))).toBe(true);
      }),
    ));

  it('dropping one of either side breaks the match', () =>
    fc.assert(
      fc.property(shuffled, fc.nat(), ([names, others], at) => {
        const fewer = others.toSpliced(at % others.length, 1);
        expect(hasMatchingSonarPairs(images(names), parameters(fewer))).toBe(false);
        expect(hasMatchingSonarPairs(images(fewer), parameters(names))).toBe(false);
      }),
    ));

  it('renaming one of either side breaks the match', () =>
    fc.assert(
      fc.property(shuffled, fc.nat(), fc.constantFrom('z', 'a.bmp', 'B'), ([names, others], at, name) => {
        const renamed = others.with(at % others.length, name);
        expect(hasMatchingSonarPairs(images(names), parameters(renamed))).toBe(false);
        expect(hasMatchingSonarPairs(images(renamed), parameters(names))).toBe(false);
      }),
    ));

  it('uses every file once', () =>
    fc.assert(
      fc.property(baseNames, baseNames, (some, others) => {
        const result = matchSonarPairs(images(some), parameters(others));
        const pairedImages = result.pairs.map(({ image }) => image);
        const pairedParameters = result.pairs.map((pair) => pair.parameters);
        expect([...pairedImages, ...result.unmatchedImages].sort()).toEqual(images(some).sort());
        expect([...pairedParameters, ...result.unmatchedParameters].sort()).toEqual(parameters(others).sort());
      }),
    ));
});
