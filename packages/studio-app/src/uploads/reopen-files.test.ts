import type { FileHandles } from '@inspection-studio/design-system';
import { identityOf, type MissingFile } from '@inspection-studio/domain/inspections';
import { describe, expect, it, vi } from 'vitest';
import { folderOnDisk } from './testing/folder-on-disk.ts';
import { reopenedHandles } from './reopened-handles.ts';
import { allowReading, areReadable, reopenFiles } from './reopen-files.ts';

/** A handle whose permission is as said, and becomes as said when the user is asked. */
function handle(state: PermissionState, answer: PermissionState | Error = 'granted') {
  const ask = vi.fn(async () => {
    if (answer instanceof Error) throw answer;
    return answer;
  });
  return {
    queryPermission: async () => state,
    requestPermission: ask,
    getFile: async () => new File([], 'a.jpg'),
    ask,
  };
}
type Handle = ReturnType<typeof handle>;
const kept = (...files: readonly { file: Handle; directory?: Handle }[]) =>
  new Map(files.map((handles, index) => [`f${index}`, handles as unknown as FileHandles]));

describe('the user is asked once for a folder, once for a file without one, and no more after a refusal', () => {
  it.each<[string, () => { files: { file: Handle; directory?: Handle }[]; asked: number; readable: string[] }]>([
    [
      'allowed before',
      () => {
        const file = handle('granted');
        return { files: [{ file }], asked: 0, readable: ['f0'] };
      },
    ],
    [
      'two files of a folder',
      () => {
        const directory = handle('prompt');
        const [one, two] = [handle('prompt'), handle('prompt')];
        const files = [
          { file: one, directory },
          { file: two, directory },
        ];
        return { files, asked: 1, readable: ['f0', 'f1'] };
      },
    ],
    [
      'two files without a folder',
      () => ({ files: [{ file: handle('prompt') }, { file: handle('prompt') }], asked: 2, readable: ['f0', 'f1'] }),
    ],
    [
      'refused, then others that were allowed before',
      () => ({
        files: [{ file: handle('prompt', 'denied') }, { file: handle('prompt') }, { file: handle('granted') }],
        asked: 1,
        readable: ['f2'],
      }),
    ],
    ['refused before', () => ({ files: [{ file: handle('denied') }], asked: 0, readable: [] })],
    [
      'not during a click',
      () => ({
        files: [{ file: handle('prompt', new DOMException('No.', 'SecurityError')) }],
        asked: 1,
        readable: [],
      }),
    ],
  ])('%s', async (_case, setUp) => {
    const { files, asked, readable } = setUp();
    expect([...(await allowReading(kept(...files))).keys()]).toEqual(readable);
    const questions = new Set(files.flatMap(({ file, directory }) => [file, directory ?? file]));
    expect([...questions].reduce((sum, { ask }) => sum + ask.mock.calls.length, 0)).toBe(asked);
  });

  it('a browser that has handles but asks for nothing', async () => {
    const file = { getFile: async () => new File([], 'a.jpg') } as FileSystemFileHandle;
    expect([...(await allowReading(new Map([['f0', { file }]]))).keys()]).toEqual(['f0']);
  });
});

const DAY = '2026-11-20T00:00:00.000Z';
const missing = (id: string, size = 3): MissingFile => ({
  id,
  name: `${id}.jpg`,
  s3Key: `key-${id}`,
  size,
  lastModified: DAY,
  isUploaded: false,
  kind: 'two',
  list: 'rgb',
});
const onDisk = (content: string, lastModified = Date.parse(DAY)): FileHandles => ({
  file: { getFile: async () => new File([content], 'a.jpg', { lastModified }) } as FileSystemFileHandle,
});

it('files are opened as they were registered: of the same size and date, or they count as changed', async () => {
  const wanted = ['same', 'larger', 'later', 'moved', 'unknown'].map((id) => missing(id));
  const moved = {
    file: { getFile: () => Promise.reject(new DOMException('Gone.', 'NotFoundError')) },
  } as unknown as FileHandles;
  const readable = new Map([
    ['same', onDisk('abc')],
    ['larger', onDisk('abcd')],
    ['later', onDisk('abc', Date.parse(DAY) + 1)],
    ['moved', moved],
  ]);
  const { found, changed, absent } = await reopenFiles(wanted, readable);
  expect([...found.keys()]).toEqual(['same']);
  expect(changed.map(({ id }) => id)).toEqual(['larger', 'later']);
  expect(absent.map(({ id }) => id)).toEqual(['moved', 'unknown']);
});

it('a file whose handles were not kept is opened in the folders of the others, as it was registered', async () => {
  const file = (content: string, lastModified = Date.parse(DAY)) => new File([content], 'x', { lastModified });
  const first = folderOnDisk('flight', { 'one.jpg': file('abcd'), 'two.jpg': file('abc'), 'old.jpg': file('ab') });
  const second = folderOnDisk('flight', { 'one.jpg': file('abc'), 'old.jpg': file('abc', 0) });
  const wanted = ['one', 'two', 'old', 'gone'].map((id) => ({ ...missing(id), path: `flight/${id}.jpg` }));
  const readable = new Map([first, second].map((directory, index) => [`${index}`, { ...onDisk(''), directory }]));
  const { found, changed, absent } = await reopenFiles(wanted, readable);
  expect(found.size).toBe(2);
  const opened = ['one', 'two'].map((id) => found.get(id)!);
  expect(opened.map((each) => [reopenedHandles(each)?.directory, identityOf(each).path])).toEqual([
    [second, 'flight/one.jpg'],
    [first, 'flight/two.jpg'],
  ]);
  expect(changed.map(({ id }) => id)).toEqual(['old']);
  expect(absent.map(({ id }) => id)).toEqual(['gone']);
});

describe('files can be read without asking if all of them are allowed', () => {
  it.each<[string, { file: Handle; directory?: Handle }[], boolean]>([
    ['all are', [{ file: handle('granted') }, { file: handle('granted') }], true],
    ['one is not', [{ file: handle('granted') }, { file: handle('prompt') }], false],
    ['their folder is', [{ file: handle('prompt'), directory: handle('granted') }], true],
    ['their folder is not', [{ file: handle('granted'), directory: handle('prompt') }], false],
  ])('%s', async (_case, files, expected) => expect(await areReadable(kept(...files).values())).toBe(expected));
});

it('an opened file has the handles and the folder with which it was opened, so that it can be opened after the next reload', async () => {
  const handles = onDisk('abc');
  const { found } = await reopenFiles([{ ...missing('a'), path: 'flight/a.jpg' }], new Map([['a', handles]]));
  const file = found.get('a')!;
  expect(reopenedHandles(file)).toBe(handles);
  expect(identityOf(file).path).toBe('flight/a.jpg');
});
