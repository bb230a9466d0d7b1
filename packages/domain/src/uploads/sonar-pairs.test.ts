import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasMatchingSonarPairs, matchSonarPairs } from './sonar-pairs.ts';

describe('image and parameter counts must match with identical base names', () => {
  it.each<[string, string[], string[], boolean]>([
    ['nothing', [], [], true],
    ['same names in another order', ['a.bmp', 'b.bmp'], ['b.txt', 'a.txt'], true],
    ['an image without parameters', ['a.bmp', 'b.bmp'], ['a.txt'], false],
    ['parameters without an image', ['a.bmp'], ['a.txt', 'b.txt'], false],
    ['same counts, another name', ['a.bmp', 'f.bmp'], ['a.txt', 'g.txt'], false],
    ['upper and lower case differ', ['A.bmp'], ['a.txt'], false],
    ['only the last dot cuts', ['a.1.bmp'], ['a.1.txt'], true],
    ['only the last dot cuts (2)', ['a.1.bmp'], ['a.txt'], false],
    ['a name twice needs two', ['a.bmp', 'a.bmp'], ['a.txt', 'b.txt'], false],
    ['a name twice, twice', ['a.bmp', 'a.bmp'], ['a.txt', 'a.txt'], true],
    ['no extension', ['a'], ['a.txt'], true],
  ])('%s', (_case, images, parameters, expected) => expect(hasMatchingSonarPairs(images, parameters)).toBe(expected));

  it('names what is left over', () =>
    expect(matchSonarPairs(['a.bmp', 'b.bmp'], ['c.txt', 'b.txt'])).toEqual({
      pairs: [{ image: 'b.bmp', parameters: 'b.txt' }],
      unmatchedImages: ['a.bmp'],
      unmatchedParameters: ['c.txt'],
    }));

  it('uses every file once', () => {
    const names = fc.array(fc.constantFrom('a', 'b', 'c', 'd.e'), { maxLength: 12 });
    fc.assert(
      fc.property(names, names, (images, parameters) => {
        const result = matchSonarPairs(images.map((name) => `${name}.bmp`), parameters.map((name) => `${name}.txt`));
        expect(result.pairs.length + result.unmatchedImages.length).toBe(images.length);
        expect(result.pairs.length + result.unmatchedParameters.length).toBe(parameters.length);
      }),
    );
  });
});
