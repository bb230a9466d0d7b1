import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../node.mjs';
import { readResults, withExitCode } from './results.mjs';
import { secondLook } from './second-look.mjs';

/** @typedef {import('./results.mjs').Result} Result */

/**
 * A runner whose reporter writes results into the file that `STUDIO_TEST_RESULTS` names.
 *
 * @typedef {object} Runner
 * @property {string} name of its results folder
 * @property {(env: Record<string, string>, only: string | undefined) => Promise<number>} start runs everything, or one
 *   file alone; resolves with the exit code
 * @property {boolean} [isFinal] no second look: a failure is one, however often it runs
 */

/** Of the results, a folder a runner: `first.jsonl`, and `again-1.jsonl` and so on. */
const resultsFolder = join(root, 'test-results/results');

/**
 * Runs a test runner, and again what failed.
 *
 * @param {Runner} runner
 * @param {AbortSignal} signal
 * @returns {Promise<Result[]>}
 */
export async function runCounted({ name, start, isFinal = false }, signal) {
  const folder = join(resultsFolder, name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  let runs = 0;
  const once = async (/** @type {string | undefined} */ only) => {
    const file = join(folder, only === undefined ? 'first.jsonl' : `again-${(runs += 1)}.jsonl`);
    const exitCode = await start({ STUDIO_TEST_RESULTS: file }, only);
    return withExitCode(name, exitCode, readResults(file));
  };
  const first = await once(undefined);
  return isFinal || signal.aborted ? first : secondLook(first, once);
}
