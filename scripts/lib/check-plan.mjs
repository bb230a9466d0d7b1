import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { testsOf, usesOf } from './named-files.mjs';
import { root } from './node.mjs';

/** Files whose change can affect every file, so that everything is linted. */
const AFFECTS_ALL = /(^|\/)(package(-lock)?|tsconfig[^/]*|\.oxlintrc)\.json$/;
const CODE = /\.(ts|tsx|mjs|js|jsx)$/;
/** Files whose change can affect every test: the same as `forceRerunTriggers` in vitest.config.ts. */
const AFFECTS_TESTS =
  /(^|\/)(package(-lock)?\.json|vitest\.config\.ts|tsconfig[^/]*\.json)$|^tests\/setup\/|^packages\/studio-server\/migrations\//;

/**
 * Returns the files to lint.
 *
 * @param {readonly string[]} changed paths relative to the repository, of existing files
 * @returns {string[] | 'all'} `all` when a changed file affects every file
 */
export const lintTargets = (changed) =>
  changed.some((path) => AFFECTS_ALL.test(path)) ? 'all' : changed.filter((path) => CODE.test(path));

/**
 * Returns the tests to run: those that depend on a changed file.
 *
 * @param {readonly string[]} changed paths relative to the repository
 * @returns {string[] | 'all'} `all` when a changed file can affect every test
 */
export function testTargets(changed) {
  if (changed.some((path) => AFFECTS_TESTS.test(path))) return 'all';
  const uses = readUses();
  return [...new Set(changed.flatMap((path) => testsOf(path, uses)))];
}

/** Reads which code of the repository uses which file. @returns {import('./named-files.mjs').Uses} */
export function readUses() {
  const paths = git('ls-files', '-z', '--cached', '--others', '--exclude-standard').split('\0');
  const code = paths.filter((path) => CODE.test(path) && existsSync(join(root, path)));
  return usesOf(
    code.map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') })),
    paths,
  );
}

/** @param {string[]} args */
const git = (...args) =>
  execFileSync('git', args, {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    maxBuffer: 64 * 1024 * 1024,
  });

/**
 * Finds the commit to compare with: where the branch left `base`.
 *
 * @param {string} base branch or commit
 * @returns {string}
 * @throws Error when there is no such branch or commit
 */
export function mergeBase(base) {
  try {
    return git('merge-base', 'HEAD', base).trim();
  } catch {
    throw new Error(`There is no branch or commit ${base}. Use --base <branch>, or --all.`);
  }
}

/**
 * Lists existing files that differ from a commit, including untracked ones.
 *
 * @param {string} commit
 * @returns {string[]}
 */
export function changedFiles(commit) {
  const lists = [git('diff', '--name-only', '-z', commit), git('ls-files', '-z', '--others', '--exclude-standard')];
  const paths = new Set(lists.flatMap((list) => list.split('\0')).filter(Boolean));
  return [...paths].filter((path) => existsSync(join(root, path)));
}
