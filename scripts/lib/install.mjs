import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
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

const QUIETLY = ['--no-audit', '--no-fund', '--loglevel=error'];
const TRIES = 3;
const CONSUMERS = join(root, 'tests/package/design-system');

/**
 * Runs `npm ci` up to three times: a download that fails once says nothing about the packages.
 *
 * @param {string} folder
 * @param {string[]} [options] of npm
 * @returns {Promise<void>}
 * @throws when the last try fails
 */
export async function installFromLock(folder, options = []) {
  for (let tries = 1; tries <= TRIES; tries += 1)
    if ((await npm(['ci', ...QUIETLY, ...options], { cwd: folder })) === 0) return;
  throw new Error('Installing the packages failed; the lines above say why.');
}

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
    await installFromLock(folder);
  }
  if (folder !== root) return;
  linkNode();
  nodePath();
}

/**
 * Installs a packed design system into an application. Uses npm's cache and downloads only what is not in it.
 *
 * @param {string} folder with the application's package.json, its lockfile and `design-system.tgz`
 * @returns {Promise<void>}
 */
export const installConsumer = (folder) => installFromLock(folder, ['--prefer-offline', '--ignore-scripts']);

/** Packs the design system without building it: npm reads only its manifest. @param {string} folder @returns {Promise<string>} */
export async function packManifest(folder) {
  const workspace = ['--workspace', '@inspection-studio/design-system'];
  await npm(['pack', '--silent', '--ignore-scripts', ...workspace, '--pack-destination', folder]);
  const archive = readdirSync(folder).find((name) => name.endsWith('.tgz'));
  if (archive === undefined) throw new Error('The design system could not be packed.');
  renameSync(join(folder, archive), join(folder, 'design-system.tgz'));
  return join(folder, 'design-system.tgz');
}

/** Puts everything into npm's cache that tests/package/design-system installs. */
async function downloadForConsumers() {
  const folder = mkdtempSync(join(tmpdir(), 'consumers-'));
  try {
    const archive = await packManifest(folder);
    const install = async (/** @type {string} */ consumer) => {
      const application = join(folder, consumer);
      mkdirSync(application);
      for (const name of ['package.json', 'package-lock.json'])
        copyFileSync(join(CONSUMERS, consumer, name), join(application, name));
      copyFileSync(archive, join(application, 'design-system.tgz'));
      await installConsumer(application);
    };
    await Promise.all([install('react-18'), install('react-19')]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Installs every package that a step of `npm test` needs, so that no later step needs the network.
 *
 * @returns {Promise<void>}
 * @throws when a download has failed three times
 */
export async function installEverything() {
  for (const folder of [root, join(root, 'tests/api-client'), join(root, 'tests/services')])
    await ensureInstalled(folder);
  await downloadForConsumers();
}
