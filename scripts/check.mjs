import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, watch } from 'node:fs';
import { basename, join } from 'node:path';
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

/** Type-checks every project. Incremental results are in `.cache/types`. */
async function types() {
  const cache = join(root, '.cache/types');
  mkdirSync(cache, { recursive: true });
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  /** @type {string[]} */
  const folders = [...scripts.types.matchAll(/tsc -p (\S+)/g)].map(([, folder]) => folder);
  const failures = [];
  for (const folder of folders) {
    const state = join(cache, `${folder === '.' ? 'root' : basename(folder)}.tsbuildinfo`);
    const failure = await tool('tsc', ['-p', folder, '--incremental', '--tsBuildInfoFile', state]);
    if (failure) failures.push(failure);
  }
  return failures.length > 0 ? failures.join('\n') : null;
}

/** Finds what nothing uses, then what only tests or stories use. */
const unused = async () =>
  (await tool('knip', ['--no-progress', '--no-config-hints'])) ?? tool('knip', ['--no-progress', '--production']);

/** @param {string[] | 'all'} targets */
const lint = async (targets) =>
  targets.length === 0 ? null : tool('oxlint', ['--deny-warnings', ...(targets === 'all' ? [] : targets)]);

/**
 * Runs the architecture tests, which read the whole tree, and the tests that depend on a changed file, by imports or by
 * its name in a string.
 *
 * @param {string[] | 'all'} targets
 */
async function tests(targets) {
  const options = ['--run', '--project=unit', '--project=dom*', '--reporter=minimal'];
  if (targets === 'all') return tool('vitest', options);
  const architecture = await tool('vitest', [...options, 'tests/architecture']);
  if (architecture !== null || targets.length === 0) return architecture;
  return tool('vitest', ['related', ...targets, ...options, '--passWithNoTests']);
}

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
      step('types', types()),
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
