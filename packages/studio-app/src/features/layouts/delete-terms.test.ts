import type { LayoutMapNode } from '@inspection-studio/domain/layouts';
import { describe, expect, it } from 'vitest';
import { deletedTerms, deletionText } from './delete-terms.ts';

const section = (id: string, name = id) => ({ id, name });
const part = { name: 'Part', sections: [section('pier', 'Pier'), section('girder', 'Girder'), section('p3', '3')] };
const span = { name: 'Span', sections: [section('s1', '1'), section('s2', '2'), section('s9', '9')] };
const leaf = (sectionId: string): LayoutMapNode => ({ sectionId, nodes: [] });
const map: LayoutMapNode[] = [
  { sectionId: 's1', nodes: [{ sectionId: 'pier', nodes: [leaf('north'), leaf('south')] }, leaf('girder')] },
  { sectionId: 's2', nodes: [leaf('pier')] },
];

describe('Terms are deleted when they are no longer in the form', () => {
  it.each<[string, (string | null)[], string[]]>([
    ['all are kept', ['p3', 'pier', 'girder'], []],
    ['one is left out', ['pier', 'p3'], ['girder']],
    ['a new one replaces one', ['pier', null, 'p3'], ['girder']],
    ['one that the layer no longer has is kept', ['gone', 'pier', 'girder', 'p3'], []],
  ])('%s', (_case, kept, expected) =>
    expect(
      deletedTerms(
        part,
        kept.map((sectionId) => ({ sectionId })),
      ),
    ).toEqual(expected),
  );
});

describe('Deleting a term removes its locations and all below them: what is lost is said first', () => {
  it.each<[string, LayoutMapNode[] | null, typeof part, string[], string | undefined]>([
    ['no term', map, part, [], undefined],
    ['a layout that is not mapped', null, part, ['pier'], undefined],
    ['a term that is not mapped', map, span, ['s9'], undefined],
    [
      'one location',
      map,
      part,
      ['girder'],
      'Deleting Girder removes 1 location from the mapping of Viaduct. This cannot be undone.',
    ],
    [
      'a term in two places, with locations below one of them',
      map,
      part,
      ['pier'],
      'Deleting Pier removes 4 locations from the mapping of Viaduct. This cannot be undone.',
    ],
    [
      'an outer term, whose name is a number',
      map,
      span,
      ['s1'],
      'Deleting Span 1 removes 5 locations from the mapping of Viaduct. This cannot be undone.',
    ],
    [
      'several terms, one of them not mapped',
      map,
      part,
      ['pier', 'girder', 'p3'],
      'Deleting 2 mapped terms removes 5 locations from the mapping of Viaduct. This cannot be undone.',
    ],
    [
      'several terms, of which one is mapped',
      map,
      part,
      ['girder', 'p3'],
      'Deleting Girder removes 1 location from the mapping of Viaduct. This cannot be undone.',
    ],
  ])('%s', (_case, given, layer, deleted, expected) =>
    expect(deletionText({ name: 'Viaduct', map: given }, layer, deleted)).toBe(expected),
  );
});
