import { describe, expect, it } from 'vitest';
import { parseHex } from './parse-hex.js';

describe('a hex code is exactly 7 characters: a number sign and six digits, in upper or lower case', () => {
  it.each([
    ['#ec7c0e', '#ec7c0e'],
    ['EC7C0E', null],
    ['EC7C0E0', null],
    ['  #Ec7C0e ', '#ec7c0e'],
    ['#fff', null],
    ['ABC', null],
    ['#abcde', null],
    ['', null],
    ['#', null],
    ['#ab', null],
    ['#abcd', null],
    ['#11223344', null],
    ['#12345g', null],
    ['red', null],
    ['##abc', null],
  ])('%j: %s', (text, expected) => expect(parseHex(text)).toBe(expected));
});
