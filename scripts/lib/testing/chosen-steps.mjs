import { delimiter, resolve } from 'node:path';
import { resolveBrowser } from '../browser.mjs';
import { testSteps } from './test-steps.mjs';

/**
 * Returns the steps to run.
 *
 * @param {string[]} args a step's name, and for `photos` the folders: the first flies the journey, further ones
 *   are tried through the API. Without arguments the folders come from the `STUDIO_TEST_PHOTOS` variable.
 * @returns {Promise<import('./test-steps.mjs').Step[]>}
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
