import { isBad } from './results.mjs';

/** @typedef {import('./results.mjs').Result} Result */

/** More flaky tests than this are no chance: they count as failed. */
export const MOST_FLAKY = 8;

/** @param {Result[]} results @returns {Result[]} with flaky tests as failed if there are more than {@link MOST_FLAKY} */
export const judgeFlaky = (results) =>
  results.filter(({ outcome }) => outcome === 'flaky').length <= MOST_FLAKY
    ? results
    : results.map((result) => (result.outcome === 'flaky' ? { ...result, outcome: 'failed' } : result));

/** @param {Result} result */
const nameOf = ({ file, title }) => `${file} ${title}`.trim();

/** @param {number} count */
const grouped = (count) => count.toLocaleString('en');

/**
 * Returns what a run prints at its end, where readers of a long log look first: failures, flaky tests, and counts.
 *
 * A test that ran again, on another database or storage, is one test and several runs. It failed if one of its runs
 * failed. A flaky test passed. The last line is `N passed, N failed`; planned tests that did not run count as failed.
 *
 * @param {Result[]} all
 * @param {number} seconds
 * @returns {{ lines: string[], failed: number }}
 */
export function closing(all, seconds) {
  const results = judgeFlaky(all);
  const flaky = results.filter(({ outcome }) => outcome === 'flaky');
  const leftOut = results.filter(({ outcome }) => outcome === 'left out');
  const tests = results.filter(({ kind, outcome }) => kind !== 'file' && outcome !== 'left out');
  const names = new Set(tests.map(nameOf));
  const bad = results.filter(isBad);
  const failed = new Set(bad.map(nameOf)).size;
  const badTests = new Set(bad.filter(({ kind }) => kind !== 'file').map(nameOf)).size;
  const notRun = bad.filter(({ outcome }) => outcome === 'not run').length;
  const minutes = (seconds / 60).toFixed(1);
  const told = (/** @type {string} */ mark) => (/** @type {Result} */ result) =>
    [`${mark} ${nameOf(result)}: ${result.outcome}`, ...(result.message ?? '').split('\n').filter(Boolean)].join(
      '\n    ',
    );
  return {
    failed,
    lines: [
      ...bad.map(told('✗')),
      ...flaky.map(told('~')),
      ...leftOut.map(told('-')),
      ...(notRun === 0 ? [] : [`${grouped(notRun)} planned but not run: they count as failed`]),
      `${grouped(tests.length)} runs of ${grouped(names.size)} tests in ${minutes} minutes: ` +
        `${grouped(tests.length - names.size)} ran again on another database or storage`,
      ...(flaky.length === 0 ? [] : [`${flaky.length} flaky: passed when run again alone`]),
      `${names.size - badTests} passed, ${failed} failed`,
    ],
  };
}
