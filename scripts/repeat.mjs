import { spawn } from 'node:child_process';
import { ensureBuilt } from './lib/build.mjs';
import { nodePath } from './lib/node.mjs';
import { run } from './lib/run.mjs';
import { FROM_SOURCE } from './lib/server.mjs';

/**
 * Finds out whether a test file is flaky: runs it again and again on one core, beside a loop that never rests.
 *
 * @example npm run test:repeat -- tests/e2e/palette.spec.ts 30
 */
const [file = '', times = '30'] = process.argv.slice(2);
const isJourney = file.endsWith('.spec.ts');
if (!/\.(spec|test)\.tsx?$/.test(file)) {
  console.error('Name a test file: npm run test:repeat -- <file> [times]');
  process.exit(2);
}

const ALONE = isJourney
  ? [FROM_SOURCE, 'node_modules/@playwright/test/cli.js', 'test', '--project=journeys', '--workers=1', file]
  : ['node_modules/vitest/vitest.mjs', 'run', '--project=!storybook', '--maxWorkers=1', '--reporter=dot', file];

/** Linux only: elsewhere the loop runs beside it on any core. */
const onOneCore = (/** @type {string[]} */ args) =>
  process.platform === 'linux'
    ? { program: 'taskset', args: ['-c', '0', nodePath(), ...args] }
    : { program: nodePath(), args };

if (isJourney) await ensureBuilt();
const signal = new AbortController().signal;
const loop = onOneCore(['-e', 'for (;;);']);
const busy = spawn(loop.program, loop.args, { stdio: 'ignore' });
const failed = [];
try {
  for (let time = 1; time <= Number(times); time += 1) {
    const { program, args } = onOneCore(ALONE);
    if ((await run(program, args, { signal })) !== 0) failed.push(time);
  }
} finally {
  busy.kill('SIGKILL');
}
const which = failed.length === 0 ? '' : `: ${failed.join(', ')}`;
console.log(`${file}: ${failed.length} of ${times} runs failed${which}`);
process.exitCode = failed.length === 0 ? 0 : 1;
