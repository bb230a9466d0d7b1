import { describe, expect, it } from 'vitest';
import { parseHex } from './parse-hex.js';

describe('parseHex', () => {
  it.each([
    ['#ec7c0e', '#ec7c0e'],
    ['EC7C0E', '#ec7c0e'],
    ['  #Ec7C0e ', '#ec7c0e'],
    ['#abc', '#aabbcc'],
    ['ABC', '#aabbcc'],
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
