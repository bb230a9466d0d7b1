import { describe, expect, it } from 'vitest';
import { closing } from '../../scripts/lib/testing/closing.mjs';
import { oneCheck, type Outcome, type Result } from '../../scripts/lib/testing/results.mjs';

const test = (title: string, outcome: Outcome): Result => ({ kind: 'test', file: 'a.test.ts', title, outcome });
const hook: Result = { kind: 'file', file: 'a.test.ts', title: 'outside its tests', outcome: 'failed' };
const flaky = (count: number) => Array.from({ length: count }, (_, index) => test(`test ${index}`, 'flaky'));

describe('the closing line: planned tests have passed, failed or not run', () => {
  it.each<[string, Result[], string]>([
    ['all passed', [test('adds', 'passed'), oneCheck('Types')], '2 passed, 0 failed'],
    ['one failed', [test('adds', 'passed'), test('divides', 'failed')], '1 passed, 1 failed'],
    ['a test that did not run counts as failed', [test('adds', 'not run')], '0 passed, 1 failed'],
    [
      'a failed hook counts beside the tests it kept from running',
      [hook, test('adds', 'not run')],
      '0 passed, 2 failed',
    ],
    ['a flaky test passed', [test('adds', 'flaky'), test('divides', 'passed')], '2 passed, 0 failed'],
    ['eight flaky tests passed', flaky(8), '8 passed, 0 failed'],
    ['nine flaky tests are no chance: they failed', flaky(9), '0 passed, 9 failed'],
    ['a test on two databases is one test', [test('adds', 'passed'), test('adds', 'passed')], '1 passed, 0 failed'],
    ['one that fails on one of them failed', [test('adds', 'passed'), test('adds', 'failed')], '0 passed, 1 failed'],
    ['one that fails on both failed once', [test('adds', 'failed'), test('adds', 'failed')], '0 passed, 1 failed'],
  ])('%s', (_case, results, line) => {
    const { lines, failed } = closing(results, 60);
    expect(lines.at(-1)).toBe(line);
    expect(failed).toBe(Number(/(\d+) failed$/.exec(line)?.[1]));
  });
});

it('names what failed, what did not run and what is flaky, with the first lines of why', () => {
  const failed: Result = { ...test('divides', 'failed'), message: 'expected 2\nreceived 3' };
  const results = [test('adds', 'passed'), test('adds', 'passed'), failed, test('roots', 'not run'), ...flaky(1)];
  expect(closing(results, 90).lines).toEqual([
    '✗ a.test.ts divides: failed\n    expected 2\n    received 3',
    '✗ a.test.ts roots: not run',
    '~ a.test.ts test 0: flaky',
    '1 planned but not run: they count as failed',
    '5 runs of 4 tests in 1.5 minutes: 1 ran again on another database or storage',
    '1 flaky: passed when run again alone',
    '2 passed, 2 failed',
  ]);
});
