import { describe, expect, it } from 'vitest';
import {
  add,
  closingLines,
  countJest,
  countPlaywright,
  NOTHING,
  oneCheck,
  withExitCode,
} from '../../scripts/lib/counts.mjs';
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

describe('the closing line counts every runner', () => {
  const test = { status: 'passed', fullName: 'adds' };
  const broken = {
    ...test,
    status: 'failed',
    fullName: 'subtracts',
    failureMessages: ['\u001b[31mexpected 1\u001b[39m\n\n  at a.ts'],
  };

  it('a test file that fails before its first test is a failure', () => {
    const report = {
      numPassedTests: 4,
      numFailedTests: 1,
      testResults: [
        { name: 'a.test.ts', status: 'failed', assertionResults: [test, broken] },
        { name: 'b.test.ts', status: 'failed', message: 'no such module', assertionResults: [] },
        { name: 'c.test.ts', status: 'passed', assertionResults: [] },
      ],
    };
    expect(countJest(report)).toEqual({
      passed: 4,
      failed: 2,
      failures: ['b.test.ts\n  no such module', 'a.test.ts subtracts\n  expected 1\n    at a.ts'],
      tests: ['a.test.ts adds'],
      failedTests: ['b.test.ts', 'a.test.ts subtracts'],
    });
  });

  it('a flaky test, one passed over and an error outside of tests are failures', () => {
    const spec = (title: string, status: string, message?: string) => ({
      title,
      ok: status === 'expected',
      tests: [{ status, results: message === undefined ? [] : [{ error: { message } }] }],
    });
    const report = {
      stats: { expected: 1, unexpected: 1, flaky: 1, skipped: 1 },
      errors: [{ message: 'no port' }],
      suites: [
        {
          title: 'sites.spec.ts',
          specs: [spec('opens', 'expected')],
          suites: [
            {
              title: 'a site',
              specs: [spec('a', 'unexpected', 'not found'), spec('b', 'skipped'), spec('c', 'flaky', 'late')],
            },
          ],
        },
      ],
    };
    expect(countPlaywright(report)).toEqual({
      passed: 1,
      failed: 4,
      failures: [
        'An error outside of tests\n  no port',
        'sites.spec.ts a site a: unexpected\n  not found',
        'sites.spec.ts a site b: skipped',
        'sites.spec.ts a site c: flaky\n  late',
      ],
      tests: ['sites.spec.ts opens'],
      failedTests: ['sites.spec.ts a site a', 'sites.spec.ts a site b', 'sites.spec.ts a site c'],
    });
  });

  const passed = { ...NOTHING, passed: 2 };
  const failed = { ...passed, failed: 1, failures: ['subtracts'] };
  it.each([
    ['a runner that succeeds', 0, passed, passed],
    ['a runner that reports its failures', 1, failed, failed],
    [
      'a runner that fails after reporting success',
      1,
      passed,
      { ...passed, failed: 1, failures: ['The runner ended with 1 after 2 passed tests'] },
    ],
    [
      'a runner that reports nothing',
      1,
      undefined,
      { ...NOTHING, failed: 1, failures: ['The runner ended with 1 after 0 passed tests'] },
    ],
    [
      'a runner that ran nothing',
      0,
      NOTHING,
      { ...NOTHING, failed: 1, failures: ['The runner ended with 0 after 0 passed tests'] },
    ],
  ])('%s', (_case, exitCode, reported, expected) => {
    expect(withExitCode(exitCode, reported)).toEqual(expected);
  });

  it('adds up', () => {
    const first = { passed: 1, failed: 1, failures: ['a'], tests: ['one'], failedTests: ['three'] };
    const second = { passed: 10, failed: 1, failures: ['b'], tests: ['two'], failedTests: ['four'] };
    expect(add(first, second)).toEqual({
      passed: 11,
      failed: 2,
      failures: ['a', 'b'],
      tests: ['one', 'two'],
      failedTests: ['three', 'four'],
    });
    expect(add(oneCheck(undefined), oneCheck('Types'))).toEqual({
      ...NOTHING,
      passed: 1,
      failed: 1,
      failures: ['Types'],
    });
  });

  it('a test that runs on two databases is one test and two runs; two tests of one name in one file are two tests', () => {
    const report = {
      numPassedTests: 2,
      numFailedTests: 0,
      testResults: [{ name: 'a.test.ts', status: 'passed', assertionResults: [test, test] }],
    };
    const embedded = countJest(report);
    expect(embedded.tests).toEqual(['a.test.ts adds', 'a.test.ts adds #2']);
    const total = [embedded, countJest(report), oneCheck(undefined)].reduce(add);
    expect(closingLines(total, 90)).toEqual([
      '5 runs of 3 tests in 1.5 minutes: 2 ran again on another database or storage',
      '3 passed, 0 failed',
    ]);
  });

  it.each([
    ['passes on one database and fails on the other', ['passed', 'passed'], ['failed', 'passed'], '1 passed, 1 failed'],
    ['fails on both', ['failed', 'passed'], ['failed', 'passed'], '1 passed, 1 failed'],
    [
      'fails on one, as another of its name does on the other',
      ['failed', 'passed'],
      ['passed', 'failed'],
      '0 passed, 2 failed',
    ],
    ['passes on both', ['passed', 'passed'], ['passed', 'passed'], '2 passed, 0 failed'],
  ])('of two tests in four runs, one that %s counts once', (_case, first, second, line) => {
    const reportOf = (statuses: readonly string[]) => {
      const assertionResults = statuses.map((status) => ({ status, fullName: 'adds' }));
      const countOf = (wanted: string) => statuses.filter((status) => status === wanted).length;
      return {
        numPassedTests: countOf('passed'),
        numFailedTests: countOf('failed'),
        testResults: [{ name: 'a.test.ts', status: countOf('failed') > 0 ? 'failed' : 'passed', assertionResults }],
      };
    };
    const total = add(countJest(reportOf(first)), countJest(reportOf(second)));
    expect(closingLines(total, 60)).toEqual([
      '4 runs of 2 tests in 1.0 minutes: 2 ran again on another database or storage',
      line,
    ]);
  });

  it('a journey that fails on the services alone is one failed test of two runs', () => {
    const report = (status: string) => ({
      stats: {
        expected: Number(status === 'expected'),
        unexpected: Number(status !== 'expected'),
        flaky: 0,
        skipped: 0,
      },
      errors: [],
      suites: [{ title: 'a.spec.ts', specs: [{ title: 'opens', ok: true, tests: [{ status, results: [] }] }] }],
    });
    const total = add(countPlaywright(report('expected')), countPlaywright(report('unexpected')));
    expect(closingLines(total, 60).at(-1)).toBe('0 passed, 1 failed');
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
