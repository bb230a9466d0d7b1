import { requireNode } from './lib/require-node.mjs';

requireNode();

/** Says what went wrong outside of every test, and closes the run. @param {unknown} error @returns {never} */
function giveUp(error) {
  console.error(error instanceof Error ? error.message : error);
  console.log('0 passed, 1 failed');
  process.exit(1);
}
process.on('uncaughtException', giveUp);

try {
  const { ensureInstalled } = await import('./lib/install.mjs');
  await ensureInstalled();
  const { chosenSteps } = await import('./lib/testing/chosen-steps.mjs');
  const { runAndClose } = await import('./lib/testing/run-tests.mjs');
  process.exit(await runAndClose(await chosenSteps(process.argv.slice(2))));
} catch (error) {
  giveUp(error);
}
