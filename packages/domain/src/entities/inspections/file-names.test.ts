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
    [
      'decomposed letters in one of them',
      [at('/A/Bru\u0308cke.jpg'), at('/B/Br\u00fccke.jpg')],
      ['A/Bru\u0308cke.jpg', 'B/Br\u00fccke.jpg'],
    ],
  ])('%s', (_case, files, names) => expect(distinctNames(files)).toEqual(names));
});

describe('a name that a registered file has includes its folders', () => {
  it.each<[string, string[], string]>([
    ['nothing is registered', [], 'x.jpg'],
    ['another name', ['y.jpg'], 'x.jpg'],
    ['the name', ['x.jpg'], 'flight/B/x.jpg'],
    ['the name in a folder', ['flight/A/x.jpg'], 'flight/B/x.jpg'],
  ])('%s', (_case, registered, name) =>
    expect(
      distinctNames(
        [at('/flight/B/x.jpg')],
        registered.map((one) => ({ name: one })),
      ),
    ).toEqual([name]),
  );

  it('with decomposed letters', () =>
    expect(distinctNames([at('/B/Br\u00fccke.jpg')], [{ name: 'Bru\u0308cke.jpg' }])).toEqual(['B/Br\u00fccke.jpg']));
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
    ['Bru\u0308cke/x.jpg', at('/flight/Br\u00fccke/x.jpg'), true],
    ['A/Br\u00fccke.jpg', at('/A/Bru\u0308cke.jpg'), true],
  ])('%s and %j: %s', (path, file, expected) => expect(pathMatcher([file])(path)).toBe(expected));
});
