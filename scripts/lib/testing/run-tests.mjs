import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../node.mjs';
import { closing } from './closing.mjs';
import { oneCheck } from './results.mjs';
import { announced } from './run-step.mjs';

/** @typedef {import('./results.mjs').Result} Result */
/** @typedef {import('./test-steps.mjs').Step} Step */

const MINUTE_MS = 60_000;
/** No step starts after this, and the one that runs is ended: the closing line comes within 80 minutes. */
const WHOLE_RUN_MINUTES = 75;

/**
 * Runs every step. A step that fails stops none of the others; after an abort none starts.
 *
 * @param {readonly Step[]} steps
 * @param {AbortSignal} signal
 * @returns {Promise<Result[]>}
 */
export async function runSteps(steps, signal) {
  /** @type {Result[]} */
  const all = [];
  for (const step of steps) {
    if (signal.aborted) all.push({ ...oneCheck(step.title, `${signal.reason.message}`), outcome: 'not run' });
    else all.push(...(await announced(step, signal)));
  }
  return all;
}

/**
 * Runs the steps within the time of a whole run, prints how they ended, and lists flaky tests in a file.
 *
 * @param {readonly Step[]} steps
 * @param {string} [flakyFile] JSON, a list of results
 * @returns {Promise<0 | 1>} the exit code
 */
export async function runAndClose(steps, flakyFile = join(root, 'test-results/flaky.json')) {
  const whole = new AbortController();
  const end = (/** @type {string} */ reason) => whole.abort(new Error(reason));
  const tooLong = `The ${WHOLE_RUN_MINUTES} minutes of the whole run are over.`;
  const limit = setTimeout(end, WHOLE_RUN_MINUTES * MINUTE_MS, tooLong);
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => end(`The run was ended by ${signal}.`));
  const startedAt = performance.now();
  const results = await runSteps(steps, whole.signal);
  clearTimeout(limit);
  const flaky = results.filter(({ outcome }) => outcome === 'flaky');
  mkdirSync(dirname(flakyFile), { recursive: true });
  writeFileSync(flakyFile, `${JSON.stringify(flaky, null, 2)}\n`);
  const { lines, failed } = closing(results, (performance.now() - startedAt) / 1000);
  for (const line of lines) console.log(line);
  return failed === 0 ? 0 : 1;
}
