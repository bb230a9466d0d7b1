import { describe, expect, it } from 'vitest';
import { type KnownFile, possiblyRepeated, splitRepeated } from './repeated-files.js';

const file = (part: Partial<KnownFile> = {}): KnownFile => ({
  name: 'DJI_1.JPG',
  size: 400,
  lastModified: 1_000,
  ...part,
});
const at = (relativePath: string) => file({ relativePath });

describe('a file was added before if name, size and date are equal and the folder does not differ', () => {
  it.each<[string, KnownFile, KnownFile, boolean]>([
    ['the same file', file(), file(), true],
    ['another name', file(), file({ name: 'DJI_2.JPG' }), false],
    ['decomposed letters', file({ name: 'Br\u00fccke.jpg' }), file({ name: 'Bru\u0308cke.jpg' }), true],
    ['composed letters', file({ name: 'Bru\u0308cke.jpg' }), file({ name: 'Br\u00fccke.jpg' }), true],
    ['a folder with decomposed letters', at('/Br\u00fccke/DJI_1.JPG'), at('/Bru\u0308cke/DJI_1.JPG'), true],
    ['another size', file(), file({ size: 401 }), false],
    ['another date', file(), file({ lastModified: 2_000 }), false],
    ['a stored file without a date', { name: 'DJI_1.JPG', size: 400 }, file(), true],
    ['a stored file of another size', { name: 'DJI_1.JPG', size: 399 }, file(), false],
    ['the same folder', at('/flight/A/DJI_1.JPG'), at('/flight/A/DJI_1.JPG'), true],
    ['another folder', at('/flight/A/DJI_1.JPG'), at('/flight/B/DJI_1.JPG'), false],
    ['first with its folder, then chosen alone', at('/flight/A/DJI_1.JPG'), at('./DJI_1.JPG'), true],
    ['first chosen alone, then with its folder', at('./DJI_1.JPG'), at('/flight/A/DJI_1.JPG'), true],
    ['first in a folder, then in the folder above', at('/A/DJI_1.JPG'), at('/flight/A/DJI_1.JPG'), true],
    ['a folder whose name ends like the other', at('/BA/DJI_1.JPG'), at('/A/DJI_1.JPG'), false],
  ])('%s', (_case, known, added, isRepeated) => {
    const { fresh, repeated } = splitRepeated([added], [known]);
    expect({ fresh, repeated }).toEqual(
      isRepeated ? { fresh: [], repeated: [added] } : { fresh: [added], repeated: [] },
    );
  });

  it('a file that is twice in one drop is repeated once', () => {
    expect(splitRepeated([file(), file()], [])).toEqual({ fresh: [file()], repeated: [file()] });
  });

  it('keeps the order', () => {
    const [a, b, c] = ['a', 'b', 'c'].map((name) => file({ name })) as [KnownFile, KnownFile, KnownFile];
    expect(splitRepeated([c, b, a], [b])).toEqual({ fresh: [c, a], repeated: [b] });
  });

  it('does not read the size of a file with a new name', () => {
    const unread = {
      name: 'DJI_9.JPG',
      get size(): number {
        throw new Error('Its size was read.');
      },
    };
    expect(splitRepeated([unread], [file()]).fresh).toHaveLength(1);
  });
});

it('only files whose name occurs before may be repeated', () => {
  const files = ['a', 'b', 'c', 'b'].map((name) => file({ name }));
  expect(possiblyRepeated(files, [file({ name: 'c' })]).map(({ name }) => name)).toEqual(['b', 'b', 'c']);
});

it.each<[string, string[], string[]]>([
  ['a known name', ['Bru\u0308cke.jpg', 'a'], ['Br\u00fccke.jpg']],
  ['a name of the same list', ['Bru\u0308cke.jpg', 'Br\u00fccke.jpg'], []],
])('%s with letters in another form may be repeated', (_case, names, known) => {
  const possible = possiblyRepeated(
    names.map((name) => file({ name })),
    known.map((name) => file({ name })),
  );
  expect(possible.map(({ name }) => name)).toEqual(names.filter((name) => name !== 'a'));
});
