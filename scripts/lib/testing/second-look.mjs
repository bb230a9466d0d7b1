import { isBad } from './results.mjs';

/** @typedef {import('./results.mjs').Result} Result */

/** More failures than these are no chance. */
const MOST_TESTS = 25;
const MOST_FILES = 8;

/**
 * Returns the files to run again: those with a failure, unless there are too many, or a failure belongs to no file.
 *
 * @param {Result[]} results
 * @returns {string[]}
 */
export function filesToRunAgain(results) {
  const bad = results.filter(isBad);
  const files = new Set(bad.map(({ file }) => file));
  const isChance = bad.length <= MOST_TESTS && files.size <= MOST_FILES && !files.has('');
  return isChance ? [...files] : [];
}

/**
 * Judges one file after its second run: what was bad is flaky if the whole file has now passed, with every test that
 * was bad among those that ran.
 *
 * @param {Result[]} first of the file
 * @param {Result[]} second of the file, run alone
 * @returns {Result[]} the first results
 */
export function judge(first, second) {
  const passed = new Set(second.filter(({ outcome }) => outcome === 'passed').map(({ title }) => title));
  const isClean = passed.size > 0 && !second.some(isBad);
  const missed = first.filter((result) => isBad(result) && result.kind === 'test' && !passed.has(result.title));
  if (!isClean || missed.length > 0) return first;
  return first.map((result) => (isBad(result) ? { ...result, outcome: 'flaky' } : result));
}

/**
 * Runs each file with a failure again, alone.
 *
 * @param {Result[]} first
 * @param {(file: string) => Promise<Result[]>} runAgain
 * @returns {Promise<Result[]>} `first`, with what passed this time as flaky
 */
export async function secondLook(first, runAgain) {
  let results = first;
  for (const file of filesToRunAgain(first)) {
    console.log(`\n▹ Again, alone: ${file}`);
    const second = await runAgain(file);
    const isOf = (/** @type {Result} */ result) => result.file === file;
    results = [...results.filter((result) => !isOf(result)), ...judge(results.filter(isOf), second)];
  }
  return results;
}
