import type { FileHandles } from '@inspection-studio/design-system';
import { describe, expect, it, vi } from 'vitest';
import { folderSearch } from './folder-search.ts';
import { folderOnDisk } from './testing/folder-on-disk.ts';

const image = new File([], 'a.jpg');
const inFolder = (directory?: FileSystemDirectoryHandle) => ({ directory }) as FileHandles;

describe('a path is found below the dropped folder with which it begins', () => {
  const card = folderOnDisk('DCIM', { 'a.jpg': image, M100: { 'b.jpg': image, P1: { 'c.jpg': image } } });
  it.each<[string, string | undefined, string | null]>([
    ['in the folder', 'DCIM/a.jpg', 'a.jpg'],
    ['in a folder of it', 'DCIM/M100/b.jpg', 'b.jpg'],
    ['two folders below', 'DCIM/M100/P1/c.jpg', 'c.jpg'],
    ['not there', 'DCIM/M100/a.jpg', null],
    ['in a folder that is not there', 'DCIM/M101/a.jpg', null],
    ['a folder', 'DCIM/M100', null],
    ['in another dropped folder', 'M100/a.jpg', null],
    ['without a folder', 'a.jpg', null],
    ['unknown', undefined, null],
  ])('%s', async (_case, path, name) => {
    const found = await folderSearch([inFolder(), inFolder(card)])(path);
    expect(found.map(({ file, directory }) => [file.name, directory])).toEqual(name === null ? [] : [[name, card]]);
  });
});

it('two folders of the same name are both searched, the same folder once', async () => {
  const entries = { 'a.jpg': image };
  const [one, again, other] = [entries, entries, { 'a.jpg': image }].map((each) => folderOnDisk('100MEDIA', each));
  const found = await folderSearch([one, one, again, other].map(inFolder))('100MEDIA/a.jpg');
  expect(found.map(({ directory }) => directory)).toEqual([one, other]);
});

it('a folder is opened once for all of its files', async () => {
  const card = folderOnDisk('DCIM', { M100: { 'a.jpg': image, 'b.jpg': image } });
  const open = vi.spyOn(card, 'getDirectoryHandle');
  const search = folderSearch([inFolder(card)]);
  await Promise.all(['DCIM/M100/a.jpg', 'DCIM/M100/b.jpg', 'DCIM/M100/c.jpg'].map(search));
  expect(open).toHaveBeenCalledOnce();
});
