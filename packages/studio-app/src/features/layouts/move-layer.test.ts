import { describe, expect, it } from 'vitest';
import { movedLayers, moveText } from './move-layer.ts';

const layer = (isSegmented: boolean, ...ids: string[]) => ({
  isSegmented,
  sections: ids.map((id) => ({ id, name: id })),
});
const spans = layer(false, 's1', 's2');
const axis = layer(true, 'a1');
const parts = layer(false, 'p1', 'p2');
const map = [{ sectionId: 's1', nodes: [{ sectionId: 'p1', nodes: [] }] }];

describe('A layer can be reordered up and down', () => {
  it.each([
    ['up', 1, -1, ['b', 'a', 'c']],
    ['down', 1, 1, ['a', 'c', 'b']],
    ['up, the first', 0, -1, ['a', 'b', 'c']],
    ['down, the last', 2, 1, ['a', 'b', 'c']],
    ['up, one that is gone', 3, -1, ['a', 'b', 'c']],
  ] as const)('%s', (_case, index, step, expected) =>
    expect(movedLayers(['a', 'b', 'c'], index, step)).toEqual(expected),
  );
});

describe('Reordering a layer ends the mode: what would be lost is said first', () => {
  it.each([
    ['nothing mapped, nothing changed', null, [parts, axis, spans], false, undefined],
    ['a layer that is no part of the map', map, [axis, spans, parts], false, undefined],
    [
      'changes that are not saved',
      null,
      [axis, spans, parts],
      true,
      'Location mapping ends, and what you have changed is not saved.',
    ],
    [
      'a saved map',
      map,
      [parts, axis, spans],
      false,
      '2 mapped locations do not fit the new order and will be removed from the mapping.',
    ],
    [
      'a saved map with one location',
      [{ sectionId: 's1', nodes: [] }],
      [parts, axis, spans],
      false,
      '1 mapped location does not fit the new order and will be removed from the mapping.',
    ],
    [
      'both',
      map,
      [parts, axis, spans],
      true,
      'Location mapping ends, and what you have changed is not saved. 2 mapped locations do not fit the new order and will be removed from the mapping.',
    ],
  ])('%s', (_case, saved, order, isEdited, expected) => expect(moveText(saved, order, isEdited)).toBe(expected));
});
