import { idsOf, mentionsIn } from './requirement-ids.mjs';

/** @typedef {import('./requirements.mjs').Requirement} Requirement */
/** @typedef {{ path: string, text: string }} TextFile */
/** @typedef {{ path: string, line: number, text: string, width: number }} Place `width` is the number of ids in the mention */

/** Maximum number of results of a search by words. */
export const MATCHES_MAX = 10;

const TEST = /\.(test|spec|stories)\.tsx?$/;
const CODE = /\.(ts|tsx|mjs|js)$/;

/**
 * Finds mentions of a requirement in code, outside the pages of the requirements. A mention of one id
 * comes before a range, and a narrow range before a wide one.
 *
 * @param {string} id
 * @param {readonly TextFile[]} files
 * @returns {{ sources: Place[], tests: Place[] }}
 */
export function findPlaces(id, files) {
  const places = files.filter(({ path }) => CODE.test(path)).flatMap((file) => placesIn(id, file));
  places.sort((a, b) => a.width - b.width || a.path.localeCompare(b.path) || a.line - b.line);
  const tests = places.filter(({ path }) => TEST.test(path));
  return { sources: places.filter((place) => !tests.includes(place)), tests };
}

/** @param {string} id @param {TextFile} file @returns {Place[]} */
function placesIn(id, { path, text }) {
  const [area = ''] = id.split('-');
  if (!text.includes(area)) return [];
  return text.split('\n').flatMap((line, index) => {
    const mention = mentionsIn(line).find((one) => idsOf(one).includes(id));
    return mention ? [{ path, line: index + 1, text: line.trim(), width: idsOf(mention).length }] : [];
  });
}

/**
 * Returns source files that have the name of a test file beside them, such as `tag.ts` for `tag.test.ts`.
 * They implement a requirement that only tests name.
 *
 * @param {readonly Place[]} tests
 * @param {readonly TextFile[]} files
 * @returns {string[]}
 */
export function testedFiles(tests, files) {
  const known = new Set(files.map(({ path }) => path));
  const candidates = tests.flatMap(({ path }) => {
    const name = path.replace(/(\.dom|\.browser|\.property)?\.(test|stories)\.tsx?$/, '');
    return [`${name}.ts`, `${name}.tsx`];
  });
  return [...new Set(candidates.filter((path) => known.has(path)))];
}

/**
 * Ranks requirements by the words of a query. Each word must occur in the text, heading or check; whole
 * words and words in the text count more. Case is ignored.
 *
 * @param {string} query
 * @param {readonly Requirement[]} requirements
 * @returns {Requirement[]} at most {@link MATCHES_MAX}, best first
 */
export function searchRequirements(query, requirements) {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const ranked = requirements.map((requirement) => ({ requirement, score: scoreOf(words, requirement) }));
  return ranked
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, MATCHES_MAX)
    .map(({ requirement }) => requirement);
}

/** @param {readonly string[]} words @param {Requirement} requirement */
function scoreOf(words, { text, heading, check }) {
  const scores = words.map((word) => {
    const whole = new RegExp(`(?<![a-z0-9])${word.replace(/[^a-z0-9]/g, '\\$&')}(?![a-z0-9])`);
    const inText = text.toLowerCase();
    if (whole.test(inText)) return 4;
    if (inText.includes(word)) return 2;
    return `${heading} ${check}`.toLowerCase().includes(word) ? 1 : 0;
  });
  return scores.includes(0) ? 0 : scores.reduce((/** @type {number} */ sum, score) => sum + score, 0);
}

/**
 * Suggests ids for an unknown one: those of the same series with the nearest numbers.
 *
 * @param {string} id
 * @param {readonly Requirement[]} requirements
 * @returns {string[]} at most 3
 */
export function nearIds(id, requirements) {
  const numberOf = (/** @type {string} */ one) => Number(/\d+$/.exec(one)?.[0]);
  const seriesOf = (/** @type {string} */ one) => one.replace(/-?\d+$/, '');
  const distance = (/** @type {string} */ one) => Math.abs(numberOf(one) - numberOf(id));
  return requirements
    .map((requirement) => requirement.id)
    .filter((one) => seriesOf(one) === seriesOf(id))
    .toSorted((a, b) => distance(a) - distance(b))
    .slice(0, 3);
}
