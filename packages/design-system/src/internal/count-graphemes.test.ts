import { describe, expect, it } from 'vitest';
import { countGraphemes } from './count-graphemes.js';

describe('countGraphemes: what a person counts as a character is one', () => {
  it.each([
    ['nothing', '', 0],
    ['plain letters', 'Kinnaird Viaduct', 16],
    ['a letter with a combining accent', 'Me\u0301re', 4],
    ['an emoji of several code points', '👷🏽‍♀️', 1],
    ['a flag', '🇬🇧', 1],
    ['a line break', 'a\nb', 3],
  ])('%s', (_case, text, expected) => expect(countGraphemes(text)).toBe(expected));
});
