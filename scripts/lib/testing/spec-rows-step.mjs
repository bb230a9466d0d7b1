import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../node.mjs';
import { rowIds, unassertedRows } from '../spec-rows.mjs';
import { oneCheck, readResults } from './results.mjs';
import { resultsFolder } from './run-counted.mjs';

/** @typedef {import('./results.mjs').Result} Result */

/** Lists of the specification's rows in tests/spec, with what they concern. */
const ROW_LISTS = {
  'domain-rows.json': 'the domain',
  'design-system-rows.json': 'the design system',
  'server-rows.json': 'the server',
  'app-rows.json': 'the app',
};

/** @param {string} runner @returns {string[]} titles of its passed tests */
function passedTitles(runner) {
  const folder = join(resultsFolder, runner);
  if (!existsSync(folder)) throw new Error(`There are no results of ${runner} to look for rows in.`);
  const results = readdirSync(folder).flatMap((file) => readResults(join(folder, file)));
  return results.filter(({ outcome }) => outcome === 'passed').map(({ title }) => title);
}

/** Checks that every row is in the title of a passed test, story or journey: one check a list. @returns {Result[]} */
export function specRows() {
  const titles = ['unit', 'domain', 'contract', 'storybook', 'journeys'].flatMap(passedTitles);
  return Object.entries(ROW_LISTS).map(([list, subject]) => {
    const ids = rowIds(JSON.parse(readFileSync(join(root, 'tests/spec', list), 'utf8')));
    const missing = unassertedRows(ids, titles);
    return oneCheck(
      `Rows of the specification in ${subject}`,
      missing.length === 0 ? undefined : `No passed test names ${missing.join(', ')}.`,
    );
  });
}
