import { join } from 'node:path';
import { root } from './lib/node.mjs';
import { run } from './lib/run.mjs';
import { serveFolder } from './lib/static-server.mjs';

/**
 * Runs stories of the built Storybook: their interactions, and axe in both themes.
 *
 * @example npm run stories
 * @example npm run stories -- button
 */
const names = process.argv.slice(2);
const site = await serveFolder(join(root, 'storybook-static'));
try {
  const options = ['--url', site.url, '--index-json', '--maxWorkers=2', ...names];
  process.exitCode = await run('test-storybook', options, { env: { STORYBOOK_DISABLE_TELEMETRY: '1' } });
} finally {
  await site.stop();
}
