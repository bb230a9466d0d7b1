import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './node.mjs';
import { npm } from './run.mjs';

const SOURCES = [
  'packages/domain',
  'packages/design-system',
  'packages/studio-app',
  'tsconfig.base.json',
  'package-lock.json',
];
const NOT_SOURCES = /^(node_modules|dist|.*\.(test|stories)\.tsx?)$/;
const page = join(root, 'packages/studio-app/dist/index.html');
const stampFile = join(root, 'node_modules/.cache/studio-app-build');

/** @param {string} path relative to the repository @returns {string[]} every source file at or below it, sorted */
function filesOf(path) {
  const entries = existsSync(join(root, path)) ? readdirSync(join(root, path), { withFileTypes: true }) : [];
  return entries
    .filter((entry) => !NOT_SOURCES.test(entry.name))
    .flatMap((entry) => (entry.isDirectory() ? filesOf(`${path}/${entry.name}`) : [`${path}/${entry.name}`]))
    .sort();
}

/** @param {string[]} sources files and folders relative to the repository @returns {import('node:crypto').Hash} of all they hold but tests and stories */
export function hashOf(sources) {
  const hash = createHash('sha256');
  const files = sources.flatMap((path) => (path.startsWith('packages/') ? filesOf(path) : [path]));
  for (const path of files) hash.update(`${path}\0`).update(readFileSync(join(root, path)));
  return hash;
}

/** @returns {string} changes when a source of the app or the built page changes */
const buildStamp = () => hashOf(SOURCES).update(readFileSync(page)).digest('hex');

/**
 * Builds the app unless the built one is of these very sources.
 *
 * @returns {Promise<void>}
 * @throws with one sentence when the build fails
 */
export async function ensureBuilt() {
  if (existsSync(page) && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === buildStamp()) return;
  console.log('Building the app…');
  // A test runner names an environment of its own, of which React would be built with its checks for developers.
  const options = { env: { NODE_ENV: 'production' } };
  const code = await npm(
    ['run', '--silent', 'build', '-w', '@inspection-studio/studio-app', '--', '--logLevel=warn'],
    options,
  );
  if (code !== 0) throw new Error('Building the app failed; the lines above say why.');
  mkdirSync(dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, buildStamp());
}
