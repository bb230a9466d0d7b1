import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './node.mjs';

/** Files whose change can affect every file, so that everything is linted. */
const AFFECTS_ALL = /(^|\/)(package(-lock)?|tsconfig[^/]*|\.oxlintrc)\.json$/;
const CODE = /\.(ts|tsx|mjs|js|jsx)$/;

/**
 * Returns the files to lint.
 *
 * @param {readonly string[]} changed paths relative to the repository, of existing files
 * @returns {string[] | 'all'} `all` when a changed file affects every file
 */
export const lintTargets = (changed) =>
  changed.some((path) => AFFECTS_ALL.test(path)) ? 'all' : changed.filter((path) => CODE.test(path));

/** @param {string[]} args */
const git = (...args) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });

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
