import { requireNode } from './lib/require-node.mjs';

requireNode();
try {
  const { ensureInstalled } = await import('./lib/install.mjs');
  const { runTogether, serverArgs } = await import('./lib/server.mjs');
  await ensureInstalled();
  const port = Number(process.env['PORT'] ?? 4173);
  const watched = ['studio-server', 'domain', 'demo-frames'].map((name) => `--watch-path=packages/${name}/src`);
  // Node would report imports among the messages of the server's worker threads; the folders above are enough.
  const unreported = ['--import', 'data:text/javascript,delete process.env.WATCH_REPORT_DEPENDENCIES'];
  const appUrl = `http://localhost:${port + 1}`;
  console.log(`The app reloads as you edit on ${appUrl}; its server is on port ${port}.`);
  process.exitCode = await runTogether([
    { args: [...watched, ...unreported, ...serverArgs], env: { PORT: String(port), STUDIO_PUBLIC_URL: appUrl } },
    {
      args: ['node_modules/vite/bin/vite.js', 'packages/studio-app', '--port', String(port + 1), '--strictPort'],
      env: { STUDIO_SERVER_URL: `http://localhost:${port}` },
    },
  ]);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
