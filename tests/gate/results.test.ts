import { describe, expect, it } from 'vitest';
import { distinct, lastWords, oneCheck, type Result, withExitCode } from '../../scripts/lib/testing/results.mjs';

const adds: Result = { kind: 'test', file: 'a.test.ts', title: 'adds', outcome: 'passed' };
const lines = (...results: readonly Result[]) => results.map((result) => `${JSON.stringify(result)}\n`).join('');

describe('the last word of a runner on each test counts', () => {
  const planned: Result = { ...adds, outcome: 'not run' };
  const outside: Result = { kind: 'file', file: 'a.test.ts', title: 'outside its tests', outcome: 'not run' };
  it.each<[string, string, Result[]]>([
    ['a planned test that passes has passed', lines(planned, adds), [adds]],
    ['a planned test of which nothing more is heard is not run', lines(planned), [planned]],
    ['a file that loads is no result', lines(outside, { ...outside, outcome: 'passed' }, adds), [adds]],
    ['a file that does not load is one', lines(outside), [outside]],
    ['a last line that a killed runner has torn is dropped', `${lines(adds)}{"kind":"te`, [adds]],
  ])('%s', (_rule, text, results) => expect(lastWords(text)).toEqual(results));
});

it('tests of one name in one file are told apart', () => {
  expect(distinct(['adds', 'subtracts', 'adds'])).toEqual(['adds', 'subtracts', 'adds #2']);
});

describe('a runner that fails, or runs nothing, is a failure whatever it reported', () => {
  const failed: Result = { ...adds, outcome: 'failed' };
  const silent = (exitCode: number, tests: number) =>
    oneCheck('unit', `The runner ended with ${exitCode} after ${tests} tests, none of which failed`);
  it.each<[string, number, Result[], Result[]]>([
    ['it succeeds', 0, [adds], [adds]],
    ['it reports what failed', 1, [adds, failed], [adds, failed]],
    ['it fails after reporting success', 1, [adds], [adds, silent(1, 1)]],
    ['it reports nothing', 1, [], [silent(1, 0)]],
    ['it runs nothing', 0, [], [silent(0, 0)]],
  ])('%s', (_case, exitCode, reported, expected) => expect(withExitCode('unit', exitCode, reported)).toEqual(expected));
});
