import { describe, expect, it } from 'vitest';
import { normalizePassword, passwordFault } from './password-rule.ts';

const EASY = 'This password is easy to guess. Choose another one.';
const OWN = "Don't use your e-mail address as password.";

describe('a password has 12 to 128 characters and is neither common nor the e-mail address', () => {
  it.each<[string, string, string | null]>([
    ['eleven characters', 'kittiwake-8', 'Use at least 12 characters.'],
    ['twelve characters', 'kittiwake-82', null],
    ['twelve characters, two of them spaces side by side', 'kittiwake  8', 'Use at least 12 characters.'],
    ['thirteen characters, two of them spaces side by side', 'kittiwake  82', null],
    ['128 characters', 'kittiwake-82'.padEnd(122, 'abcdefgh') + '-hello', null],
    ['129 characters', 'kittiwake-82'.padEnd(123, 'abcdefgh') + '-hello', 'Use at most 128 characters.'],
    ['twelve emoji', '🦀🐙🦑🦐🐠🐟🐡🐬🐳🐋🦈🐊', null],
    ['lower-case letters only', 'correct horse battery staple', null],
    ['spaces at both ends', ' kittiwakes fly ', null],
    ['a common password', '1qaz2wsx3edc', EASY],
    ['a common password in capitals', '1QAZ2WSX3EDC', EASY],
    ['a common password in full-width letters', '１ｑａｚ２ｗｓｘ３ｅｄｃ', EASY],
    ['a common word with digits', 'password20261', EASY],
    ['a common word with signs', '!!!baseball!!!', EASY],
    ['a repeated common word', 'dragondragon', EASY],
    ['one character', 'aaaaaaaaaaaaaaaa', EASY],
    ['four characters', 'abcdabcdabcdabcd', EASY],
    ['the e-mail address', 'Mia@firm.example', OWN],
    ['the local part of the address with digits', 'mia.lindqvist99', OWN],
    ['the domain of the address', 'firm.example-2026', OWN],
  ])('%s', (_case, password, fault) => {
    const email = password.startsWith('mia.lind') ? 'mia.lindqvist@firm.example' : 'mia@firm.example';
    expect(passwordFault(password, email)).toBe(fault);
  });
});

describe('passwords that look the same are the same', () => {
  it.each([
    ['composed and decomposed letters', 'm\u00fcller-bruecke', 'mu\u0308ller-bruecke'],
    ['full-width letters', 'ｋｉｔｔｉｗａｋｅ', 'kittiwake'],
    ['ligatures', 'ﬁnger', 'finger'],
  ])('%s', (_case, one, other) => expect(normalizePassword(one)).toBe(normalizePassword(other)));

  it('keeps case and spaces', () => expect(normalizePassword(' Kittiwake ')).toBe(' Kittiwake '));
});
