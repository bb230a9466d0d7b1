import { insert } from './insert.mjs';
import { kinds } from './kinds.mjs';
import { fill } from './names.mjs';

const SUFFIX = '.template';

/**
 * The files of the repository, or of a test.
 *
 * @typedef {object} Tree
 * @property {(path: string) => string | undefined} read undefined when there is no such file
 * @property {(folder: string) => string[]} list paths of all files below a folder, relative to it
 */

/**
 * What a generator writes.
 *
 * @typedef {object} Plan
 * @property {Map<string, string>} created path → text
 * @property {Map<string, string>} edited path → text
 * @property {string[]} runs npm scripts that write the rest
 * @property {string[]} next what to do next, a line each
 */

/** @param {Tree} tree @param {string} path */
function readExisting({ read }, path) {
  const text = read(path);
  if (text === undefined) throw new Error(`${path} is missing.`);
  return text;
}

/** @param {string} text comment lines are skipped @param {string} word letters, digits, quotes, colons, spaces and slashes */
const hasWord = (text, word) => new RegExp(`^(?! *//).*(?<![\\w-])${word}(?![\\w-])`, 'm').test(text);

/**
 * Plans a skeleton and writes nothing.
 *
 * @param {string} kind
 * @param {string} text the name
 * @param {Tree} tree
 * @returns {Plan}
 * @throws with one sentence when there is no such kind, or the name is written in another way or in use
 */
export function planSkeleton(kind, text, tree) {
  if (!(kind in kinds)) throw new Error(`Choose ${Object.keys(kinds).join(', ')}: there is no '${kind}'.`);
  const { readName, taken, edits, runs, next } = kinds[/** @type {keyof typeof kinds} */ (kind)];
  const name = readName(text);

  for (const { file, text: use } of taken) {
    const word = fill(use, name);
    if (hasWord(readExisting(tree, file), word)) throw new Error(`Choose another name: ${file} already has ${word}.`);
  }
  const folder = `scripts/templates/${kind}`;
  /** @type {Map<string, string>} */
  const created = new Map();
  for (const template of tree.list(folder)) {
    const path = fill(template.slice(0, -SUFFIX.length), name);
    if (tree.read(path) !== undefined) throw new Error(`Choose another name: ${path} already exists.`);
    created.set(path, fill(readExisting(tree, `${folder}/${template}`), name));
  }
  /** @type {Map<string, string>} */
  const edited = new Map();
  for (const { file, line, place } of edits) {
    try {
      edited.set(file, insert(edited.get(file) ?? readExisting(tree, file), fill(line, name), place));
    } catch (error) {
      throw new Error(`scripts/lib/new/kinds.mjs no longer fits ${file}: ${/** @type {Error} */ (error).message}`);
    }
  }
  return { created, edited, runs, next: next.map((line) => fill(line, name)) };
}
