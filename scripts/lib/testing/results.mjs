import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

/**
 * What became of a test. `left out` is one whose own condition, such as the platform, keeps it from this machine; any
 * other skipped test is not run.
 *
 * @typedef {'passed' | 'flaky' | 'failed' | 'not run' | 'left out'} Outcome
 */

/**
 * One result of a run: of a test, of a check that passes or fails as a whole, or of a test file outside its tests,
 * such as a hook or an import. The last kind is reported only if it is bad.
 *
 * @typedef {object} Result
 * @property {'test' | 'check' | 'file'} kind
 * @property {string} file relative to the repository; what a second look runs again; empty if there is no such file
 * @property {string} title the same in every run; tells tests of the same name in one file apart
 * @property {Outcome} outcome
 * @property {string} [message] why it is not passed
 */

const MESSAGE_LINES = 12;

/** Returns the first lines of a runner's message, without colours. @param {string | undefined} text */
export const firstLines = (text = '') =>
  stripVTControlCharacters(text)
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, MESSAGE_LINES)
    .join('\n');

/** Appends results to the file of the run, so that a killed runner has still reported. @param {Result[]} results */
export function report(results) {
  const file = process.env['STUDIO_TEST_RESULTS'];
  if (file === undefined) throw new Error('STUDIO_TEST_RESULTS names no file for the results.');
  appendFileSync(file, results.map((result) => `${JSON.stringify(result)}\n`).join(''));
}

/** Adds `#2` to the second test of one name, and so on. @param {readonly string[]} titles in the order of the file */
export function distinct(titles) {
  /** @type {Map<string, number>} */
  const seen = new Map();
  return titles.map((title) => {
    const count = (seen.get(title) ?? 0) + 1;
    seen.set(title, count);
    return count === 1 ? title : `${title} #${count}`;
  });
}

/**
 * Reads what a runner has reported. Runners report a test as not run when they plan it, and again when it has ended:
 * the last word counts.
 *
 * @param {string} lines JSON, one result a line; a torn last line is dropped
 * @returns {Result[]}
 */
export function lastWords(lines) {
  /** @type {Map<string, Result>} */
  const results = new Map();
  for (const line of lines.slice(0, lines.lastIndexOf('\n') + 1).split('\n')) {
    if (line === '') continue;
    const result = /** @type {Result} */ (JSON.parse(line));
    results.set(`${result.kind} ${result.file} ${result.title}`, result);
  }
  return [...results.values()].filter(({ kind, outcome }) => kind !== 'file' || outcome !== 'passed');
}

/** @param {string} file @returns {Result[]} */
export const readResults = (file) => (existsSync(file) ? lastWords(readFileSync(file, 'utf8')) : []);

/** @param {Result} result */
export const isBad = ({ outcome }) => outcome === 'failed' || outcome === 'not run';

/** One check, which failed if it has a message. @param {string} title @param {string} [message] @returns {Result} */
export const oneCheck = (title, message) =>
  message === undefined
    ? { kind: 'check', file: '', title, outcome: 'passed' }
    : { kind: 'check', file: '', title, outcome: 'failed', message };

/**
 * Adds what a runner's exit code says beyond its results: a runner that fails, or runs nothing, is a failure.
 *
 * @param {string} runner
 * @param {number} exitCode
 * @param {Result[]} results
 */
export function withExitCode(runner, exitCode, results) {
  const isSilent = !results.some(isBad) && (exitCode !== 0 || results.length === 0);
  const tests = results.filter(({ kind }) => kind === 'test').length;
  const message = `The runner ended with ${exitCode} after ${tests} tests, none of which failed`;
  return isSilent ? [...results, oneCheck(runner, message)] : results;
}
