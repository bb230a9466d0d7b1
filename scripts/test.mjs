import { requireNode } from './lib/require-node.mjs';

requireNode();
try {
  const { ensureInstalled } = await import('./lib/install.mjs');
  await ensureInstalled();
  const { runTests } = await import('./lib/run-tests.mjs');
  const { closingLines } = await import('./lib/counts.mjs');
  const startedAt = Date.now();
  const total = await runTests(process.argv.slice(2));
  // Repeat failures at the end, where readers of a long log look first.
  for (const failure of total.failures) console.log(`\n✗ ${failure}`);
  for (const line of closingLines(total, (Date.now() - startedAt) / 1000)) console.log(line);
  process.exitCode = total.failed === 0 ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  console.log('0 passed, 1 failed');
  process.exitCode = 1;
}
