import { requireNode } from './lib/require-node.mjs';

requireNode();

const MINUTE_MS = 60_000;
/** No step starts after this, and the one that runs is ended: the closing line comes within 80 minutes. */
const WHOLE_RUN_MINUTES = 75;

/** Says what went wrong outside of every test, and closes the run. @param {unknown} error @returns {never} */
function giveUp(error) {
  console.error(error instanceof Error ? error.message : error);
  console.log('0 passed, 1 failed');
  process.exit(1);
}
process.on('uncaughtException', giveUp);

const whole = new AbortController();
const limit = setTimeout(
  () => whole.abort(new Error(`The ${WHOLE_RUN_MINUTES} minutes of the whole run are over.`)),
  WHOLE_RUN_MINUTES * MINUTE_MS,
);
for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, () => whole.abort(new Error(`The run was ended by ${signal}.`)));

try {
  const startedAt = performance.now();
  const { ensureInstalled } = await import('./lib/install.mjs');
  await ensureInstalled();
  const { chosenSteps, runSteps, writeFlaky } = await import('./lib/testing/run-tests.mjs');
  const { closing } = await import('./lib/testing/closing.mjs');
  const results = await runSteps(await chosenSteps(process.argv.slice(2)), whole.signal);
  writeFlaky(results);
  const { lines, failed } = closing(results, (performance.now() - startedAt) / 1000);
  for (const line of lines) console.log(line);
  clearTimeout(limit);
  process.exit(failed === 0 ? 0 : 1);
} catch (error) {
  giveUp(error);
}
