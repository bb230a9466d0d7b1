import { describe, expect, it } from 'vitest';
import { termColours } from './term-colours.ts';

describe('colours run from low to high; empty terms are dropped', () => {
  it.each([
    ['one term', ['Minor'], ['#429c5a']],
    ['three', ['Minor', 'Moderate', 'Critical'], ['#429c5a', '#ec8904', '#7e131f']],
    [
      'an empty one between takes no place',
      ['Minor', ' ', 'Moderate', 'Critical'],
      ['#429c5a', null, '#ec8904', '#7e131f'],
    ],
    ['none with a name', ['', '\t'], [null, null]],
    ['none at all', [], []],
  ])('%s', (_case, names, colours) => expect(termColours(names)).toEqual(colours));
});
