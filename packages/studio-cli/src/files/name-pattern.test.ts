import { expect, it } from 'vitest';
import { namePattern } from './name-pattern.ts';

it.each([
  ['*_T.JPG', 'DJI_0001_T.jpg', true],
  ['*_T.JPG', 'DJI_0001_V.JPG', false],
  ['*_T.JPG', 'DJI_T.JPG.txt', false],
  ['*', 'anything', true],
  ['DJI_000?.JPG', 'DJI_0007.JPG', true],
  ['DJI_000?.JPG', 'DJI_00007.JPG', false],
  ['a.b', 'axb', false],
  ['(thermal) [1]+*', '(thermal) [1]+ a.JPG', true],
  ['W\u00e4rme_?.JPG', 'Wa\u0308rme_1.JPG', true],
  ['Wa\u0308rme_?.JPG', 'W\u00e4rme_1.JPG', true],
  ['W?rme_1.JPG', 'Wa\u0308rme_1.JPG', true],
])('%s and %s: %s', (pattern, name, fits) => expect(namePattern(pattern)(name)).toBe(fits));
