import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readFiles } from './read-files.js';
import { fileHandles } from './file-handles.js';

const fileHandle = (name: string) =>
  ({ kind: 'file', name, getFile: async () => new File(['image'], name) }) as unknown as FileSystemFileHandle;
const folder = (name: string, children: readonly FileSystemHandle[]) =>
  ({ kind: 'directory', name, values: () => children }) as unknown as FileSystemDirectoryHandle;

/** A drop as Chromium reports it. */
const dropOf = (...handles: FileSystemHandle[]) => ({
  type: 'drop',
  dataTransfer: {
    items: handles.map((handle) => ({
      kind: 'file',
      webkitGetAsEntry: () => ({ isDirectory: handle.kind === 'directory', fullPath: `/${handle.name}` }),
      getAsFile: () => new File(['image'], handle.name),
      getAsFileSystemHandle: async () => handle,
    })),
  },
});

beforeEach(() => vi.stubGlobal('isSecureContext', true));
afterEach(() => void vi.unstubAllGlobals());

it('files of a dropped folder have their handles and that of the folder, those beside it only theirs', async () => {
  const [inside, beside] = [fileHandle('DJI_1.JPG'), fileHandle('DJI_2.JPG')];
  const flight = folder('flight', [inside]);
  const files = await readFiles(dropOf(flight, beside));
  expect(files.map((file) => fileHandles(file))).toEqual([{ file: inside, directory: flight }, { file: beside }]);
});

it('the handle of a folder is sought only where there is no type, because a drop may have thousands of images', async () => {
  const drop = dropOf(fileHandle('DJI_1.JPG'));
  const item = Object.assign(drop.dataTransfer.items[0]!, { type: 'image/jpeg' });
  const ask = vi.spyOn(item, 'getAsFileSystemHandle');
  expect((await readFiles(drop)).map((file) => fileHandles(file)?.file.name)).toEqual(['DJI_1.JPG']);
  expect(ask).toHaveBeenCalledOnce();
});

it('files are read all the same when the browser refuses a handle of their folder', async () => {
  const drop = dropOf(folder('flight', [fileHandle('DJI_1.JPG')]));
  const [item] = drop.dataTransfer.items;
  const refuse = vi.fn(item!.getAsFileSystemHandle);
  item!.getAsFileSystemHandle = refuse.mockRejectedValueOnce(new DOMException('No.', 'NotAllowedError'));
  expect((await readFiles(drop)).map(({ name }) => name)).toEqual(['DJI_1.JPG']);
});

it('files of a file dialog have no handles', async () => {
  const file = new File(['image'], 'DJI_1.JPG');
  await readFiles({ target: { files: [file] } });
  expect(fileHandles(file)).toBeUndefined();
});
