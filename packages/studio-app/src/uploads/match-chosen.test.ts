import { describe, expect, it } from 'vitest';
import { matchChosen } from './match-chosen.ts';

const failed = (id: string, name: string, sizeBytes: number, lastModified = 1_000) => ({
  id,
  name,
  sizeBytes,
  lastModified,
});
const other = (name: string, sizeBytes: number) => ({ name, sizeBytes });
const file = (name: string, size: number, { date = 9_000, path = name }: { date?: number; path?: string } = {}) =>
  Object.assign(new File(['x'.repeat(size)], name, { lastModified: date }), { relativePath: path });

const [folder1, folder2] = ['101MEDIA/A.jpg', '102MEDIA/A.jpg'];

interface Case {
  wanted: ReturnType<typeof failed>[];
  others?: ReturnType<typeof other>[];
  chosen: File[];
  sizes?: Record<string, number>;
  missing?: string[];
  ambiguous?: string[];
}

/** Sizes of the matched files, and the names of the others. */
function found({ wanted, others = [], chosen }: Case) {
  const { matches, ...left } = matchChosen(wanted, others, chosen);
  return { ...left, sizes: Object.fromEntries([...matches].map(([id, { size }]) => [id, size])) };
}

const expected = ({ sizes = {}, missing = [], ambiguous = [] }: Case) => ({ sizes, missing, ambiguous });

describe('files that are chosen again are matched by name, although their content has changed', () => {
  it.each<[string, Case]>([
    ['one file', { wanted: [failed('a', 'A.jpg', 1)], chosen: [file('B.jpg', 2), file('A.jpg', 3)], sizes: { a: 3 } }],
    [
      'in any order',
      {
        wanted: [failed('a', 'A.jpg', 1), failed('b', 'B.jpg', 1)],
        chosen: [file('B.jpg', 2), file('A.jpg', 3)],
        sizes: { a: 3, b: 2 },
      },
    ],
    ['another name', { wanted: [failed('a', 'A.jpg', 1)], chosen: [file('a.jpg', 1)], missing: ['A.jpg'] }],
    [
      'some of several',
      {
        wanted: [failed('a', 'A.jpg', 1), failed('b', 'B.jpg', 1)],
        chosen: [file('A.jpg', 1)],
        sizes: { a: 1 },
        missing: ['B.jpg'],
      },
    ],
    ['none', { wanted: [failed('a', 'A.jpg', 1)], chosen: [], missing: ['A.jpg'] }],
    ['a name with its folder', { wanted: [failed('a', folder1, 1)], chosen: [file('A.jpg', 3)], sizes: { a: 3 } }],
    [
      'a name with decomposed letters, as macOS passes it',
      { wanted: [failed('a', 'Br\u00fccke.jpg', 1)], chosen: [file('Bru\u0308cke.jpg', 3)], sizes: { a: 3 } },
    ],
    [
      'a name that was registered with decomposed letters',
      { wanted: [failed('a', 'Bru\u0308cke.jpg', 1)], chosen: [file('Br\u00fccke.jpg', 3)], sizes: { a: 3 } },
    ],
  ])('%s', (_case, one) => expect(found(one)).toEqual(expected(one)));
});

describe('files of the same name in different folders', () => {
  const both = [failed('a', folder1, 5), failed('b', folder2, 7)];
  it.each<[string, Case]>([
    ['are told apart by size', { wanted: both, chosen: [file('A.jpg', 7), file('A.jpg', 5)], sizes: { a: 5, b: 7 } }],
    [
      'are told apart by date if their sizes are equal, as of sonar images',
      {
        wanted: [failed('a', folder1, 5, 1_000), failed('b', folder2, 5, 2_000)],
        chosen: [file('A.jpg', 5, { date: 2_000 }), file('A.jpg', 5, { date: 1_000 })],
        sizes: { a: 5, b: 5 },
      },
    ],
    [
      'are told apart by folder',
      {
        wanted: both,
        chosen: [file('A.jpg', 8, { path: '/flight/102MEDIA/A.jpg' })],
        sizes: { b: 8 },
        missing: [folder1],
      },
    ],
    [
      'are told apart by folder, whose letters may be decomposed',
      {
        wanted: [failed('a', 'Br\u00fccke/A.jpg', 5), failed('b', folder2, 7)],
        chosen: [file('A.jpg', 8, { path: '/flight/Bru\u0308cke/A.jpg' })],
        sizes: { a: 8 },
        missing: [folder2],
      },
    ],
    [
      'one that has changed is what is left',
      { wanted: both, chosen: [file('A.jpg', 7), file('A.jpg', 6)], sizes: { a: 6, b: 7 } },
    ],
    [
      'one that has not changed is recognised',
      { wanted: both, chosen: [file('A.jpg', 7)], sizes: { b: 7 }, missing: [folder1] },
    ],
    ['one that has changed can be both', { wanted: both, chosen: [file('A.jpg', 6)], ambiguous: [folder1, folder2] }],
    [
      'two that have changed can be both',
      { wanted: both, chosen: [file('A.jpg', 6), file('A.jpg', 8)], ambiguous: [folder1, folder2] },
    ],
    [
      'sizes and dates that are equal can be both',
      {
        wanted: [failed('a', folder1, 5), failed('b', folder2, 5)],
        chosen: [file('A.jpg', 5, { date: 1_000 })],
        ambiguous: [folder1, folder2],
      },
    ],
    [
      'two chosen files can be one failed file',
      { wanted: [failed('a', folder1, 5)], chosen: [file('A.jpg', 6), file('A.jpg', 7)], ambiguous: [folder1] },
    ],
  ])('%s', (_case, one) => expect(found(one)).toEqual(expected(one)));
});

describe('a file that another file of the batch has uploaded', () => {
  const wanted = [failed('a', folder1, 5)];
  it.each<[string, Case]>([
    [
      'is not taken for the failed one',
      { wanted, others: [other(folder2, 7)], chosen: [file('A.jpg', 7)], ambiguous: [folder1] },
    ],
    ['another size is', { wanted, others: [other(folder2, 7)], chosen: [file('A.jpg', 6)], sizes: { a: 6 } }],
    [
      'the same size is, if the failed file had it too',
      { wanted, others: [other(folder2, 5)], chosen: [file('A.jpg', 5)], sizes: { a: 5 } },
    ],
    [
      'is not taken for it either if its letters are decomposed',
      {
        wanted: [failed('a', '101MEDIA/Br\u00fccke.jpg', 5)],
        others: [other('102MEDIA/Br\u00fccke.jpg', 7)],
        chosen: [file('Bru\u0308cke.jpg', 7)],
        ambiguous: ['101MEDIA/Br\u00fccke.jpg'],
      },
    ],
    [
      'another folder is',
      {
        wanted,
        others: [other(folder2, 7)],
        chosen: [file('A.jpg', 7, { path: '/flight/101MEDIA/A.jpg' })],
        sizes: { a: 7 },
      },
    ],
  ])('%s', (_case, one) => expect(found(one)).toEqual(expected(one)));
});
