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
      'renamed',
      terms,
      [
        { id: 'deck', name: 'Slab' },
        { id: 'pier', name: 'Pier' },
      ],
    ],
    [
      'put in another order',
      terms,
      [
        { id: 'pier', name: 'Pier' },
        { id: 'deck', name: 'Deck' },
      ],
    ],
    ['one removed', terms, [{ id: 'pier', name: 'Pier' }]],
    [
      'numbers as they are',
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

  const FOREIGN = 'A section is no longer one of this layer.';
  const TWICE = 'A section can be in its layer only once.';
  const NUMBERS = 'The sections of a numerical layer do not change.';
  const [one, two] = [
    { id: 'one', name: '1' },
    { id: 'two', name: '2' },
  ];
  const deck = { id: 'deck', name: 'Deck' };

  it.each([
    ['a section of another layer', terms, [one], FOREIGN],
    ['a section of another layer beside an own one', terms, [deck, one], FOREIGN],
    ['a section twice', terms, [deck, deck], TWICE],
    ['a number renamed', numbers, [{ id: 'one', name: 'One' }, two], NUMBERS],
    ['a number removed', numbers, [one], NUMBERS],
    ['a number added', numbers, [one, two, { name: '3' }], NUMBERS],
    ['a number replaced by a new one with its name', numbers, [{ name: '1' }, two], NUMBERS],
    ['numbers in another order', numbers, [two, one], NUMBERS],
  ])('%s: refused with 409 and the reason', (_case, layer, sections, message) =>
    expect(() => changeSections(layer, sections, newId)).toThrow(expect.objectContaining({ status: 409, message })),
  );
});
