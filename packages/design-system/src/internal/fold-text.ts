/** Accents and other combining marks. Vowel signs, as in Devanagari, are letters. */
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

/** Returns a text without case, accents and double spaces, for searches: 'Tåhus  Ø' becomes 'tahus o'. */
export function foldText(text: string): string {
  return text
    .normalize('NFD')
    .replace(MARKS, '')
    .replace(/\s+/g, ' ')
    .toLowerCase()
    .replace(LETTERS, (letter) => BASE_LETTERS[letter]!);
}
