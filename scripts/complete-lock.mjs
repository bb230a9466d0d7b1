import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * @typedef {Record<string, any>} LockEntry one package as the lockfile records it
 * @typedef {{ packages: Record<string, LockEntry> }} Lockfile
 */

const SYSTEMS = ['aix', 'android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openbsd', 'openharmony', 'sunos', 'win32'];
const PROCESSORS = ['arm', 'arm64', 'ia32', 'loong64', 'mips64el', 'ppc64', 'riscv64', 's390x', 'x64'];

/**
 * The platform that a binary package is for, read from its name: `@rollup/rollup-linux-x64-musl`.
 *
 * @param {string} name
 * @returns {{ cpu: string[], os: string[], libc?: string[] } | undefined} undefined when the name contains no platform
 */
export function platformOf(name) {
  const words = name.replace(/^@[^/]+\//, '').split('-');
  const os = words.find((word) => SYSTEMS.includes(word));
  const cpu = words.find((word) => PROCESSORS.includes(word));
  if (os === undefined || cpu === undefined) return undefined;
  const last = words.at(-1) ?? '';
  if (os !== 'linux' || !/^(gnu|musl)/.test(last)) return { cpu: [cpu], os: [os] };
  return { cpu: [cpu], os: [os], libc: [last.startsWith('musl') ? 'musl' : 'glibc'] };
}

/**
 * Where Node would find `name` for the package at `path`, nearest folder first.
 *
 * @param {Lockfile} lock
 * @param {string} path
 * @param {string} name
 * @returns {LockEntry | undefined}
 */
function resolveFrom(lock, path, name) {
  for (let at = path; ; at = at.slice(0, Math.max(0, at.lastIndexOf('/node_modules/')))) {
    const found = lock.packages[`${at === '' ? '' : `${at}/`}node_modules/${name}`];
    if (found !== undefined || at === '') return found;
  }
}

/**
 * Makes a lockfile installable everywhere, whatever registry wrote it.
 *
 * Optional binaries of other platforms that the registry could not answer for are missing from the file, and
 * `npm ci` then refuses it; each gets an entry of its platform, which npm skips elsewhere. Addresses of
 * registries are dropped: the integrity stays, the reader's own registry answers.
 *
 * @param {Lockfile} lock changed in place
 * @returns {string[]} what was changed, one path each; empty when the file was complete
 * @throws when a missing optional package names no platform
 */
export function completeLock(lock) {
  /** @type {string[]} */
  const changed = [];
  for (const [path, entry] of Object.entries(lock.packages)) {
    if (/^https?:/.test(entry.resolved ?? '')) {
      delete entry.resolved;
      changed.push(path);
    }
    for (const [name, range] of Object.entries(entry.optionalDependencies ?? {})) {
      const found = resolveFrom(lock, path, name);
      const isExact = /^\d/.test(range);
      if (found !== undefined && (found.version === range || !isExact)) continue;
      const version = range.replace(/^[\^~]/, '');
      const platform = platformOf(name);
      if (platform === undefined)
        throw new Error(`${name}@${version}, optional for ${path}, is missing and names no platform.`);
      const place = `${found === undefined ? '' : `${path}/`}node_modules/${name}`;
      lock.packages[place] = { version, ...platform, ...(entry.dev ? { dev: true } : {}), optional: true };
      changed.push(place);
    }
  }
  const sorted = Object.entries(lock.packages).sort(([a], [b]) => a.localeCompare(b, 'en'));
  lock.packages = Object.fromEntries(sorted);
  return changed;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  for (const folder of process.argv.slice(2)) {
    const file = join(resolve(folder), 'package-lock.json');
    const lock = JSON.parse(readFileSync(file, 'utf8'));
    const changed = completeLock(lock);
    if (changed.length > 0) writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
    console.log(`${folder}: ${changed.length === 0 ? 'complete' : `completed ${changed.length} entries`}`);
  }
}
