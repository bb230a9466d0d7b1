import { describe, expect, it } from 'vitest';
import { add, countJest, countPlaywright, withExitCode } from '../../scripts/lib/counts.mjs';
import { isInstalled } from '../../scripts/lib/install.mjs';
import { readRepository } from './source-tree.ts';

describe('the packages count as installed when npm finished installing what the lockfile asks for', () => {
  const wanted = {
    packages: {
      '': {},
      'packages/domain': {},
      'node_modules/a': { version: '1.0.0' },
      'node_modules/b': { version: '1.0.0', optional: true },
    },
  };
  it.each([
    ['all there', { 'node_modules/a': { version: '1.0.0' } }, true],
    ['one missing', {}, false],
    ['one in another version', { 'node_modules/a': { version: '1.1.0' } }, false],
  ])('%s', (_case, packages, expected) => {
    expect(isInstalled(wanted, { packages })).toBe(expected);
  });
});

describe('the closing line counts every runner', () => {
  const tested = (status: string, count: number) => ({ status, assertionResults: Array.from({ length: count }) });

  it('a test file that fails before its first test is a failure', () => {
    const report = {
      numPassedTests: 4,
      numFailedTests: 1,
      testResults: [tested('failed', 5), tested('failed', 0), tested('passed', 0)],
    };
    expect(countJest(report)).toEqual({ passed: 4, failed: 2 });
  });

  it('a flaky test and an error outside of tests are failures', () => {
    expect(countPlaywright({ stats: { expected: 3, unexpected: 1, flaky: 1 }, errors: [{}] })).toEqual({
      passed: 3,
      failed: 3,
    });
  });

  it.each([
    ['a runner that succeeds', 0, { passed: 2, failed: 0 }, { passed: 2, failed: 0 }],
    ['a runner that reports its failures', 1, { passed: 2, failed: 1 }, { passed: 2, failed: 1 }],
    ['a runner that fails after reporting success', 1, { passed: 2, failed: 0 }, { passed: 2, failed: 1 }],
    ['a runner that reports nothing', 1, undefined, { passed: 0, failed: 1 }],
    ['a runner that ran nothing', 0, { passed: 0, failed: 0 }, { passed: 0, failed: 1 }],
  ])('%s', (_case, exitCode, reported, expected) => {
    expect(withExitCode(exitCode, reported)).toEqual(expected);
  });

  it('adds up', () => {
    expect(add({ passed: 1, failed: 2 }, { passed: 10, failed: 20 })).toEqual({ passed: 11, failed: 22 });
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
