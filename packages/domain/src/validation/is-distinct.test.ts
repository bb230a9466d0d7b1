import { describe, expect, it } from 'vitest';
import { isDistinct } from './is-distinct.ts';

describe('isDistinct: a list has no duplicates', () => {
  it.each([
    [[], true],
    [['a'], true],
    [['a', 'b', 'A'], true],
    [['a', 'b', 'a'], false],
  ])('%j is %s', (entries, expected) => expect(isDistinct(entries)).toBe(expected));
});
