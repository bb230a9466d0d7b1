/** Combining marks of Latin, Greek, Cyrillic and similar scripts. Vowel signs of other scripts are letters, not accents. */
const MARKS = /[\u0300-\u036f]|[\u1ab0-\u1aff]|[\u1dc0-\u1dff]|[\u20d0-\u20ff]|[\ufe20-\ufe2f]/g;

/** Letters with a stroke, ligatures and letter variants, which have no decomposition. */
const BASE_LETTERS: Readonly<Record<string, string>> = {
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ŧ: 't',
  ı: 'i',
  ς: 'σ',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
};

const LETTERS = new RegExp(`[${Object.keys(BASE_LETTERS).join('')}]`, 'g');

/**
 * Returns a text without case, accents and double spaces, for searches: 'Tåhus  Ø' and 'tahus o' have the same key.
 * A text is found when its key contains the key of the term. The database has the same function, `search_key`.
 */
export function searchKey(text: string): string {
  return text
    .normalize('NFD')
    .replace(MARKS, '')
    .replace(/\s+/g, ' ')
    .toLowerCase()
    .replace(LETTERS, (letter) => BASE_LETTERS[letter]!);
}
