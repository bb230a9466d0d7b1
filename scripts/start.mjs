import { requireNode } from './lib/require-node.mjs';

requireNode();
try {
  const { ensureInstalled } = await import('./lib/install.mjs');
  const { ensureBuilt } = await import('./lib/build.mjs');
  const { runTogether, serverArgs, serverEnv } = await import('./lib/server.mjs');
  await ensureInstalled();
  await ensureBuilt();
  console.log('Starting the server…');
  process.exitCode = await runTogether([{ args: serverArgs, env: serverEnv }]);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
