import { delimiter, resolve } from 'node:path';
import { resolveBrowser } from './browser.mjs';
import { add, NOTHING, oneCheck } from './counts.mjs';
import { testSteps } from './test-steps.mjs';

/** @typedef {import('./counts.mjs').Count} Count */

/**
 * Runs every step, or the one that is named, each announced; a step that fails stops none of the others.
 *
 * @param {string[]} args a step's name, and for `photos` the folders: the first flies the journey, further ones
 *   are tried through the API. Without arguments the folders come from the `STUDIO_TEST_PHOTOS` variable.
 * @returns {Promise<Count>}
 * @throws when no step has that name, or there is no browser
 */
export async function runTests([name, ...folders]) {
  const listed = process.env['STUDIO_TEST_PHOTOS']?.split(delimiter) ?? [];
  const base = process.env['INIT_CWD'] ?? process.cwd();
  const photoFolders = (name === 'photos' ? folders : listed).map((folder) => resolve(base, folder));
  const steps = testSteps(photoFolders).filter((step) => name === undefined || step.name === name);
  if (name === 'photos' && steps.length === 0)
    throw new Error('Name a folder of photos: npm run test:photos -- <folder>');
  if (steps.length === 0) throw new Error(`There is no test step ${name}.`);
  await resolveBrowser();
  let total = NOTHING;
  for (const step of steps) total = add(total, await announced(step));
  return total;
}

/** @param {import('./test-steps.mjs').Step} step @returns {Promise<Count>} */
async function announced(step) {
  console.log(`\n▸ ${step.title}`);
  const startedAt = Date.now();
  /** @type {Count} */
  const count = await step.run().catch((error) => {
    const message = error instanceof Error ? error.message : String(error);
    console.error(message);
    return oneCheck(`${step.title}: ${message}`);
  });
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
  const sign = count.failed === 0 ? '✓' : '✗';
  console.log(`${sign} ${step.title}: ${count.passed} of ${count.passed + count.failed} in ${seconds} s`);
  return count;
}
