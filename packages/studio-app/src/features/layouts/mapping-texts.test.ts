import {
  type LayerTemplate,
  mappableLayers,
  mappingTransition,
  type LayoutMapping,
  type MappingEvent,
} from '@inspection-studio/domain';
import { describe, expect, it } from 'vitest';
import { layerNote, mappedText, selectionText, stepText } from './mapping-texts.ts';

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
    ['the same section again', [begun, click(0, 'Span-1'), click(0, 'Span-1')], 'Span 1 removed from the mapping.'],
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
    ['completed', [begun, { type: 'completed' }], ''],
    ['removed', [begun, { type: 'cleared' }], ''],
    ['a layer was reordered', [begun, { type: 'reordered' }], 'Location mapping has ended.'],
    ['a layer was reordered outside the mode', [{ type: 'reordered' }], ''],
  ])('%s', (_case, events, expected) => expect(textOf(...events)).toBe(expected));
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

describe('A layer and a map in a few words', () => {
  it.each([
    [all[0]!, 'Numbers along a single axis, 2 sections'],
    [all[1]!, 'Numbers, 3 sections'],
    [layer('Face', ['North'], { isSegmented: true }), 'Terms along a single axis, 1 section'],
    [all[2]!, 'Terms, 2 sections'],
  ])('%#: %s', (given, expected) => expect(layerNote(given)).toBe(expected));

  it.each([
    [null, 'Not mapped'],
    [map, '2 locations mapped'],
    [[{ sectionId: 'Span-1', nodes: [] }], '1 location mapped'],
  ])('%j: %s', (given, expected) => expect(mappedText(given)).toBe(expected));
});
