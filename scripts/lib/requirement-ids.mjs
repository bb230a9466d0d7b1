/**
 * Ids of requirements in a text: `CHART-001`, a range `CHART-001..006`, or a resolution: `N36`, `S20`, `F07`.
 * `N` takes two or three digits, `S` and `F` two, so `N2`, `F8` and `S256` are no ids.
 */
const MENTION = /(?<![\w-])(?:([A-Z]{2,8})-(\d{3})(?:\.\.(\d{3}))?|N\d{2,3}|[SF]\d{2})(?![\w-])/g;

/** Keys of a keyboard that look like an id: Shift+F10, `{F10}` and `key === 'F10'`. */
const KEY = /(?:Shift\+|\{|key === ')F1[0-2]\b/g;

/** Other names that look like an id of a row. */
const OTHER_NAMES = new Set(['SHA-256']);

/**
 * One mention of an id, or of a range of ids.
 *
 * @typedef {{ text: string, first: string, last: string }} Mention `first` and `last` are equal without a range
 */

/**
 * Mentions of requirements in a text, in their order.
 *
 * @param {string} text
 * @returns {Mention[]}
 */
export const mentionsIn = (text) =>
  [...text.replace(KEY, '').matchAll(MENTION)]
    .filter(([mention]) => !OTHER_NAMES.has(mention))
    .map(([mention, area, first, last]) => ({
      text: mention,
      first: area ? `${area}-${first}` : mention,
      last: area ? `${area}-${last ?? first}` : mention,
    }));

/**
 * Returns the ids of a mention: a range includes every id from its first to its last.
 *
 * @param {Mention} mention
 * @returns {string[]} empty when the range runs backwards
 */
export function idsOf({ first, last }) {
  if (first === last) return [first];
  const [area = '', from] = first.split('-');
  const count = Number(last.split('-')[1]) - Number(from) + 1;
  return Array.from({ length: count }, (_, index) => `${area}-${String(Number(from) + index).padStart(3, '0')}`);
}

/** All ids that a text mentions, ranges written out. @param {string} text @returns {string[]} */
export const idsIn = (text) => mentionsIn(text).flatMap(idsOf);

/**
 * Mentions of a text that name an unknown id, or a range that runs backwards.
 *
 * @param {string} text
 * @param {ReadonlySet<string>} known
 * @returns {string[]}
 */
export const unknownMentions = (text, known) =>
  mentionsIn(text)
    .filter((mention) => {
      const ids = idsOf(mention);
      return ids.length === 0 || ids.some((id) => !known.has(id));
    })
    .map((mention) => mention.text);
