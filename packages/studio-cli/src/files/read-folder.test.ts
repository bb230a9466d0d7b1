import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openFiles } from './check-files.ts';
import { readFolder } from './read-folder.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'studio-cli-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (...paths: string[]) => {
  for (const path of paths) {
    mkdirSync(join(folder, path, '..'), { recursive: true });
    writeFileSync(join(folder, path), path);
  }
};
const paths = async () => (await readFolder(folder)).found.map(({ path }) => path);

it('files of subfolders are listed with their path, as people count', async () => {
  write('101/DJI_10.JPG', '101/DJI_2.JPG', '100/DJI_3.JPG', 'a.JPG');
  expect(await paths()).toEqual(['100/DJI_3.JPG', '101/DJI_2.JPG', '101/DJI_10.JPG', 'a.JPG']);
});

it('hidden files, those of the system and the index of the camera are left out, with the reasons', async () => {
  write('.DS_Store', 'Thumbs.db', '.Trashes/a.JPG', '101/._a.JPG', '__MACOSX/a.JPG', 'MISC/IDX/DJI_CARD.DB', 'a.JPG');
  const { found, leftOut } = await readFolder(folder);
  expect(found.map(({ path }) => path)).toEqual(['a.JPG']);
  expect(Object.fromEntries(leftOut.map(({ path, reason }) => [path, reason]))).toEqual({
    '.DS_Store': 'system file',
    '.Trashes/a.JPG': 'system file',
    '101/._a.JPG': 'macOS shadow file',
    'MISC/IDX/DJI_CARD.DB': 'camera index file',
    'Thumbs.db': 'system file',
    '__MACOSX/a.JPG': 'macOS shadow file',
  });
});

it('a link to a file counts, a link to a folder does not', async () => {
  write('a.JPG');
  symlinkSync(join(folder, 'a.JPG'), join(folder, 'b.JPG'));
  symlinkSync(folder, join(folder, 'again'));
  symlinkSync(join(folder, 'none'), join(folder, 'c.JPG'));
  expect(await paths()).toEqual(['a.JPG', 'b.JPG']);
});

it('a folder that does not exist is refused', async () => {
  await expect(readFolder(join(folder, 'none'))).rejects.toThrow(`There is no folder ${join(folder, 'none')}.`);
});

it('files are opened with their size, date and path; one that is gone says why', async () => {
  write('101/a.JPG', 'b.JPG');
  const { found } = await readFolder(folder);
  rmSync(join(folder, 'b.JPG'));
  const { opened, unreadable } = await openFiles(found);
  expect(opened.map(({ name, relativePath, size }) => [name, relativePath, size])).toEqual([['a.JPG', '101/a.JPG', 9]]);
  expect(await opened[0]!.text()).toBe('101/a.JPG');
  expect(unreadable).toEqual([{ path: 'b.JPG', reason: 'The file cannot be read. It was moved, renamed or changed.' }]);
});
