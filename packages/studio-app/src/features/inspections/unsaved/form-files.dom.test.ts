import { newProjectForm } from '@inspection-studio/domain/inspections';
import { describe, expect, it } from 'vitest';
import { noteHandles } from '../../../uploads/reopened-handles.ts';
import {
  type AwaitedFile,
  findAwaited,
  type FormFile,
  formFiles,
  foundLists,
  isSamePart,
  keptFiles,
  toKeptFile,
  withFiles,
} from './form-files.ts';

const photo = (name: string) => new File(['abc'], name, { type: 'image/jpeg', lastModified: 86_400_000 });
const [one, two, three] = ['1.jpg', '2.jpg', '3.jpg'].map(photo) as [File, File, File];
const awaited = (id: string, part: Partial<AwaitedFile> = {}): AwaitedFile => ({
  id,
  name: `${id}.jpg`,
  size: 3,
  kind: 'two',
  list: 'rgb',
  ...part,
});
const at = (source: FormFile['source'], list = 'rgb'): FormFile => ({ source, kind: 'two', list });

it('the files of a form are those of its lists in order, then the awaited ones', () => {
  const form = {
    ...newProjectForm(new Date()),
    two: { rgb: [one], ir: [two] },
    sonar: { images: [], parameters: [three] },
  };
  expect(formFiles(form, [awaited('a')], new Map([[one, 'kinnaird-1']]))).toEqual([
    { source: one, kind: 'two', list: 'rgb', keptFor: 'kinnaird-1' },
    { source: two, kind: 'two', list: 'ir' },
    { source: three, kind: 'sonar', list: 'parameters' },
    { source: awaited('a'), kind: 'two', list: 'rgb' },
  ]);
});

describe('a part of the files is the same if it has the same files in the same lists', () => {
  it.each<[string, FormFile[] | undefined, FormFile[], boolean]>([
    ['the same', [at(one), at(two)], [at(one), at(two)], true],
    ['never written', undefined, [], false],
    ['one more', [at(one)], [at(one), at(two)], false],
    ['one less', [at(one), at(two)], [at(one)], false],
    ['another file', [at(one)], [at(two)], false],
    ['another list', [at(one)], [at(one, 'ir')], false],
    ['the user keeps one that is known', [at(one)], [{ ...at(one), keptFor: 'kinnaird-1' }], false],
  ])('%s', (_case, before, after, expected) => expect(isSamePart(before, after)).toBe(expected));
});

describe('a file is kept with what recognises it, and with its handles', () => {
  const handles = { file: {} as FileSystemFileHandle };
  it.each<[string, FormFile, object]>([
    [
      'chosen in a dialog',
      at(one),
      { name: '1.jpg', size: 3, kind: 'two', list: 'rgb', path: '1.jpg', lastModified: '1970-01-02T00:00:00.000Z' },
    ],
    [
      'opened in a folder',
      at(noteHandles(photo('4.jpg'), handles, 'flight/4.jpg'), 'ir'),
      {
        name: '4.jpg',
        size: 3,
        kind: 'two',
        list: 'ir',
        path: 'flight/4.jpg',
        lastModified: '1970-01-02T00:00:00.000Z',
        handles,
      },
    ],
    [
      'known to another inspection of an asset',
      { ...at(one), keptFor: 'kinnaird-1' },
      expect.objectContaining({ name: '1.jpg', keptFor: 'kinnaird-1' }),
    ],
    ['awaited', at(awaited('a', { handles })), { name: 'a.jpg', size: 3, kind: 'two', list: 'rgb', handles }],
  ])('%s', (_case, file, kept) => expect(toKeptFile(file)).toEqual(kept));
});

it('found files that the user had kept although other inspections have them are kept for the same asset', () => {
  const kept = (id: string, keptFor: string) => awaited(id, { keptFor });
  const among = [
    kept('a', 'kinnaird-1'),
    awaited('b'),
    kept('c', 'kinnaird-1'),
    kept('d', 'weir-1'),
    kept('e', 'weir-1'),
  ];
  const found = new Map([
    ['a', one],
    ['b', two],
    ['d', three],
  ]);
  expect([...keptFiles(among, found)]).toEqual([
    ['kinnaird-1', [one]],
    ['weir-1', [three]],
  ]);
});

it('found files go to the start of their lists, in the order in which they were there', () => {
  const among = [awaited('a'), awaited('b', { list: 'ir' }), awaited('c'), awaited('d', { kind: 'three' })];
  const found = new Map([
    ['c', three],
    ['b', two],
    ['a', one],
  ]);
  const lists = foundLists(among, found);
  expect([...lists.keys()]).toEqual(['two']);
  const added = photo('5.jpg');
  expect(withFiles({ rgb: [added], ir: [], isAr: true }, lists.get('two')!)).toEqual({
    rgb: [one, three, added],
    ir: [two],
    isAr: true,
  });
});

it('awaited files are found among thousands of chosen ones, except those that are twice and look the same', async () => {
  const chosen = Array.from({ length: 2_500 }, (_, index) => photo(`${index}.jpg`));
  const among = chosen.map(({ name }, index) => awaited(String(index), { name }));
  const found = await findAwaited([...among, awaited('again', { name: '7.jpg' })], chosen);
  expect(found.size).toBe(2_499);
  expect(found.get('2400')).toBe(chosen[2_400]);
  expect(found.has('7')).toBe(false);
});
