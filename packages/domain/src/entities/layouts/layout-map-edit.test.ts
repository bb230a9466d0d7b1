import { describe, expect, it } from 'vitest';
import {
  countBelowSelected,
  countMapChanges,
  hasMapChanges,
  type LayoutMapEdit,
  mappedSectionIds,
  sectionStates,
  selectableSectionIds,
} from './layout-map-edit.ts';
import type { MappingEvent } from './layout-mapping.ts';
import { begun, type Branch, click, run, shiftClick, tree } from './testing/bridge-layout.ts';

const edit = (over: Partial<LayoutMapEdit> = {}): LayoutMapEdit => ({
  sectionIds: [
    ['s1', 's2', 's3'],
    ['north', 'south'],
    ['soffit', 'web'],
  ],
  saved: [],
  map: tree({ s1: { north: { web: {} } }, s2: { south: {} } }),
  selection: [['s1']],
  rangeStart: null,
  ...over,
});

describe('the state of a section button', () => {
  it.each([
    ['selected', 0, 's1'],
    ['mapped', 0, 's2'],
    ['mapped', 1, 'north'],
    ['default', 0, 's3'],
    ['default', 1, 'south'],
    ['disabled', 2, 'web'],
    ['disabled', 2, 'soffit'],
  ])('A section button can be %s: depth %d, %s', (state, depth, sectionId) =>
    expect(sectionStates(edit(), depth)(sectionId)).toBe(state),
  );

  it.each([
    [0, 's1'],
    [0, 's3'],
    [1, 'north'],
  ])('Section buttons are disabled outside edit mode: depth %d, %s', (depth, sectionId) => {
    expect(sectionStates(null, depth)(sectionId)).toBe('disabled');
    expect(selectableSectionIds(null, depth)).toEqual([]);
  });

  it.each<[string[][], string, string, string]>([
    [[], 'mapped', 'disabled', 'disabled'],
    [[['s1']], 'selected', 'mapped', 'disabled'],
    [[['s1'], ['north']], 'selected', 'selected', 'mapped'],
    [[['s1'], ['north'], ['web']], 'selected', 'selected', 'selected'],
  ])('Section buttons are disabled beyond the current depth: %j selected', (selection, ...states) => {
    const mapping = edit({ selection });
    expect([
      sectionStates(mapping, 0)('s1'),
      sectionStates(mapping, 1)('north'),
      sectionStates(mapping, 2)('web'),
    ]).toEqual(states);
    const reached = states.map((state) => state !== 'disabled');
    expect([0, 1, 2].map((depth) => selectableSectionIds(mapping, depth).length > 0)).toEqual(reached);
  });

  it.each([
    ['of a segmented layer', -1, 'km0'],
    ['past the last layer', 3, 'soffit'],
    ['that was added after edit mode started', 0, 's4'],
    ['of another layer', 0, 'north'],
  ])('a section %s is disabled', (_case, depth, sectionId) =>
    expect(sectionStates(edit({ selection: [['s1'], ['north'], ['web']] }), depth)(sectionId)).toBe('disabled'),
  );

  it('the sections below a selected parent without mapped sections are default', () =>
    expect(sectionStates(edit({ selection: [['s3']] }), 1)('north')).toBe('default'));
});

describe('sections that look mapped, disabled or not', () => {
  const map: Branch = { s1: { north: { web: {} } }, s2: { south: { soffit: {} }, north: {} }, s3: {} };
  it.each<[string[][], number, string[]]>([
    [[], 0, ['s1', 's2', 's3']],
    [[], 1, ['north', 'south']],
    [[], 2, ['web', 'soffit']],
    [[], 3, []],
    [[['s1']], 0, ['s1', 's2', 's3']],
    [[['s1']], 1, ['north']],
    [[['s1']], 2, ['web']],
    [[['s2']], 2, ['soffit']],
    [[['s3']], 1, []],
    [[['s1', 's2']], 1, ['north', 'south']],
    [[['s1', 's2'], ['north']], 2, ['web']],
    [[['s1', 's2'], ['south']], 2, ['soffit']],
  ])('%j selected, depth %d: %j', (selection, depth, expected) =>
    expect([...mappedSectionIds({ map: tree(map), selection }, depth)].toSorted()).toEqual(expected.toSorted()),
  );
});

describe('reordering layers warns about unsaved changes', () => {
  const map: Branch = { s1: { north: {} }, s3: {} };
  it.each<[string, boolean, MappingEvent[]]>([
    ['outside edit mode', false, []],
    ['without changes', false, [begun(map)]],
    ['with a selection only', false, [begun(map), click(0, 's1'), click(1, 'north')]],
    ['added', true, [begun(map), click(0, 's2')]],
    ['added and removed', false, [begun(map), click(0, 's2'), click(0, 's2')]],
    ['removed', true, [begun(map), click(0, 's3'), click(0, 's3')]],
    ['removed and added', false, [begun(map), click(0, 's3'), click(0, 's3'), click(0, 's3')]],
    ['added below', true, [begun(map), click(0, 's1'), shiftClick(1, 'south')]],
    ['cleared, which is saved immediately', false, [begun(map), { type: 'cleared' }]],
  ])('%s: %s', (_case, expected, events) => expect(hasMapChanges(run(...events).mapping)).toBe(expected));
});

describe('the number of locations that saving adds or removes', () => {
  const map: Branch = { s1: { north: { web: {} } }, s3: {} };
  it.each<[string, number, MappingEvent[]]>([
    ['outside edit mode', 0, []],
    ['without changes', 0, [begun(map)]],
    ['a branch removed', 3, [begun(map), click(0, 's1'), click(0, 's1')]],
    ['a branch removed and its first section added', 2, [begun(map), click(0, 's1'), click(0, 's1'), click(0, 's1')]],
    ['several added', 2, [begun(map), click(0, 's4'), shiftClick(0, 's5')]],
    ['one added, one removed', 2, [begun(map), click(0, 's2'), click(0, 's3'), click(0, 's3')]],
    ['left without saving', 0, [begun(map), click(0, 's2'), { type: 'cancelled' }]],
  ])('%s: %i', (_case, expected, events) => expect(countMapChanges(run(...events).mapping)).toBe(expected));
});

describe('what a second click on a selected section removes with it', () => {
  const map: Branch = { s1: { north: { web: {} }, south: {} }, s2: { north: {} } };
  it.each<[string[][], number, [string, number][]]>([
    [[], 0, []],
    [[['s1']], 0, [['s1', 3]]],
    [[['s1'], ['north']], 0, [['s1', 3]]],
    [[['s1'], ['north']], 1, [['north', 1]]],
    [[['s2'], ['north']], 1, [['north', 0]]],
    [[['s1', 's2'], ['north']], 1, [['north', 1]]],
    [
      [['s1', 's2']],
      0,
      [
        ['s1', 3],
        ['s2', 1],
      ],
    ],
  ])('%j selected, depth %d: %j', (selection, depth, expected) =>
    expect([...countBelowSelected({ map: tree(map), selection }, depth)]).toEqual(expected),
  );

  it('is what the click removes', () => {
    const events = [begun(map), click(0, 's1'), click(1, 'north')];
    const { mapping } = run(...events);
    expect(countBelowSelected(mapping!, 0).get('s1')).toBe(3);
    expect(countMapChanges(run(...events, click(0, 's1')).mapping)).toBe(1 + 3);
  });
});
