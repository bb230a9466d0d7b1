const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

const firstGrapheme = (word: string): string => segmenter.segment(word)[Symbol.iterator]().next().value?.segment ?? '';

/**
 * Returns the first letters of the first and the last word.
 *
 * @param name a person's or company's name, or an e-mail address
 * @returns upper case, whole graphemes; empty for an empty name
 */
export function initials(name: string): string {
  const words = name.split(/[\s@._-]+/u).filter(Boolean);
  const ends = words.length > 1 && !name.includes('@') ? [words[0], words.at(-1)] : [words[0]];
  return ends
    .map((word) => firstGrapheme(word ?? ''))
    .join('')
    .toLocaleUpperCase();
}

/** Hashes a name to a number from 0 to `count` - 1. */
export function nameHash(name: string, count: number): number {
  let hash = 0;
  for (const letter of name) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) >>> 0;
  return hash % count;
}
