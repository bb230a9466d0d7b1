import { describe, expect, it } from 'vitest';
import { SUGGESTION_COUNT, visibleSuggestions } from './visible-suggestions.js';

const names = ['Bearing', 'Bridge deck', 'Pier 1', 'Pier 2', 'Pier 3', 'Abutment', 'Parapet', 'Cable stay', 'Tåhus'];
const items = names.map((label) => ({ value: label, label }));

describe('visibleSuggestions: suggestions show 5 unless a length is given', () => {
  it.each([
    ['no length', { exclude: [], term: '', length: SUGGESTION_COUNT }, names.slice(0, 5)],
    ['a length', { exclude: [], term: '', length: 9 }, names],
    [
      'chosen ones are left out',
      { exclude: ['Bearing', 'Pier 2'], term: '', length: 3 },
      ['Bridge deck', 'Pier 1', 'Pier 3'],
    ],
    [
      'matching inside the label, whatever the capitals',
      { exclude: [], term: ' PIER ', length: 5 },
      ['Pier 1', 'Pier 2', 'Pier 3'],
    ],
    ['whatever the accents of the term', { exclude: [], term: 'Pïer', length: 1 }, ['Pier 1']],
    ['whatever the accents of the label', { exclude: [], term: 'TAH', length: 1 }, ['Tåhus']],
    ['no match', { exclude: [], term: 'tower', length: 5 }, []],
  ])('%s', (_case, rules, expected) =>
    expect(visibleSuggestions(items, rules).map((item) => item.label)).toEqual(expected),
  );
});
