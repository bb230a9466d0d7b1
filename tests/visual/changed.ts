import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { nodePath, root } from '../../scripts/lib/node.mjs';
import type { Story } from './stories.ts';

const run = promisify(execFile);
const stats = join(root, 'storybook-static/preview-stats.json');

async function changedFiles(): Promise<string[]> {
  const [tracked, untracked] = await Promise.all([
    run('git', ['diff', '--name-only', 'HEAD'], { cwd: root }),
    run('git', ['ls-files', '--others', '--exclude-standard'], { cwd: root }),
  ]);
  return [...tracked.stdout.split('\n'), ...untracked.stdout.split('\n')].filter((file) => file !== '');
}

/** Story files among what the trace prints, one a line, however it is indented. */
export function storyFilesIn(traced: string): Set<string> {
  return new Set(traced.match(/[\w./-]+\.stories\.tsx/g)?.map((file) => file.replace(/^\.\//, '')));
}

/**
 * Those of the stories that a change in the working tree can reach, by what the built Storybook imports. A hint to save
 * time while working: a change of configuration, of a font or of the browser reaches all of them unseen.
 */
export async function storiesOfChangedFiles(stories: readonly Story[]): Promise<Story[]> {
  const imported = readFileSync(stats, 'utf8');
  const files = (await changedFiles()).filter((file) => imported.includes(file));
  if (files.length === 0) return [];
  const cli = join(root, 'node_modules/chromatic/dist/bin.cjs');
  const { stdout } = await run(nodePath(), [cli, 'trace', '--mode', 'compact', '--stats-file', stats, ...files], {
    cwd: root,
  });
  const reached = storyFilesIn(stdout);
  return stories.filter(({ importPath }) => reached.has(importPath.replace(/^\.\//, '')));
}
