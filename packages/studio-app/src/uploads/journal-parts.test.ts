import type { FileHandles } from '@inspection-studio/design-system';
import { expect, it } from 'vitest';
import { journalParts } from './journal-parts.ts';
import { folderOnDisk } from './testing/folder-on-disk.ts';

type Kept = FileHandles & { id: number };
const keptIn = (...folders: (FileSystemDirectoryHandle | undefined)[]): Kept[] =>
  folders.map((directory, id) => ({ id, directory }) as Kept);
const ids = (parts: readonly (readonly Kept[])[]) => parts.map((part) => part.map(({ id }) => id));

it('a file of each folder is kept first, then the others in their order', () => {
  const [one, two] = [folderOnDisk('one', {}), folderOnDisk('two', {})];
  expect(ids(journalParts(keptIn(undefined, one, one, two, undefined, two, one)))).toEqual([[1, 3, 0, 2, 4, 5, 6]]);
});

it.each([
  [0, []],
  [100, [100]],
  [101, [100, 1]],
  [250, [100, 100, 50]],
])('%i files are kept in records of %j', (count, sizes) => {
  const parts = journalParts(keptIn(...Array.from({ length: count }, () => undefined)));
  expect(parts.map((part) => part.length)).toEqual(sizes);
  expect(ids(parts).flat()).toEqual(Array.from({ length: count }, (_, id) => id));
});
