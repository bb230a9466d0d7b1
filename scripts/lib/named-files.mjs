import { posix } from 'node:path';

/** @typedef {{ path: string, text: string }} TextFile */

const IMPORTED = /\b(?:from|import|import\()\s*(['"])([^'"]+)\1/g;
const LITERAL = /(['"`])((?:\.{0,2}\/)?[\w@.-]+(?:\/[\w@.-]+)*)\1/g;
/** The start of a path that a template completes, such as `deploy/kubernetes/${name}`. */
const FOLDER = /`([\w@.-]+(?:\/[\w@.-]+)*)\/\$\{/g;
const CODE = /\.(ts|tsx|mjs|js|jsx)$/;
const PACKAGE = /^@inspection-studio\/([\w-]+)$/;

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
 * @returns {{ path: string, isImport: boolean }[]}
 */
function namesIn({ path, text }, known) {
  const beside = (/** @type {string} */ name) => posix.join(posix.dirname(path), name);
  const resolve = (/** @type {string} */ name) => {
    const entry = PACKAGE.exec(name)?.[1];
    const candidates = entry
      ? [`packages/${entry}/src/index.ts`]
      : [beside(name), ...(name.includes('/') ? [name] : [])];
    const sources = candidates.flatMap((one) => [one, one.replace(/\.js$/, '.ts'), one.replace(/\.js$/, '.tsx')]);
    return sources.find((one) => known.has(one));
  };
  const imported = [...text.matchAll(IMPORTED)].map((match) => match[2] ?? '');
  const rest = text.replace(IMPORTED, '');
  const named = [...rest.matchAll(LITERAL), ...rest.matchAll(FOLDER)].map((match) => match[2] ?? match[1] ?? '');
  const follow = (/** @type {readonly string[]} */ names, /** @type {boolean} */ isImport) =>
    [...new Set(names)].flatMap((name) => {
      const target = resolve(name);
      return target === undefined || target === path ? [] : [{ path: target, isImport }];
    });
  return [...follow(imported, true), ...follow(named, false)];
}

/** @typedef {ReadonlyMap<string, readonly { from: string, isImport: boolean }[]>} Uses of each file and folder, by path */

/**
 * Reads which code uses which file or folder.
 *
 * @param {readonly TextFile[]} files code of the repository
 * @param {readonly string[]} paths every file of the repository
 * @returns {Uses}
 */
export function usesOf(files, paths) {
  const known = new Set(paths.flatMap(within));
  /** @type {Map<string, { from: string, isImport: boolean }[]>} */
  const uses = new Map();
  for (const file of files) {
    for (const { path, isImport } of namesIn(file, known)) {
      const ofPath = uses.get(path) ?? [];
      ofPath.push({ from: file.path, isImport });
      uses.set(path, ofPath);
    }
  }
  return uses;
}

/**
 * Returns the code that depends on changed files through a file or folder named in a string: code that starts a worker,
 * for example, when the worker or one of its imports changed. Test runners follow only imports.
 *
 * @param {readonly string[]} changed
 * @param {Uses} uses
 * @returns {string[]}
 */
export function namersOf(changed, uses) {
  const reached = new Set(changed);
  const namers = new Set();
  for (const path of reached) {
    // A folder of code is named by checks of all code; a folder of data, by what reads the data.
    const names = CODE.test(path) ? [path] : within(path);
    for (const { from, isImport } of names.flatMap((one) => uses.get(one) ?? [])) {
      reached.add(from);
      if (!isImport) namers.add(from);
    }
  }
  return [...namers].sort((a, b) => a.localeCompare(b));
}
