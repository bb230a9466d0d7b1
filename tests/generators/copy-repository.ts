import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { root } from '../../scripts/lib/node.mjs';

const git = (cwd: string, ...args: string[]) =>
  execFileSync('git', args, { cwd, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });

/** Links every installed package, and the workspace's own to those of the copy. */
function linkPackages(copy: string): void {
  const own = '@inspection-studio';
  mkdirSync(join(copy, 'node_modules', own), { recursive: true });
  for (const name of readdirSync(join(root, 'node_modules')).filter((each) => each !== own && each !== '.vite'))
    symlinkSync(join(root, 'node_modules', name), join(copy, 'node_modules', name));
  for (const name of readdirSync(join(root, 'node_modules', own)))
    symlinkSync(join(copy, 'packages', name), join(copy, 'node_modules', own, name));
  for (const name of readdirSync(join(root, 'packages'))) {
    const packages = join('packages', name, 'node_modules');
    if (existsSync(join(root, packages))) symlinkSync(join(root, packages), join(copy, packages));
  }
}

/** Copies the repository as it is on disk into a temporary folder, as a git repository of its own without a commit. */
export function copyRepository(): string {
  const copy = mkdtempSync(join(tmpdir(), 'generators-'));
  for (const path of git(root, 'ls-files', '-z', '--cached', '--others', '--exclude-standard').split('\0')) {
    if (path === '' || !existsSync(join(root, path))) continue;
    mkdirSync(dirname(join(copy, path)), { recursive: true });
    cpSync(join(root, path), join(copy, path));
  }
  linkPackages(copy);
  git(copy, 'init', '--quiet');
  git(copy, 'add', '--all');
  return copy;
}
