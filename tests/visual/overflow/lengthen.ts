export type Language = 'de' | 'ar';

/** Words of the trade, from short to long: German glues its own together, Arabic glues articles and prepositions to them. */
const WORDS: Record<Language, readonly string[]> = {
  de: [
    'Mast',
    'Werk',
    'Anlage',
    'Prüfung',
    'Standort',
    'Befliegung',
    'Umspannwerk',
    'Wartungsplan',
    'Freileitungsmast',
    'Wiederherstellung',
    'Rotorblattprüfungen',
    'Brückenuntersuchungen',
    'Hochspannungsfreileitung',
    'Bauwerksprüfungsdokumentation',
  ],
  ar: [
    'موقع',
    'صورة',
    'المصنع',
    'التفتيش',
    'المنشآت',
    'بالمستودع',
    'والمعلومات',
    'الاستكشافات',
    'وللاستثمارات',
    'وبالاحتياطيات',
    'فسيستخدمونهما',
    'أفاستسقيناكموها',
  ],
};

/** How much longer a translation of a text of at most that many letters may get. */
const GROWTH: readonly (readonly [upTo: number, factor: number])[] = [
  [10, 2],
  [20, 1.8],
  [30, 1.6],
  [50, 1.4],
  [Infinity, 1.3],
];
/** Initials, units and the like are the same in every language. */
const LONGEST_SIGN = 3;

/**
 * A text as long as its translation may get: short ones double, long ones grow by a third; one word stays one word.
 * Numbers and signs of up to three letters stay as they are.
 */
export function lengthen(text: string, language: Language): string {
  const core = text.trim();
  if (core.length <= LONGEST_SIGN || !/\p{L}{2}/u.test(core)) return text;
  const factor = GROWTH.find(([upTo]) => core.length <= upTo)?.[1] ?? 1;
  const length = Math.ceil(core.length * factor);
  const longer = /\s/.test(core) ? sentence(length, language) : word(length, language);
  return text.replace(core, () => longer);
}

/** The shortest word that is at least so long, else the longest there is. */
function word(length: number, language: Language): string {
  const words = WORDS[language];
  return words.find((candidate) => candidate.length >= length) ?? (words.at(-1) as string);
}

/** Long words first, as they are what does not fit. */
function sentence(length: number, language: Language): string {
  const words = WORDS[language].toReversed();
  let written = '';
  for (let index = 0; written.length < length; index += 1) {
    const left = length - written.length;
    const next = left > 12 ? (words[(index * 3) % words.length] as string) : word(left, language);
    written = written === '' ? next : `${written} ${next}`;
  }
  return written;
}
