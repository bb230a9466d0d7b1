import type { LayoutMapNode } from '@inspection-studio/domain/layouts';
import { describe, expect, it } from 'vitest';
import { choose, type Reading, readingText, relatedIds, validReading } from './read-map.ts';

const node = (sectionId: string, ...nodes: LayoutMapNode[]): LayoutMapNode => ({ sectionId, nodes });
const map = [
  node('s1', node('deck')),
  node('s2', node('bearing', node('north'), node('south')), node('pier')),
  node('s3', node('bearing', node('north'))),
  node('s4'),
];
const layer = (name: string, ...sections: [id: string, name: string][]) => ({
  name,
  sections: sections.map(([id, section]) => ({ id, name: section })),
});
const layers = [
  layer('Span', ['s1', '1'], ['s2', '2'], ['s3', '3'], ['s4', '4'], ['s5', '5']),
  layer('Part', ['deck', 'Deck'], ['bearing', 'Bearing'], ['pier', 'Pier']),
  layer('Face', ['north', 'North'], ['south', 'South']),
];
const related = (reading: Reading) => layers.map((_, depth) => [...relatedIds(map, reading, depth)].join(' '));

describe('the sections that belong together with the chosen ones', () => {
  it.each<[string, Reading, string[]]>([
    ['none chosen: all mapped ones', [], ['s1 s2 s3 s4', 'deck bearing pier', 'north south']],
    ['an outer section: everything below it', ['s2'], ['s2', 'bearing pier', 'north south']],
    [
      'an inner section: what it is in, and what is below it',
      [undefined, 'bearing'],
      ['s2 s3', 'bearing', 'north south'],
    ],
    ['both', ['s3', 'bearing'], ['s3', 'bearing', 'north']],
    ['the innermost: what it is in', [undefined, undefined, 'south'], ['s2', 'bearing', 'south']],
    ['a section with nothing below it', ['s4'], ['s4', '', '']],
  ])('%s', (_case, reading, expected) => expect(related(reading)).toEqual(expected));
});

describe('choosing a section', () => {
  it.each<[string, Reading, number, string, Reading]>([
    ['the first', [], 0, 's2', ['s2']],
    ['another of the same layer', ['s2'], 0, 's3', ['s3']],
    ['one below the chosen one', ['s2'], 1, 'pier', ['s2', 'pier']],
    ['one in a layer below that does not belong to it', ['s3'], 1, 'pier', [undefined, 'pier']],
    ['one above ends the choice below', ['s2', 'bearing'], 0, 's3', ['s3']],
    ['the chosen one again', ['s2'], 0, 's2', []],
    ['the chosen one again, below another', ['s2', 'pier'], 1, 'pier', ['s2']],
    ['the chosen one again, with none above', [undefined, 'bearing'], 1, 'bearing', []],
    ['one that is not mapped', ['s2'], 0, 's5', ['s2']],
  ])('%s', (_case, reading, depth, id, expected) => expect(choose(map, reading, depth, id)).toEqual(expected));

  it('ends when the map has no such branch any more', () => {
    expect(validReading(map, ['s2', 'pier'])).toEqual(['s2', 'pier']);
    expect(validReading(map, ['s3', 'pier'])).toEqual([]);
  });

  it('stays as it is when the last section below the chosen one is gone, and none below is chosen', () => {
    const reading = choose(map, ['s2', undefined, 'south'], 2, 'south');
    expect(validReading([node('s2')], reading)).toBe(reading);
    expect(reading).toEqual(['s2', undefined]);
  });
});

describe('the chosen sections in words', () => {
  it.each<[Reading, string]>([
    [[], ''],
    [['s2'], 'Span 2 › Bearing, Pier'],
    [['s2', undefined], 'Span 2 › Bearing, Pier'],
    [['s2', 'bearing'], 'Span 2 › Bearing › North, South'],
    [['s2', 'bearing', 'south'], 'Span 2 › Bearing › South'],
    [[undefined, 'bearing'], 'Span 2, Span 3 › Bearing › North, South'],
    [['s4'], 'Span 4 › nothing below'],
  ])('%j: %s', (reading, expected) => expect(readingText(map, reading, layers)).toBe(expected));

  it('names four sections and counts the others', () => {
    const parts = ['a', 'b', 'c', 'd', 'e', 'f'];
    const many = [layers[0]!, layer('Part', ...parts.map((id): [string, string] => [id, id]))];
    expect(readingText([node('s1', ...parts.map((id) => node(id)))], ['s1'], many)).toBe(
      'Span 1 › a, b, c, d and 2 more',
    );
  });
});
