import { isBad, oneCheck } from './results.mjs';

/** @typedef {import('./results.mjs').Result} Result */
/** @typedef {import('./test-steps.mjs').Step} Step */

const MINUTE_MS = 60_000;
/** A step that was told to end has this long to end its programs and say what it has. */
const ENDING_MS = 20_000;

/**
 * Runs a step within its budget.
 *
 * Past it, or when `whole` is aborted, its programs are ended: what they had reported counts, and the step fails.
 *
 * @param {Step} step
 * @param {AbortSignal} whole of the whole run; its reason is an error with one sentence
 * @returns {Promise<Result[]>}
 */
export async function runStep({ title, minutes, run }, whole) {
  const own = new AbortController();
  const budget = setTimeout(
    () => own.abort(new Error(`It took more than its ${minutes} minutes and was ended.`)),
    minutes * MINUTE_MS,
  );
  const signal = AbortSignal.any([own.signal, whole]);
  const reason = () => (signal.reason instanceof Error ? signal.reason.message : String(signal.reason));
  /** @type {NodeJS.Timeout | undefined} */
  let ending;
  /** @type {Promise<Result[]>} */
  const overdue = new Promise((resolve) => {
    signal.addEventListener('abort', () => (ending = setTimeout(resolve, ENDING_MS, [])), { once: true });
  });
  try {
    const ended = await Promise.race([run(signal), overdue]);
    return signal.aborted ? [...ended, oneCheck(title, reason())] : ended;
  } catch (error) {
    return [oneCheck(title, signal.aborted ? reason() : error instanceof Error ? error.message : String(error))];
  } finally {
    clearTimeout(budget);
    clearTimeout(ending);
  }
}

/** Runs a step, announced, with its counts and seconds. @param {Step} step @param {AbortSignal} whole */
export async function announced(step, whole) {
  console.log(`\n▸ ${step.title}`);
  const startedAt = performance.now();
  const results = await runStep(step, whole);
  const seconds = (performance.now() - startedAt) / 1000;
  const bad = results.filter(isBad);
  for (const { kind, title, message } of bad) if (kind === 'check') console.error(`${title}: ${message}`);
  const passed = results.filter(({ outcome }) => outcome === 'passed' || outcome === 'flaky').length;
  const sign = bad.length === 0 ? '✓' : '✗';
  console.log(`${sign} ${step.title}: ${passed} of ${passed + bad.length} in ${seconds.toFixed(1)} s`);
  return results;
}
