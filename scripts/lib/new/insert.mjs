/**
 * Where a line goes in an existing file: right before or after a text that occurs once, or among lines of its kind in
 * their order.
 *
 * @typedef {{ before: string } | { after: string } | { among: RegExp, from?: string }} Place `among` captures what lines are
 *   sorted by; only lines after `from`, up to the next blank one, are looked at
 */

/** @param {string} text @param {string} anchor @returns {number} its index */
function indexOfOnly(text, anchor) {
  const index = text.indexOf(anchor);
  if (index === -1) throw new Error(`'${anchor}' is not there.`);
  if (text.indexOf(anchor, index + 1) !== -1) throw new Error(`'${anchor}' is there more than once.`);
  return index;
}

/**
 * Inserts a line, or several, into the text of a file.
 *
 * @param {string} text
 * @param {string} added without a line break at its end
 * @param {Place} place
 * @returns {string}
 * @throws when the file has no such place
 */
export function insert(text, added, place) {
  if ('before' in place) {
    const index = indexOfOnly(text, place.before);
    return `${text.slice(0, index)}${added}\n${text.slice(index)}`;
  }
  if ('after' in place) {
    const index = indexOfOnly(text, place.after) + place.after.length;
    return `${text.slice(0, index)}${added}${text.slice(index)}`;
  }
  const start = place.from === undefined ? 0 : indexOfOnly(text, place.from);
  const end = place.from === undefined ? text.length : (text.slice(start).match(/\n\s*\n|$/)?.index ?? 0) + start;
  /** @param {string} line */
  const keyOf = (line) => place.among.exec(line)?.[1];
  const lines = text.slice(start, end).split('\n');
  const key = added.split('\n').map(keyOf).find(Boolean) ?? '';
  const peers = lines.flatMap((line, index) => {
    const own = keyOf(line);
    return own === undefined ? [] : [{ own, index }];
  });
  const [first] = peers;
  if (first === undefined) throw new Error(`There is no line like ${place.among}.`);
  const previous = peers.filter(({ own }) => own < key).at(-1);
  lines.splice(previous === undefined ? first.index : previous.index + 1, 0, added);
  return text.slice(0, start) + lines.join('\n') + text.slice(end);
}
