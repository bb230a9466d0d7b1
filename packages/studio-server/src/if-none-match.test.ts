import { expect, it } from 'vitest';
import { isKnownTag } from './if-none-match.ts';

it.each([
  ['"a"', '"a"', true],
  ['"b", "a"', '"a"', true],
  ['W/"a"', '"a"', true],
  ['"a"', 'W/"a"', true],
  ['*', '"a"', true],
  ['"b"', '"a"', false],
  ['', '"a"', false],
  [undefined, '"a"', false],
])('If-None-Match: %s names %s: %s', (header, etag, expected) => expect(isKnownTag(header, etag)).toBe(expected));
