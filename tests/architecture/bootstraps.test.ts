import { describe, expect, it } from 'vitest';
import { isInstalled } from '../../scripts/lib/install.mjs';
import { readRepository } from './source-tree.ts';

describe('isInstalled compares the installed packages with the lockfile', () => {
  const wanted = {
    packages: {
      '': {},
      'packages/domain': {},
      'node_modules/a': { version: '1.0.0' },
      'node_modules/b': { version: '1.0.0', optional: true },
      'node_modules/@inspection-studio/domain': { link: true },
    },
  };
  it.each([
    ['all packages installed', { 'node_modules/a': { version: '1.0.0' } }, true, true],
    ['one package missing', {}, true, false],
    ['another version of a package', { 'node_modules/a': { version: '1.1.0' } }, true, false],
    ['no link to a workspace package', { 'node_modules/a': { version: '1.0.0' } }, false, false],
  ])('%s', (_case, packages, isLinked, expected) => {
    expect(isInstalled(wanted, { packages }, () => isLinked)).toBe(expected);
  });
});

describe('the bootstraps need nothing installed', () => {
  const bootstraps = [
    'scripts/start.mjs',
    'scripts/dev.mjs',
    'scripts/lib/require-node.mjs',
    'scripts/lib/install.mjs',
    'scripts/lib/node.mjs',
  ];
  const files = readRepository().filter(({ path }) => bootstraps.includes(path));

  it.each(files)('$path imports Node and its neighbours only', ({ text }) => {
    const specifiers = [...text.matchAll(/(?:from|import\()\s*'([^']+)'/g)].map((match) => match[1]);
    expect(specifiers.filter((specifier) => !/^(node:|\.)/.test(specifier ?? ''))).toEqual([]);
  });

  it('and are all looked at', () => {
    expect(files.map(({ path }) => path).sort()).toEqual([...bootstraps].sort());
  });
});
