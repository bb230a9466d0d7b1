import { describe, expect, it } from 'vitest';
import { findIcons } from './find-icons.js';

const icons = ['Cell tower', 'Water tank', 'Fuel tank', 'Bridge', 'Cooling-tower'].map((name) => ({ name }));

describe('findIcons: every word of the term starts a word of the name', () => {
  it.each([
    ['a blank term', '  ', ['Cell tower', 'Water tank', 'Fuel tank', 'Bridge', 'Cooling-tower']],
    ['any word', 'TANK', ['Water tank', 'Fuel tank']],
    ['two words, in any order', 'ta wa', ['Water tank']],
    ['after a hyphen', 'tower', ['Cell tower', 'Cooling-tower']],
    ['whatever the accents', 'bridgé', ['Bridge']],
    ['not inside a word', 'ridge', []],
  ])('%s', (_case, term, expected) => expect(findIcons(icons, term).map(({ name }) => name)).toEqual(expected));
});
