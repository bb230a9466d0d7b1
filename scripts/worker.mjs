import { requireNode } from './lib/require-node.mjs';

requireNode();
try {
  const { ensureInstalled } = await import('./lib/install.mjs');
  const { runTogether, serverEnv, workerArgs } = await import('./lib/server.mjs');
  await ensureInstalled();
  process.exitCode = await runTogether([{ args: workerArgs, env: serverEnv }]);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
