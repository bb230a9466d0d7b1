import { afterEach, describe, expect, it, vi } from 'vitest';
import { oneCheck, type Outcome, type Result } from '../../scripts/lib/testing/results.mjs';
import { filesToRunAgain, judge, secondLook } from '../../scripts/lib/testing/second-look.mjs';

const test = (title: string, outcome: Outcome, file = 'a.test.ts'): Result => ({ kind: 'test', file, title, outcome });
const hook: Result = { kind: 'file', file: 'a.test.ts', title: 'outside its tests', outcome: 'failed' };
const many = (count: number, file: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => test(`test ${index}`, 'failed', file(index)));

afterEach(() => vi.restoreAllMocks());

describe('a file with a failure runs again, unless chance cannot explain it', () => {
  it.each<[string, Result[], string[]]>([
    ['nothing failed', [test('adds', 'passed')], []],
    ['a test failed', [test('adds', 'failed'), test('divides', 'failed')], ['a.test.ts']],
    ['a test did not run', [test('adds', 'not run')], ['a.test.ts']],
    ['a hook failed', [hook], ['a.test.ts']],
    [
      '25 tests of 8 files failed',
      many(25, (index) => `${index % 8}.ts`),
      Array.from({ length: 8 }, (_, index) => `${index}.ts`),
    ],
    ['26 tests failed', many(26, () => 'a.test.ts'), []],
    ['tests of 9 files failed', many(9, (index) => `${index}.ts`), []],
    ['a check that belongs to no file failed, such as a build', [test('adds', 'failed'), oneCheck('Types', 'x')], []],
  ])('%s', (_case, results, files) => expect(filesToRunAgain(results)).toEqual(files));
});

describe('what failed is flaky only if its whole file passes when it runs again alone', () => {
  it.each<[string, Result[], Result[], Outcome[]]>([
    ['it passes', [test('adds', 'failed')], [test('adds', 'passed')], ['flaky']],
    ['it fails twice', [test('adds', 'failed')], [test('adds', 'failed')], ['failed']],
    ['it is missing the second time', [test('adds', 'failed')], [test('divides', 'passed')], ['failed']],
    ['nothing runs the second time', [test('adds', 'not run')], [], ['not run']],
    ['it did not run and passes', [test('adds', 'not run')], [test('adds', 'passed')], ['flaky']],
    [
      'another test of the file fails the second time',
      [test('adds', 'failed'), test('divides', 'passed')],
      [test('adds', 'passed'), test('divides', 'failed')],
      ['failed', 'passed'],
    ],
    ['a hook failed once', [hook, test('adds', 'not run')], [test('adds', 'passed')], ['flaky', 'flaky']],
    ['a hook fails twice', [hook, test('adds', 'not run')], [hook, test('adds', 'not run')], ['failed', 'not run']],
  ])('%s', (_case, first, second, outcomes) =>
    expect(judge(first, second).map(({ outcome }) => outcome)).toEqual(outcomes),
  );
});

it('each file is run again on its own, and results of other files stay', async () => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const first = [test('adds', 'passed', 'b.ts'), test('adds', 'failed'), test('divides', 'failed', 'c.ts')];
  const asked: string[] = [];
  const results = await secondLook(first, async (file) => {
    asked.push(file);
    return file === 'c.ts' ? [test('divides', 'failed', 'c.ts')] : [test('adds', 'passed')];
  });
  expect(asked).toEqual(['a.test.ts', 'c.ts']);
  expect(results.map(({ file, outcome }) => `${file} ${outcome}`)).toEqual([
    'b.ts passed',
    'a.test.ts flaky',
    'c.ts failed',
  ]);
});
