import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { linkNode, nodePath, root } from './node.mjs';
import { npm } from './run.mjs';

/** @typedef {{ packages: Record<string, { version?: string, optional?: boolean, link?: boolean }> }} Lockfile */

/**
 * Checks that the installed packages match the lockfile.
 *
 * Optional packages do not count: most of them are binaries of other platforms.
 *
 * @param {Lockfile} wanted `package-lock.json`
 * @param {Lockfile} installed `node_modules/.package-lock.json`, which npm writes when it has finished
 * @param {(path: string) => boolean} isLinked whether the link to a workspace package exists
 */
export function isInstalled(wanted, installed, isLinked) {
  return Object.entries(wanted.packages).every(([path, { version, optional, link }]) => {
    if (optional === true || !path.includes('node_modules/')) return true;
    return link === true ? isLinked(path) : installed.packages[path]?.version === version;
  });
}

/** @param {string} file */
const readLock = (file) => /** @type {Lockfile} */ (JSON.parse(readFileSync(file, 'utf8')));

/**
 * Installs the packages of a folder with its own lockfile unless they are there already.
 *
 * @param {string} [folder] the repository by default
 * @returns {Promise<void>}
 * @throws with one sentence when npm could not
 */
export async function ensureInstalled(folder = root) {
  const stamp = join(folder, 'node_modules/.package-lock.json');
  const isLinked = (/** @type {string} */ path) => existsSync(join(folder, path));
  if (!existsSync(stamp) || !isInstalled(readLock(join(folder, 'package-lock.json')), readLock(stamp), isLinked)) {
    console.log(
      `Installing the packages${folder === root ? ' (a minute or two, once)' : ` of ${relative(root, folder)}`}…`,
    );
    const code = await npm(['ci', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: folder });
    if (code !== 0) throw new Error('Installing the packages failed; the lines above say why.');
  }
  if (folder !== root) return;
  linkNode();
  nodePath();
}
