import { homedir, tmpdir } from 'node:os';
import { describe, expect, it } from 'vitest';
import { root } from '../../scripts/lib/node.mjs';
import { leaks } from './leaks.ts';
import { readRepository } from './source-tree.ts';

const slash = '/';
const repository = readRepository().filter(({ path }) => !path.startsWith('tests/architecture/leaks.'));

describe('no tracked file contains a path of the machine it was written on', () => {
  it('by the usual folders and registries', () => {
    expect(leaks(repository)).toEqual([]);
  });

  it('by the folders of this machine', () => {
    const folders = [root, homedir(), tmpdir()].filter((folder) => folder.split(slash).length > 2);
    const telling = repository.filter(({ text }) => folders.some((folder) => text.includes(folder)));
    expect(telling.map(({ path }) => path)).toEqual([]);
  });

  it.each([
    `const file = '${slash}work/main/a.ts';`,
    `see ${slash}tmp/output.log`,
    `(${slash}root/.npmrc)`,
    `"${slash}home/someone/studio"`,
    `${slash}Users/someone/studio`,
    'https://registry.example.org/zod/-/zod-4.6.7.tgz',
    '"resolved": "https://packages.example/zod.tgz"',
  ])('finds %s', (text) => {
    expect(leaks([{ path: 'a.ts', text }])).toEqual([`a.ts:1: ${text}`]);
  });

  it.each([
    "import '../features/home/HomePage.tsx';",
    'http://localhost:4173/home/assets',
    'src/work/a.ts',
    '`${root}/tmp/x`',
    '"resolved": "packages/domain"',
  ])('does not mind %s', (text) => {
    expect(leaks([{ path: 'a.ts', text }])).toEqual([]);
  });
});
