import {
  type LayerTemplate,
  mappableLayers,
  mappingTransition,
  type LayoutMapping,
  type MappingEvent,
} from '@inspection-studio/domain/layouts';
import { describe, expect, it } from 'vitest';
import { layerNote, mappedText, removalOf, removalText, selectionText, stepText } from './mapping-texts.ts';

const layer = (
  name: string,
  names: string[],
  more: { isSegmented?: boolean; interval?: number } = {},
): LayerTemplate => ({
  id: name,
  name,
  modified: '2026-01-01T00:00:00Z',
  isSegmented: more.isSegmented ?? false,
  layoutId: 'bridge',
  sections: names.map((section) => ({ id: `${name}-${section}`, name: section, interval: more.interval })),
});
const all = [
  layer('Chainage', ['1', '2'], { isSegmented: true, interval: 1 }),
  layer('Span', ['1', '2', '3'], { interval: 1 }),
  layer('Part', ['Deck', 'Pier']),
];
const layers = mappableLayers(all);
const map = [{ sectionId: 'Span-1', nodes: [{ sectionId: 'Part-Deck', nodes: [] }] }];

const begun: MappingEvent = { type: 'begun', map, layers: all };
const click = (depth: number, sectionId: string): MappingEvent => ({ type: 'sectionSelected', depth, sectionId });
const shift = (depth: number, sectionId: string): MappingEvent => ({ type: 'rangeSelected', depth, sectionId });

/** The last step of several, as it is put into words. */
function textOf(...events: MappingEvent[]): string {
  let before: LayoutMapping = null;
  let after: LayoutMapping = null;
  for (const event of events) {
    before = after;
    [after] = mappingTransition(before, event);
  }
  return stepText(before, after, events.at(-1)!, layers);
}

describe('What a step of location mapping has done, in words', () => {
  it.each<[string, MappingEvent[], string]>([
    ['begun', [begun], 'Location mapping has begun. Select a section of Span.'],
    ['a mapped section', [begun, click(0, 'Span-1')], 'Span 1 selected. Sections of Part can be selected.'],
    [
      'a new section',
      [begun, click(0, 'Span-2')],
      'Span 2 selected and added to the mapping. Sections of Part can be selected.',
    ],
    [
      'a section of the deepest layer',
      [begun, click(0, 'Span-1'), click(1, 'Part-Pier')],
      'Pier selected and added to the mapping.',
    ],
    [
      'the same section again, with a location below it',
      [begun, click(0, 'Span-1'), click(0, 'Span-1')],
      'Span 1 removed from the mapping. 1 location below it is removed too.',
    ],
    [
      'the same section again, with several below it',
      [begun, click(0, 'Span-1'), click(1, 'Part-Pier'), click(0, 'Span-1')],
      'Span 1 removed from the mapping. 2 locations below it are removed too.',
    ],
    [
      'the same section again, with nothing below it',
      [begun, click(0, 'Span-2'), click(0, 'Span-2')],
      'Span 2 removed from the mapping.',
    ],
    ['cancelled', [begun, click(0, 'Span-2'), { type: 'cancelled' }], 'Location mapping has ended without saving.'],
    [
      'a range',
      [begun, click(0, 'Span-1'), shift(0, 'Span-3')],
      '3 sections of Span selected and added to the mapping. Sections of Part can be selected.',
    ],
    ['beyond the current depth', [begun, click(1, 'Part-Deck')], 'Select a section of Span first.'],
    [
      'a layer that is no part of the map',
      [begun, click(-1, 'Chainage-1')],
      'A layer along a single axis is not part of the mapping.',
    ],
    ['outside the mode', [click(0, 'Span-1')], 'Sections can be selected once location mapping has begun.'],
    ['a section that is gone', [begun, click(0, 'Span-9')], 'Select a section of Span first.'],
    [
      'a section that is gone, below a selection in each layer',
      [begun, click(0, 'Span-1'), click(1, 'Part-Deck'), click(1, 'Part-9')],
      'Select a section of the layer above first.',
    ],
    ['begun with nothing that can be mapped', [{ type: 'begun', map: [], layers: [] }], ''],
    ['cancelled outside the mode', [{ type: 'cancelled' }], ''],
    ['completed', [begun, { type: 'completed' }], ''],
    ['removed', [begun, { type: 'cleared' }], ''],
    ['a layer was reordered', [begun, { type: 'reordered' }], 'Location mapping has ended.'],
    ['a layer was reordered outside the mode', [{ type: 'reordered' }], ''],
  ])('%s', (_case, events, expected) => expect(textOf(...events)).toBe(expected));
});

it('undo outside the mode says nothing', () => expect(stepText(null, null, { type: 'undone' }, layers)).toBe(''));

it('a section whose layer is gone says nothing', () => {
  const [before] = mappingTransition(null, begun);
  const [after] = mappingTransition(before, click(0, 'Span-2'));
  expect(stepText(before, after, { type: 'sectionSelected', depth: 0, sectionId: 'Span-2' }, [])).toBe('');
});

describe('What is selected', () => {
  it.each<[string, MappingEvent[], string]>([
    ['nothing yet', [], 'Select a section of Span.'],
    ['a number and a word', [click(0, 'Span-1'), click(1, 'Part-Deck')], 'Span 1, Deck selected.'],
    ['several', [click(0, 'Span-1'), shift(0, 'Span-2')], '2 sections of Span selected.'],
  ])('%s', (_case, events, expected) => {
    const mapping = [begun, ...events].reduce<LayoutMapping>(
      (before, event) => mappingTransition(before, event)[0],
      null,
    );
    expect(selectionText(mapping!, layers)).toBe(expected);
  });
});

it.each<[string, string[][], LayerTemplate[], string]>([
  ['a depth whose layer is gone', [['Span-1'], ['Part-Deck']], layers.slice(0, 1), 'Span 1 selected.'],
  ['nothing, in a layout without layers', [], [], 'Select a section of a layer.'],
])('what is selected leaves out %s', (_case, selection, given, expected) => {
  const [mapping] = mappingTransition(null, begun);
  expect(selectionText({ ...mapping!, selection }, given)).toBe(expected);
});

describe('What a second click would remove, said before it', () => {
  it.each<[string, MappingEvent[], string]>([
    ['nothing is selected', [], ''],
    ['a section with locations below it', [click(0, 'Span-1')], 'Select again to remove: Span 1 with 1 below.'],
    ['a section with nothing below it', [click(0, 'Span-2')], 'Select again to remove: Span 2.'],
    [
      'a section in each of two layers',
      [click(0, 'Span-1'), click(1, 'Part-Pier')],
      'Select again to remove: Span 1 with 2 below, Pier.',
    ],
    [
      'several sections, of which one has locations below it',
      [click(0, 'Span-1'), shift(0, 'Span-2')],
      'Select again to remove: one of 2 sections of Span with up to 1 below.',
    ],
    [
      'several sections with the same number below, and a section below them',
      [click(0, 'Span-2'), shift(0, 'Span-3'), click(1, 'Part-Pier')],
      'Select again to remove: one of 2 sections of Span with 1 below, Pier.',
    ],
    [
      'several sections with nothing below them',
      [click(0, 'Span-2'), shift(0, 'Span-3')],
      'Select again to remove: one of 2 sections of Span.',
    ],
  ])('%s', (_case, events, expected) => {
    const mapping = [begun, ...events].reduce<LayoutMapping>(
      (before, event) => mappingTransition(before, event)[0],
      null,
    );
    expect(removalText(mapping!, layers)).toBe(expected);
  });

  it('leaves out a depth whose layer is gone', () => {
    const [mapping] = mappingTransition(null, begun);
    const selection = [['Span-2'], ['Part-Deck']];
    expect(removalText({ ...mapping!, selection }, layers.slice(0, 1))).toBe('Select again to remove: Span 2.');
  });

  it.each([
    [0, 'Select again to remove Span 2'],
    [1, 'Select again to remove Span 2 and 1 location below it'],
    [3, 'Select again to remove Span 2 and 3 locations below it'],
  ])('of one section, with %i below', (below, expected) =>
    expect(removalOf(layers[0]!, 'Span-2', below)).toBe(expected),
  );
});

describe('A layer and a map in a few words', () => {
  it.each([
    [all[0]!, 'Numbers along a single axis, 2 sections'],
    [all[1]!, 'Numbers, 3 sections'],
    [layer('Face', ['North'], { isSegmented: true }), 'Terms along a single axis, 1 section'],
    [all[2]!, 'Terms, 2 sections'],
    [layer('Part', []), 'Terms, 0 sections'],
  ])('%#: %s', (given, expected) => expect(layerNote(given)).toBe(expected));

  it.each([
    [null, 'Not mapped'],
    [map, '2 locations mapped'],
    [[{ sectionId: 'Span-1', nodes: [] }], '1 location mapped'],
  ])('%j: %s', (given, expected) => expect(mappedText(given)).toBe(expected));
});
