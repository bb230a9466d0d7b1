import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tidyLine } from './tidy-line.ts';

describe('a name is normalised', () => {
  it.each([
    ['a plain name is kept', 'Tay Valley', 'Tay Valley'],
    ['accents are composed', 'Ta\u030ahus', 'Tåhus'],
    ['Hangul is composed', '\u1112\u1161\u11ab', '한'],
    ['it is trimmed', ' \t Tay \n', 'Tay'],
    ['inner white space becomes one space', 'Tay \t\r\n  Valley', 'Tay Valley'],
    ['no-break, thin and ideographic spaces are white space', 'a\u00a0\u2009b\u3000c', 'a b c'],
    ['compatibility characters are kept', 'ﬁ ½', 'ﬁ ½'],
    ['zero-width spaces are removed', 'A\u200bB', 'AB'],
    ['a byte order mark and a word joiner are removed', '\ufeffA\ufeffB\u2060C', 'ABC'],
    ['soft hyphens are removed', 'via\u00adduct', 'viaduct'],
    ['control characters are removed', 'A\u0007B\u007fC\u009fD', 'ABCD'],
    ['directions are removed', '\u202egnp.A\u202c \u2066B\u2069\u200f', 'gnp.A B'],
    ['invisible tags are removed', 'A\u{e0041}\u{e007f}B', 'AB'],
    ['accents over something removed are composed', 'Ta\u200b\u030ahus', 'Tåhus'],
    ['spaces around something removed become one', 'Tay \u200b Valley', 'Tay Valley'],
    ['a line separator is white space', 'Tay\u2028Valley\u0085North', 'Tay Valley North'],
  ])('%s', (_case, text, name) => expect(tidyLine(text)).toBe(name));
});

describe('joiners are kept where they change how a name looks, and removed elsewhere', () => {
  it.each([
    ['Persian', 'می\u200cخواهم', 'می\u200cخواهم'],
    ['Hindi', 'क्\u200dष', 'क्\u200dष'],
    ['Sinhala', 'ශ්\u200dරී', 'ශ්\u200dරී'],
    ['a Malayalam chillu at the end of a word', 'അവന്\u200d പാലം', 'അവന്\u200d പാലം'],
    ['an emoji of a profession', '👷\u200d♀\ufe0f', '👷\u200d♀\ufe0f'],
    ['a family with skin tones', '👩🏽\u200d🤝\u200d👨🏻', '👩🏽\u200d🤝\u200d👨🏻'],
    ['a rainbow flag', '🏳\ufe0f\u200d🌈', '🏳\ufe0f\u200d🌈'],
    [
      'the flag of Scotland',
      '🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}',
      '🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}',
    ],
    ['Latin', 'A\u200dB\u200cC', 'ABC'],
    ['Greek, Cyrillic, Han and Hangul', 'α\u200dβ Б\u200cВ 橋\u200d橋 한\u200c국', 'αβ БВ 橋橋 한국'],
    ['digits', '1\u200d2', '12'],
    ['an accent that has no composed letter', 'x\u0301\u200d B', 'x\u0301 B'],
    ['a Persian letter with a vowel', 'مُ\u200cخ', 'مُ\u200cخ'],
    ['the ends of a Persian word', '\u200cمی\u200c خواهم\u200d', 'می خواهم'],
    ['an emoji at the end', '👷\u200d Tay', '👷 Tay'],
    ['several in a row: one is kept', 'می\u200c\u200c\u200dخواهم', 'می\u200cخواهم'],
    ['one beside something removed', 'می\u200b\u200c\u200bخواهم', 'می\u200cخواهم'],
  ])('%s', (_case, text, name) => expect(tidyLine(text)).toBe(name));
});

describe('a text without a visible character is no name', () => {
  it.each([
    ['nothing', ''],
    ['spaces', ' \u00a0\u2003'],
    ['zero-width spaces', '\u200b\u200b\u200b'],
    ['joiners', '\u200c\u200d'],
    ['a byte order mark and a word joiner', '\ufeff\u2060'],
    ['soft hyphens', '\u00ad\u00ad'],
    ['control characters', '\u0001\u0007\u007f\u009f'],
    ['directions', '\u202e\u2066\u2069'],
    ['variation selectors', '\ufe0f\ufe0f'],
    ['Hangul fillers, which are letters', '\u3164\u115f\uffa0'],
    ['blank Braille patterns', '\u2800\u2800'],
    ['accents without a letter', '\u0301\u0301'],
    ['tags', '\u{e0041}\u{e007f}'],
  ])('%s', (_case, text) => expect(tidyLine(text)).toBe(''));

  it.each(['a', '0', '-', '橋', '🏗️', 'क्ष', '\u200bTay'])('%j has one', (text) => expect(tidyLine(text)).not.toBe(''));
});

it('normalising twice changes nothing', () =>
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const name = tidyLine(text);
      expect(tidyLine(name)).toBe(name);
    }),
  ));
