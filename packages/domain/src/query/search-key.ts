/**
 * Accents, and the marks that people leave out when they type: vowel points and cantillation of Hebrew, vowel marks, hamza on a
 * letter and tatweel of Arabic, points of Syriac. Vowel signs, as in Devanagari, Thai and Thaana, are letters.
 */
const MARKS = new RegExp(
  [
    // Latin, Greek, Cyrillic and others
    '\\u0300-\\u036f\\u0483-\\u0489\\u1ab0-\\u1aff\\u1dc0-\\u1dff\\u20d0-\\u20ff\\ufe20-\\ufe2f',
    // Hebrew
    '\\u0591-\\u05bd\\u05bf\\u05c1\\u05c2\\u05c4\\u05c5\\u05c7',
    // Arabic, with tatweel; Syriac
    '\\u0610-\\u061a\\u0640\\u064b-\\u065f\\u0670\\u06d6-\\u06dc\\u06df-\\u06e4\\u06e7\\u06e8\\u06ea-\\u06ed',
    '\\u0711\\u0730-\\u074a\\u0897-\\u089f\\u08ca-\\u08e1\\u08e3-\\u08ff',
    // joiners and variation selectors
    '\\u200c\\u200d\\ufe00-\\ufe0f',
  ]
    .map((ranges) => `[${ranges}]`)
    .join('|'),
  'g',
);

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
  ٱ: 'ا',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
};

const LETTERS = new RegExp(`[${Object.keys(BASE_LETTERS).join('')}]`, 'g');

/**
 * Returns a text without case, accents, optional marks and double spaces, for searches: 'Tåhus  Ø' and 'tahus o' have the same key.
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
