import { mkdirSync, writeFileSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import { resolveBrowser } from '../browser.mjs';
import { root } from '../node.mjs';
import { announced } from './run-step.mjs';
import { oneCheck } from './results.mjs';
import { testSteps } from './test-steps.mjs';

/** @typedef {import('./results.mjs').Result} Result */
/** @typedef {import('./test-steps.mjs').Step} Step */

/**
 * Runs every step, or the one that is named. A step that fails stops none of the others; after an abort none starts.
 *
 * @param {readonly Step[]} steps
 * @param {AbortSignal} signal
 * @returns {Promise<Result[]>}
 */
export async function runSteps(steps, signal) {
  /** @type {Result[]} */
  const all = [];
  for (const step of steps) {
    if (signal.aborted) {
      all.push({ ...oneCheck(step.title, `${signal.reason?.message ?? signal.reason}`), outcome: 'not run' });
      continue;
    }
    all.push(...(await announced(step, signal)));
  }
  return all;
}

/** Lists the flaky tests of a run in `test-results/flaky.json`. @param {Result[]} results */
export function writeFlaky(results) {
  const flaky = results.filter(({ outcome }) => outcome === 'flaky');
  mkdirSync(join(root, 'test-results'), { recursive: true });
  writeFileSync(join(root, 'test-results/flaky.json'), `${JSON.stringify(flaky, null, 2)}\n`);
}

/**
 * Returns the steps to run.
 *
 * @param {string[]} args a step's name, and for `photos` the folders: the first flies the journey, further ones
 *   are tried through the API. Without arguments the folders come from the `STUDIO_TEST_PHOTOS` variable.
 * @returns {Promise<Step[]>}
 * @throws when no step has that name, or there is no browser
 */
export async function chosenSteps([name, ...folders]) {
  const listed = process.env['STUDIO_TEST_PHOTOS']?.split(delimiter) ?? [];
  const base = process.env['INIT_CWD'] ?? process.cwd();
  const photoFolders = (name === 'photos' ? folders : listed).map((folder) => resolve(base, folder));
  const steps = testSteps(photoFolders).filter((step) => name === undefined || step.name === name);
  if (name === 'photos' && steps.length === 0)
    throw new Error('Name a folder of photos: npm run test:photos -- <folder>');
  if (steps.length === 0) throw new Error(`There is no test step ${name}.`);
  await resolveBrowser();
  return steps;
}
