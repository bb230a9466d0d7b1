import { describe, expect, it } from 'vitest';
import { isIgnoredFile, sortFiles } from './sort-files.js';

const rules = { accept: ['image/jpeg'], minSizeBytes: 10, maxSizeBytes: 100, maxFiles: Infinity };
const jpeg = (name: string, size = 50) => ({ name, type: 'image/jpeg', size });
const png = { name: 'scan.png', type: 'image/png', size: 50 };
const a = jpeg('a.jpg');
const b = jpeg('b.jpg');
const c = jpeg('c.jpg');

describe('isIgnoredFile: .DS_Store and Thumbs.db', () => {
  it.each([
    ['.DS_Store', true],
    ['Thumbs.db', true],
    ['thumbs.db', true],
    ['DJI_0001.JPG', false],
    ['my.DS_Store', false],
  ])('%s %s', (name, expected) => expect(isIgnoredFile(name)).toBe(expected));
});

describe('sortFiles', () => {
  it.each([
    ['nothing', [], rules, [], []],
    ['accepted files', [a, b], rules, [a, b], []],
    ['a rejected type and an accepted one', [png, a], rules, [a], [{ file: png, reason: 'type' }]],
    [
      'the largest and the smallest size',
      [jpeg('max', 100), jpeg('min', 10)],
      rules,
      [jpeg('max', 100), jpeg('min', 10)],
      [],
    ],
    ['a byte too large', [jpeg('x', 101)], rules, [], [{ file: jpeg('x', 101), reason: 'too-large' }]],
    ['a byte too small', [jpeg('x', 9)], rules, [], [{ file: jpeg('x', 9), reason: 'too-small' }]],
    [
      'the type is checked before the size',
      [{ ...png, size: 999 }],
      rules,
      [],
      [{ file: { ...png, size: 999 }, reason: 'type' }],
    ],
    ['system files of a folder', [jpeg('.DS_Store'), a, jpeg('Thumbs.db')], rules, [a], []],
    ['more files than the maximum', [a, b, c], { ...rules, maxFiles: 2 }, [a, b], [{ file: c, reason: 'too-many' }]],
    [
      'two files with a maximum of one',
      [a, b],
      { ...rules, maxFiles: 1 },
      [],
      [
        { file: a, reason: 'too-many' },
        { file: b, reason: 'too-many' },
      ],
    ],
    [
      'rejected files do not count towards the maximum',
      [png, a],
      { ...rules, maxFiles: 1 },
      [a],
      [{ file: png, reason: 'type' }],
    ],
  ])('%s', (_case, files, given, accepted, rejected) =>
    expect(sortFiles(files, given)).toEqual({ accepted, rejected }),
  );
});
