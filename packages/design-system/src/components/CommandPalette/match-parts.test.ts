import { describe, expect, it } from 'vitest';
import { matchParts } from './match-parts.js';

/** Matches in brackets. */
const marked = (label: string, term: string) =>
  matchParts(label, term)
    .map(({ text, isMatch }) => (isMatch ? `[${text}]` : text))
    .join('');

describe('matchParts: marks what the words of a term match in a label', () => {
  it.each([
    ['an empty term marks nothing', 'Kinnaird Viaduct', '', 'Kinnaird Viaduct'],
    ['the start', 'Kinnaird Viaduct', 'kin', '[Kin]naird Viaduct'],
    ['the start of a word before the middle of another', 'Aviation via', 'via', 'Aviation [via]'],
    ['the middle of a word, if none starts so', 'Kinnaird Viaduct', 'duct', 'Kinnaird Via[duct]'],
    ['every word', 'Kinnaird Viaduct', 'via kin', '[Kin]naird [Via]duct'],
    ['words that overlap', 'Pier', 'pie ier', '[Pier]'],
    ['a word that is not in it', 'Pier 4', 'site pier', '[Pier] 4'],
    ['ignores accents', 'Übersicht', 'uber', '[Über]sicht'],
    ['accents as characters of their own', 'U\u0308bersicht', 'uber', '[U\u0308ber]sicht'],
    ['characters outside the basic plane', '🚁 Flight', 'fl', '🚁 [Fl]ight'],
  ])('%s', (_case, label, term, expected) => expect(marked(label, term)).toBe(expected));

  it.each([
    ['Kinnaird Viaduct', 'via'],
    ['U\u0308ber', 'x'],
    ['', 'a'],
  ])('keeps every character of %j', (label, term) =>
    expect(
      matchParts(label, term)
        .map(({ text }) => text)
        .join(''),
    ).toBe(label),
  );
});
