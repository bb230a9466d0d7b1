import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/lib/node.mjs';

/** A text file of the repository; the checks work on these, so that tests can give them drawn ones. */
export interface SourceFile {
  /** Relative to the repository, with slashes. */
  path: string;
  text: string;
}

const TEXT = /\.(ts|tsx|mjs|js|css|json|md|mdx|html|svg|sql|yml|yaml|txt)$|^(LICENSE|NOTICE|\.ci\/run|\.gitignore)$/;

/** Every text file that is tracked, or would be: what git ignores is left out. */
export function readRepository(): SourceFile[] {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  return [...new Set(listed.split('\0'))]
    .filter((path) => TEXT.test(path) && existsSync(join(root, path)))
    .sort()
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
}

/** Code that people write and read: no data, no documents. */
export const isCode = ({ path }: SourceFile) => /\.(ts|tsx|mjs|js)$/.test(path);

/** Tests, stories, pages of the documentation and what only they use: free of the layers, never of the borders between packages. */
export const isTestCode = (path: string) => /\.(test|stories|guide)\.tsx?$|\/(testing|docs)\//.test(path);
