import { describe, expect, it } from 'vitest';
import { isStorageKey } from './storage-key.ts';

describe('a storage key is a path of plain names', () => {
  it.each([
    ['thumbnails/north-pier-7k2m4q/a.jpg', true],
    ['Überflug 3 (neu).JPG', true],
    ['../secret', false],
    ['a/../b', false],
    ['a/./b', false],
    ['.incoming/x', false],
    ['/etc/passwd', false],
    ['a//b', false],
    ['a/', false],
    ['', false],
    [String.raw`a\b`, false],
    ['a\u0000b', false],
    ['a\nb', false],
    ['é'.repeat(128), false],
    ['abc/'.repeat(256) + 'd', false],
  ])('%j: %s', (key, expected) => {
    expect(isStorageKey(key)).toBe(expected);
  });
});
