import { delimiter } from 'node:path';
import { ensureBuilt } from '../build.mjs';
import { installEverything } from '../install.mjs';
import { npm } from '../run.mjs';
import { check, npmRun, playwright, vitest } from './runners.mjs';
import { services } from './services-step.mjs';
import { storybook, visual } from './stories.mjs';

/** @typedef {import('./results.mjs').Result} Result */

/**
 * @typedef {object} Step
 * @property {string} name what `npm test` is called with to run it alone
 * @property {string} title
 * @property {number} minutes its budget, several times what it takes: past it, the step has hung
 * @property {(signal: AbortSignal) => Promise<Result[]>} run ends early, with what it has, once `signal` is aborted
 */

const UNIT = ['--project=!scale', '--project=!generators'];

/** Unit tests that the step `domain` runs, and those that find most on PostgreSQL, where the step `services` runs them. */
const ELSEWHERE = [
  'packages/domain/**',
  'packages/studio-server/src/resources/list-memory.test.ts',
  'packages/studio-server/src/resources/testing/fuzz/fuzz.test.ts',
];

const DOMAIN = ['--config=tests/setup/domain.config.ts'];

/** The packages as they are published, and the app. @param {AbortSignal} signal @returns {Promise<Result[]>} */
async function builds(signal) {
  const packages = ['domain', 'design-system', 'studio-cli'].flatMap((name) => ['-w', `@inspection-studio/${name}`]);
  const build = () => npm(['run', '--silent', 'build', ...packages], { signal });
  return [
    ...(await check('The packages as they are published', build)),
    ...(await check('The built app', () => ensureBuilt())),
  ];
}

/** @param {string} name @param {AbortSignal} signal @param {Record<string, string>} [env] */
async function journeys(name, signal, env = {}) {
  await ensureBuilt();
  return playwright({ name, options: [`--project=${name}`], env }, signal);
}

/**
 * Everything `npm test` does, in its order.
 *
 * @param {string[]} photoFolders absolute paths; without any, the photo step is skipped
 * @returns {Step[]}
 */
export function testSteps(photoFolders) {
  const photos = { STUDIO_TEST_PHOTOS: photoFolders.join(delimiter) };
  return [
    {
      name: 'install',
      title: 'Packages of the tests',
      minutes: 15,
      run: () => check('Packages of the tests', installEverything),
    },
    {
      name: 'format',
      title: 'Format',
      minutes: 10,
      run: (signal) => check('Format', () => npmRun('format:check', signal)),
    },
    { name: 'types', title: 'Types', minutes: 15, run: (signal) => check('Types', () => npmRun('types', signal)) },
    { name: 'lint', title: 'Lint', minutes: 10, run: (signal) => check('Lint', () => npmRun('lint', signal)) },
    {
      name: 'unused',
      title: 'Unused code',
      minutes: 10,
      run: (signal) => check('Unused code', () => npmRun('unused', signal)),
    },
    {
      name: 'unit',
      title: 'Unit and component tests',
      minutes: 40,
      run: (signal) =>
        vitest({ name: 'unit', options: UNIT, env: { STUDIO_TEST_ELSEWHERE: ELSEWHERE.join(',') } }, signal),
    },
    {
      name: 'generators',
      title: 'Generators',
      minutes: 15,
      run: (signal) => vitest({ name: 'generators', options: ['--project=generators'] }, signal),
    },
    {
      name: 'domain',
      title: 'Tests of the domain, and how much of it they run',
      minutes: 15,
      run: (signal) => vitest({ name: 'domain', options: DOMAIN }, signal),
    },
    { name: 'build', title: 'Builds', minutes: 10, run: builds },
    { name: 'storybook', title: 'Built Storybook', minutes: 25, run: storybook },
    { name: 'visual', title: 'Visual baselines', minutes: 20, run: visual },
    {
      name: 'e2e',
      title: 'Journeys in the browser',
      minutes: 40,
      run: (signal) => journeys('journeys', signal),
    },
    {
      name: 'hosted',
      title: 'Sign-in at an independent provider',
      minutes: 10,
      run: (signal) => journeys('hosted', signal),
    },
    {
      name: 'services',
      title: 'Journeys on PostgreSQL and the Azure storage emulator, and kills on each database',
      minutes: 30,
      run: services,
    },
    ...(photoFolders.length === 0
      ? []
      : [
          {
            name: 'photos',
            title: 'Journey on real photos',
            minutes: 10,
            run: (/** @type {AbortSignal} */ signal) => journeys('photos', signal, photos),
          },
        ]),
  ];
}
