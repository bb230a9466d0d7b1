import { join } from 'node:path';
import { nodePath, root } from '../node.mjs';
import { npm, run } from '../run.mjs';
import { FROM_SOURCE } from '../server.mjs';
import { oneCheck } from './results.mjs';
import { runCounted } from './run-counted.mjs';

/** @typedef {import('./results.mjs').Result} Result */

const reporters = join(root, 'scripts/lib/testing');

/** @param {string} text */
const escaped = (text) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

/**
 * Runs what passes or fails as a whole: one check.
 *
 * @param {string} title
 * @param {() => Promise<number | void>} work resolves with an exit code, or rejects with the reason
 * @returns {Promise<Result[]>}
 */
export async function check(title, work) {
  try {
    const exitCode = (await work()) ?? 0;
    return [oneCheck(title, exitCode === 0 ? undefined : `Ended with ${exitCode}; its output is above.`)];
  } catch (error) {
    return [oneCheck(title, error instanceof Error ? error.message : String(error))];
  }
}

/** @param {string} script @param {AbortSignal} signal @param {string[]} [args] */
export const npmRun = (script, signal, args = []) => npm(['run', '--silent', script, ...args], { signal });

/**
 * @typedef {object} Vitest
 * @property {string} name of the results
 * @property {string[]} options such as `--project=unit`
 * @property {string[]} [targets] parts of paths; all files by default
 * @property {Record<string, string>} [env]
 */

/** @param {Vitest} what @param {AbortSignal} signal @returns {Promise<Result[]>} */
export function vitest({ name, options, targets = [], env = {} }, signal) {
  const reporting = ['--reporter=default', `--reporter=${join(reporters, 'vitest-reporter.ts')}`];
  const start = (/** @type {Record<string, string>} */ results, /** @type {string | undefined} */ only) => {
    const alone = ['--maxWorkers=1', '--no-file-parallelism', '--coverage.enabled=false', only ?? ''];
    const what = only === undefined ? targets : alone;
    const args = [join(root, 'node_modules/vitest/vitest.mjs'), 'run', ...options, ...reporting, ...what];
    return run(nodePath(), args, { env: { ...env, ...results }, signal });
  };
  return runCounted({ name, start }, signal);
}

/**
 * @typedef {object} Playwright
 * @property {string} name of the results
 * @property {string[]} options such as `--project=journeys`
 * @property {string[]} [targets] parts of paths; all files by default
 * @property {Record<string, string>} [env]
 */

/** @param {Playwright} what @param {AbortSignal} signal @returns {Promise<Result[]>} */
export function playwright({ name, options, targets = [], env = {} }, signal) {
  const start = (/** @type {Record<string, string>} */ results, /** @type {string | undefined} */ only) => {
    const reporting = `--reporter=list,${join(reporters, 'playwright-reporter.ts')}`;
    // What the first run kept of a failure stays.
    const alone = (/** @type {string} */ file) => [
      '--workers=1',
      `--output=test-results/again/${name}`,
      `/${escaped(file)}$`,
    ];
    const what = only === undefined ? targets : alone(only);
    const args = [FROM_SOURCE, join(root, 'node_modules/@playwright/test/cli.js'), 'test', ...options, reporting];
    return run(nodePath(), [...args, ...what], { env: { ...env, ...results }, signal });
  };
  return runCounted({ name, start }, signal);
}
