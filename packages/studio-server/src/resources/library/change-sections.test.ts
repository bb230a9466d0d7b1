import { describe, expect, it } from 'vitest';
import { changeSections } from './change-sections.ts';

const terms = {
  sections: [
    { id: 'deck', name: 'Deck' },
    { id: 'pier', name: 'Pier' },
  ],
};
const numbers = {
  sections: [
    { id: 'one', name: '1', interval: 1 },
    { id: 'two', name: '2', interval: 1 },
  ],
};
const newId = (name: string) => `new ${name}`;

describe('changeSections: layer type cannot be changed on edit; only terms are editable', () => {
  it.each([
    [
      'VAL-071 renamed',
      terms,
      [
        { id: 'deck', name: 'Slab' },
        { id: 'pier', name: 'Pier' },
      ],
    ],
    [
      'VAL-071 put in another order',
      terms,
      [
        { id: 'pier', name: 'Pier' },
        { id: 'deck', name: 'Deck' },
      ],
    ],
    ['VAL-071 one removed', terms, [{ id: 'pier', name: 'Pier' }]],
    [
      'VAL-070 numbers as they are',
      numbers,
      [
        { id: 'one', name: '1' },
        { id: 'two', name: '2' },
      ],
    ],
  ])('%s: ids are kept', (_case, layer, sections) => {
    const interval = layer === numbers ? { interval: 1 } : {};
    expect(changeSections(layer, sections, newId)).toEqual(sections.map((section) => ({ ...section, ...interval })));
  });

  it('a section without an id is new', () =>
    expect(changeSections(terms, [{ name: 'Joint' }, { id: 'deck', name: 'Deck' }], newId)).toEqual([
      { id: 'new Joint', name: 'Joint' },
      { id: 'deck', name: 'Deck' },
    ]));

  it.each([
    ['a section of another layer', terms, [{ id: 'one', name: '1' }]],
    [
      'a section twice',
      terms,
      [
        { id: 'deck', name: 'Deck' },
        { id: 'deck', name: 'Deck' },
      ],
    ],
    [
      'VAL-070 a number renamed',
      numbers,
      [
        { id: 'one', name: 'One' },
        { id: 'two', name: '2' },
      ],
    ],
    ['VAL-070 a number removed', numbers, [{ id: 'one', name: '1' }]],
    ['VAL-070 a number added', numbers, [{ id: 'one', name: '1' }, { id: 'two', name: '2' }, { name: '3' }]],
    [
      'VAL-070 numbers in another order',
      numbers,
      [
        { id: 'two', name: '2' },
        { id: 'one', name: '1' },
      ],
    ],
  ])('%s: refused with 409', (_case, layer, sections) =>
    expect(() => changeSections(layer, sections, newId)).toThrow(expect.objectContaining({ status: 409 })),
  );
});
