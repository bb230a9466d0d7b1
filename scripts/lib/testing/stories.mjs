import { appendFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { nodePath, root } from '../node.mjs';
import { run } from '../run.mjs';
import { serveFolder } from '../static-server.mjs';
import { oneCheck } from './results.mjs';
import { runCounted } from './run-counted.mjs';
import { npmRun } from './runners.mjs';

/** @typedef {import('./results.mjs').Result} Result */

const built = join(root, 'storybook-static');

/** @type {Promise<number> | undefined} */
let building;

/** Builds the Storybook once for all steps that look at it. @param {AbortSignal} signal */
async function isBuilt(signal) {
  building ??= npmRun('build:storybook', signal);
  return (await building) === 0;
}

const notBuilt = () => [oneCheck('The Storybook', 'It cannot be built; the output is above.')];

/** The names of files that the test runner writes, one for each component. @returns {Set<string>} */
function plannedFiles() {
  /** @type {{ entries: Record<string, { id: string, type: string, tags: string[] }> }} */
  const { entries } = JSON.parse(readFileSync(join(built, 'index.json'), 'utf8'));
  const stories = Object.values(entries).filter(({ type, tags }) => type === 'story' && tags.includes('test'));
  return new Set(stories.map(({ id }) => id.split('--')[0] ?? id));
}

/** Every story as built, with its play function and axe in both themes. @param {AbortSignal} signal @returns {Promise<Result[]>} */
export async function storybook(signal) {
  if (!(await isBuilt(signal))) return notBuilt();
  const site = await serveFolder(built);
  const start = (/** @type {Record<string, string>} */ env, /** @type {string | undefined} */ only) => {
    const files = only === undefined ? [...plannedFiles()] : [only];
    const planned = files.map((file) => ({
      kind: 'file',
      file,
      title: 'outside its tests',
      outcome: 'not run',
      message: 'Its stories were not opened.',
    }));
    appendFileSync(env['STUDIO_TEST_RESULTS'] ?? '', planned.map((one) => `${JSON.stringify(one)}\n`).join(''));
    const alone = only === undefined ? ['--maxWorkers=2'] : ['--maxWorkers=1', `/${only}.test.js`];
    return run('test-storybook', ['--url', site.url, '--index-json', ...alone], {
      env: { STORYBOOK_DISABLE_TELEMETRY: '1', ...env },
      signal,
    });
  };
  try {
    return await runCounted({ name: 'storybook', start }, signal);
  } finally {
    await site.stop();
  }
}

/** Leaves the first report where it is. */
const ALONE = ['--fresh', '--output', 'test-results/again/visual'];

/** Every story tagged `visual` against its baselines. @param {AbortSignal} signal @returns {Promise<Result[]>} */
export async function visual(signal) {
  if (!(await isBuilt(signal))) return notBuilt();
  const start = (/** @type {Record<string, string>} */ env, /** @type {string | undefined} */ only) =>
    run(nodePath(), ['tests/visual/main.ts', ...(only === undefined ? [] : [...ALONE, only])], { env, signal });
  return runCounted({ name: 'visual', start }, signal);
}
