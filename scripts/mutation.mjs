import { join } from 'node:path';
import { ensureInstalled } from './lib/install.mjs';
import { nodePath, root } from './lib/node.mjs';
import { run } from './lib/run.mjs';

const folder = join(root, 'tests/mutation');
const stryker = join(folder, 'node_modules/@stryker-mutator/core/bin/stryker.js');

await ensureInstalled();
await ensureInstalled(folder);
process.exitCode = await run(nodePath(), [
  stryker,
  'run',
  join(folder, 'stryker.config.mjs'),
  ...process.argv.slice(2),
]);
