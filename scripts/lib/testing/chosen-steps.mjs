import { delimiter, resolve } from 'node:path';
import { resolveBrowser } from '../browser.mjs';
import { testSteps } from './test-steps.mjs';

/**
 * Returns the steps to run, in the order of a whole run.
 *
 * @param {string[]} args names of steps; or `photos` and folders: the first flies the journey, further ones are tried
 *   through the API. Without arguments all steps, the folders of which come from the `STUDIO_TEST_PHOTOS` variable.
 * @returns {Promise<import('./test-steps.mjs').Step[]>}
 * @throws when no step has one of the names, or there is no browser
 */
export async function chosenSteps(args) {
  const isPhotos = args[0] === 'photos';
  const names = isPhotos ? ['photos'] : args;
  const folders = isPhotos ? args.slice(1) : (process.env['STUDIO_TEST_PHOTOS']?.split(delimiter) ?? []);
  if (isPhotos && folders.length === 0) throw new Error('Name a folder of photos: npm run test:photos -- <folder>');
  const base = process.env['INIT_CWD'] ?? process.cwd();
  const steps = testSteps(folders.map((folder) => resolve(base, folder)));
  const unknown = names.filter((name) => !steps.some((step) => step.name === name));
  if (unknown.length > 0) throw new Error(`There is no test step ${unknown.join(', ')}.`);
  await resolveBrowser();
  return names.length === 0 ? steps : steps.filter(({ name }) => names.includes(name));
}
