import { describe, expect, it } from 'vitest';
import { distinctNames, pathMatcher } from './file-names.ts';

const at = (relativePath: string) => ({ name: relativePath.slice(relativePath.lastIndexOf('/') + 1), relativePath });

describe('a name that occurs more than once includes its folders', () => {
  it.each([
    ['different names', [at('/A/x.jpg'), at('/B/y.jpg')], ['x.jpg', 'y.jpg']],
    [
      'the same name in two folders',
      [at('/flight/A/x.jpg'), at('/flight/B/x.jpg'), at('/flight/B/y.jpg')],
      ['flight/A/x.jpg', 'flight/B/x.jpg', 'y.jpg'],
    ],
    ['one of them chosen without a folder', [at('./x.jpg'), at('/B/x.jpg')], ['x.jpg', 'B/x.jpg']],
    ['no paths known', [{ name: 'x.jpg' }, { name: 'x.jpg' }], ['x.jpg', 'x.jpg']],
    [
      'a path of 255 characters',
      [at(`/${'f'.repeat(249)}/x.jpg`), at('/x.jpg')],
      [`${'f'.repeat(249)}/x.jpg`, 'x.jpg'],
    ],
    ['a longer path', [at(`/${'f'.repeat(250)}/x.jpg`), at('/x.jpg')], ['x.jpg', 'x.jpg']],
  ])('%s', (_case, files, names) => expect(distinctNames(files)).toEqual(names));
});

describe('a path can belong to a file if one of them only has more folders in front', () => {
  it.each([
    ['x.jpg', at('./x.jpg'), true],
    ['x.jpg', at('/A/x.jpg'), true],
    ['A/x.jpg', at('./x.jpg'), true],
    ['A/x.jpg', at('/flight/A/x.jpg'), true],
    ['B/x.jpg', at('/A/x.jpg'), false],
    ['A/x.jpg', at('/BA/x.jpg'), false],
    ['y.jpg', at('/A/x.jpg'), false],
  ])('%s and %j: %s', (path, file, expected) => expect(pathMatcher([file])(path)).toBe(expected));
});
