import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { changedFiles, lintTargets, mergeBase, testTargets } from './lib/check-plan.mjs';
import { nodePath, root } from './lib/node.mjs';

/**
 * The inner loop: checks format, types, lint rules, unused code, and unit and component tests of what changed.
 *
 * @example npm run check
 * @example npm run check -- --watch
 * @example npm run check -- --all
 * @example npm run check -- --base release-1
 */
const { values: options } = parseArgs({
  options: {
    all: { type: 'boolean', default: false },
    watch: { type: 'boolean', default: false },
    base: { type: 'string', default: 'main' },
  },
});

const TOOLS = {
  tsc: 'typescript/bin/tsc',
  oxlint: 'oxlint/bin/oxlint',
  oxfmt: 'oxfmt/bin/oxfmt',
  knip: 'knip/bin/knip.js',
  vitest: 'vitest/vitest.mjs',
};
const SETTLE_MS = 300;
const IGNORED = /(^|[\\/])(node_modules|dist|\.cache|\.data|\.git|test-results|storybook-static)([\\/]|$)/;

/**
 * Runs a tool.
 *
 * @param {keyof typeof TOOLS} name
 * @param {readonly string[]} args
 * @returns {Promise<string | null>} its output when it failed, else null
 */
const tool = (name, args) =>
  new Promise((resolve, reject) => {
    const child = spawn(nodePath(), [join(root, 'node_modules', TOOLS[name]), ...args], { cwd: root });
    let output = '';
    const collect = (/** @type {Buffer} */ chunk) => void (output += chunk);
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.on('error', reject);
    child.on('close', (code) => resolve(code === 0 ? null : output.trimEnd() || `${name} failed`));
  });

/** Finds what nothing uses, then what only tests or stories use. */
async function unused() {
  const cached = (/** @type {string} */ folder) => ['--no-progress', '--cache', '--cache-location', `.cache/${folder}`];
  return (
    (await tool('knip', [...cached('knip'), '--no-config-hints'])) ??
    tool('knip', [...cached('knip-production'), '--production'])
  );
}

/** @param {string[] | 'all'} targets */
const lint = async (targets) =>
  targets.length === 0 ? null : tool('oxlint', ['--deny-warnings', ...(targets === 'all' ? [] : targets)]);

/** @param {string[] | 'all'} targets files, beside the tests that read the whole tree */
const tests = (targets) => {
  const files = targets === 'all' ? [] : ['tests/architecture', ...targets];
  return tool('vitest', ['run', '--project=unit', '--project=dom*', '--reporter=minimal', ...files]);
};

/** @param {string} name @param {Promise<string | null>} started @returns {Promise<boolean>} whether it passed */
async function step(name, started) {
  const startedAt = Date.now();
  const failure = await started;
  if (failure) console.log(failure);
  console.log(`${failure ? '✗' : '✓'} ${name.padEnd(7)}${((Date.now() - startedAt) / 1000).toFixed(1).padStart(6)} s`);
  return failure === null;
}

/** @returns {Promise<boolean>} whether every step passed */
async function check() {
  const startedAt = Date.now();
  const commit = options.all ? null : mergeBase(options.base);
  const changed = commit === null ? null : changedFiles(commit);
  console.log(changed ? `${changed.length} changed files since ${options.base}` : 'All files');
  const passed = [
    ...(await Promise.all([
      step('format', tool('oxfmt', ['--check'])),
      step('types', tool('tsc', ['-b'])),
      step('lint', lint(changed ? lintTargets(changed) : 'all')),
      step('unused', unused()),
    ])),
    await step('tests', tests(changed ? testTargets(changed) : 'all')),
  ].every(Boolean);
  console.log(`npm run check ${passed ? 'passed' : 'failed'} after ${((Date.now() - startedAt) / 1000).toFixed(1)} s`);
  return passed;
}

/** Resolves after the next change of a source file. */
const nextChange = () =>
  new Promise((resolve) => {
    const watcher = watch(root, { recursive: true }, (_event, path) => {
      if (!path || IGNORED.test(path)) return;
      watcher.close();
      setTimeout(resolve, SETTLE_MS);
    });
  });

try {
  process.exitCode = (await check()) ? 0 : 1;
  while (options.watch) {
    await nextChange();
    console.log();
    await check();
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
