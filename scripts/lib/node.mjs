import { existsSync, mkdirSync, symlinkSync } from 'node:fs';
import { arch, platform } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's folder. */
export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');

const NEWEST_NEEDED = 24;
const system = platform() === 'win32' ? 'win' : platform();
const binary = `node-${system}-${arch()}/bin/node${system === 'win' ? '.exe' : ''}`;

/**
 * The Node that runs everything but the bootstraps: the one the packages bring, or this one where it is new enough.
 *
 * @returns {string} an absolute path
 * @throws when there is neither
 */
export function nodePath() {
  const brought = join(root, 'node_modules', binary);
  if (existsSync(brought)) return brought;
  if (Number.parseInt(process.versions.node, 10) >= NEWEST_NEEDED) return process.execPath;
  throw new Error(
    `The packages bring no Node for ${platform()} ${arch()}: install Node ${NEWEST_NEEDED} or newer, then try again.`,
  );
}

/**
 * Makes `node` in npm scripts mean the Node the packages bring.
 *
 * npm 10 links it while installing and then drops the link together with the packages of other platforms.
 */
export function linkNode() {
  const link = join(root, 'node_modules/.bin/node');
  if (system === 'win' || existsSync(link) || !existsSync(join(root, 'node_modules', binary))) return;
  mkdirSync(join(root, 'node_modules/.bin'), { recursive: true });
  symlinkSync(join('..', binary), link);
}
