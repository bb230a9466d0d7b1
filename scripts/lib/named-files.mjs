import { posix } from 'node:path';

/** @typedef {{ path: string, text: string }} TextFile */

const LITERAL = /(['"`])((?:\.{0,2}\/)?[\w@.-]+(?:\/[\w@.-]+)*)\1/g;
/** The start of a path that a template completes, such as `deploy/kubernetes/${name}`. */
const FOLDER = /`([\w@.-]+(?:\/[\w@.-]+)*)\/\$\{/g;
const CODE = /\.(ts|tsx|mjs|js|jsx)$/;
const TEST = /\.test\.tsx?$/;
const PACKAGE = /^@inspection-studio\/([\w-]+)(?:\/([\w-]+))?$/;

/** @param {string} path @returns {string[]} the folders that contain it, and the path itself */
function within(path) {
  const parts = path.split('/');
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
}

/**
 * Returns the files and folders that a file names: in imports, and in strings such as the address of a worker.
 *
 * @param {TextFile} file
 * @param {ReadonlySet<string>} known every file and folder of the repository
 * @returns {string[]}
 */
function namesIn({ path, text }, known) {
  const beside = (/** @type {string} */ name) => posix.join(posix.dirname(path), name);
  const resolve = (/** @type {string} */ name) => {
    const [, owner, entry = 'index'] = PACKAGE.exec(name) ?? [];
    const candidates = owner
      ? [`packages/${owner}/src/${entry}.ts`]
      : [beside(name), ...(name.includes('/') ? [name] : [])];
    const sources = candidates.flatMap((one) => [one, one.replace(/\.js$/, '.ts'), one.replace(/\.js$/, '.tsx')]);
    return sources.find((one) => known.has(one));
  };
  const named = [...text.matchAll(LITERAL), ...text.matchAll(FOLDER)].map((match) => match[2] ?? match[1] ?? '');
  return [...new Set(named)].flatMap((name) => {
    const target = resolve(name);
    return target === undefined || target === path ? [] : [target];
  });
}

/** @typedef {ReadonlyMap<string, readonly string[]>} Uses of each file and folder, by path */

/**
 * Reads which code uses which file or folder.
 *
 * @param {readonly TextFile[]} files code of the repository
 * @param {readonly string[]} paths every file of the repository
 * @returns {Uses}
 */
export function usesOf(files, paths) {
  const known = new Set(paths.flatMap(within));
  /** @type {Map<string, string[]>} */
  const uses = new Map();
  for (const file of files) {
    for (const path of namesIn(file, known)) uses.set(path, [...(uses.get(path) ?? []), file.path]);
  }
  return uses;
}

/** @param {string} path @returns {string | undefined} the folder of its package */
const packageOf = (path) => /^packages\/[^/]+\//.exec(path)?.[0];

/**
 * Returns the tests that depend on a changed file, by imports or by names in strings, however long the way. Those of a
 * file of a package are in the same package; other packages rely on its types and its own tests.
 *
 * @param {string} changed
 * @param {Uses} uses
 * @returns {string[]}
 */
export function testsOf(changed, uses) {
  const folder = packageOf(changed) ?? '';
  const reached = new Set([changed]);
  for (const path of reached) {
    // A folder of code is named by checks of all code; a folder of data, by what reads the data.
    const names = CODE.test(path) ? [path] : within(path);
    for (const from of names.flatMap((one) => uses.get(one) ?? [])) if (from.startsWith(folder)) reached.add(from);
  }
  return [...reached].filter((path) => TEST.test(path)).sort((a, b) => a.localeCompare(b));
}
