import { describe, expect, it } from 'vitest';
import { matchTypeahead } from './typeahead.js';

const roles = [
  { label: 'All access' },
  { label: 'Admin access' },
  { label: 'Limited access' },
  { label: 'Upload only', disabled: true },
  { label: 'Upload and view' },
];

describe('matchTypeahead: letters lead to the next option that starts with them', () => {
  it.each([
    ['a letter', 'l', -1, 2],
    ['capitals do not matter', 'L', -1, 2],
    ['accents do not matter', 'ádmin', -1, 1],
    ['a word', 'ad', -1, 1],
    ['a growing word stays', 'al', 0, 0],
    ['one letter again moves on', 'a', 0, 1],
    ['a repeated letter walks round', 'aa', 1, 0],
    ['disabled options are passed over', 'u', -1, 4],
    ['no match', 'x', 0, -1],
  ] as const)('%s', (_case, typed, from, expected) => expect(matchTypeahead(roles, typed, from)).toBe(expected));
});
