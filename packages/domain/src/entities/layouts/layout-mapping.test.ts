import { describe, expect, it } from 'vitest';
import { type MappingEvent, mappingTransition } from './layout-mapping.ts';
import {
  after,
  begun,
  BRIDGE,
  type Branch,
  click,
  run,
  SAVED,
  shiftClick,
  shown,
  tree,
} from './testing/bridge-layout.ts';

describe('begin', () => {
  it('Begin location mapping starts from the existing map.', () =>
    expect(run(begun(SAVED))).toEqual({
      mapping: {
        sectionIds: [
          ['s1', 's2', 's3', 's4', 's5', 's6'],
          ['north', 'middle', 'south'],
          ['soffit', 'web'],
        ],
        saved: tree(SAVED),
        map: tree(SAVED),
        selection: [],
        rangeStart: null,
      },
      effects: [],
    }));
  it('starts empty without a saved map', () => expect(after(null)).toEqual(shown({})));
  it('removes sections that its layers no longer have', () =>
    expect(after({ s1: { gone: { web: {} }, south: {} }, km0: {} })).toEqual(shown({ s1: { south: {} } })));
  it('changes nothing in edit mode', () => {
    const { mapping } = run(begun(SAVED), click(0, 's4'));
    expect(mappingTransition(mapping, begun(null))[0]).toBe(mapping);
  });
  it.each([
    ['no layers', []],
    ['segmented layers only', BRIDGE.filter((layer) => layer.isSegmented)],
  ])('does not begin with %s', (_case, layers) =>
    expect(run(begun(SAVED, layers))).toEqual({ mapping: null, effects: [] }),
  );
});

describe('a click selects', () => {
  it('Selecting a section in a layer selects it.', () => {
    expect(after(SAVED, click(0, 's1'))).toEqual(shown(SAVED, ['s1']));
    expect(after(SAVED, click(0, 's1'), click(1, 'north'))).toEqual(shown(SAVED, ['s1'], ['north']));
    expect(after(SAVED, click(0, 's1'), click(0, 's2'))).toEqual(shown(SAVED, ['s2']));
  });

  it.each<[string, Branch, MappingEvent[]]>([
    ['outermost', { ...SAVED, s3: {} }, [click(0, 's3')]],
    ['under the selected parent', { ...SAVED, s2: { south: {} } }, [click(0, 's2'), click(1, 'south')]],
    [
      'under the parents of the path',
      { ...SAVED, s2: { south: { web: {} } } },
      [click(0, 's2'), click(1, 'south'), click(2, 'web')],
    ],
    [
      'in addition to mapped sections',
      { ...SAVED, s1: { north: { soffit: {}, web: {} } } },
      [click(0, 's1'), click(1, 'north'), click(2, 'soffit')],
    ],
    [
      'one after another',
      { ...SAVED, s2: { middle: {}, south: {} } },
      [click(0, 's2'), click(1, 'south'), click(1, 'middle')],
    ],
  ])('Selecting a section adds it to the mapping: %s', (_case, map, clicks) =>
    expect(after(SAVED, ...clicks).map).toEqual(tree(map)),
  );

  const path = [click(0, 's1'), click(1, 'north'), click(2, 'web')];
  it.each<[string, MappingEvent, string[][]]>([
    ['another outermost one', click(0, 's2'), [['s2']]],
    ['a selected outermost one', click(0, 's1'), []],
    ['an outermost one, with Shift', shiftClick(0, 's2'), [['s2']]],
    ['another middle one', click(1, 'south'), [['s1'], ['south']]],
    ['a selected middle one', click(1, 'north'), [['s1']]],
    ['the same middle one, with Shift', shiftClick(1, 'north'), [['s1'], ['north']]],
    ['an innermost one', click(2, 'soffit'), [['s1'], ['north'], ['soffit']]],
  ])('Selecting a section truncates deeper selections: %s', (_case, event, selection) => {
    expect(after(SAVED, ...path).selection).toEqual([['s1'], ['north'], ['web']]);
    expect(after(SAVED, ...path, event).selection).toEqual(selection);
  });

  it.each<[string, Branch, string[][], MappingEvent[]]>([
    ['with its children', { s2: {} }, [], [click(0, 's1'), click(0, 's1')]],
    ['below its parent', { s1: {}, s2: {} }, [['s1']], [click(0, 's1'), click(1, 'north'), click(1, 'north')]],
    ['just added', SAVED, [], [click(0, 's5'), click(0, 's5')]],
    ['with the selections below it', { s2: {} }, [], [click(0, 's1'), click(1, 'north'), click(0, 's1')]],
  ])('Selecting an already selected section removes it from the mapping: %s', (_case, map, selection, clicks) =>
    expect(after(SAVED, ...clicks)).toEqual(shown(map, ...selection)),
  );
});

describe('a click on a disabled section changes nothing', () => {
  it.each<[string, MappingEvent[], MappingEvent]>([
    ['outside edit mode', [], click(0, 's1')],
    ['beyond the current depth', [begun(SAVED)], click(1, 'north')],
    ['two layers down', [begun(SAVED), click(0, 's1')], click(2, 'web')],
    ['of another layer', [begun(SAVED)], click(0, 'north')],
    ['of a segmented layer', [begun(SAVED)], click(-1, 'km0')],
    ['past the last layer', [begun(SAVED), click(0, 's1'), click(1, 'north'), click(2, 'web')], click(3, 'web')],
    ['with Shift', [begun(SAVED)], shiftClick(1, 'north')],
  ])('%s', (_case, before, event) => {
    const { mapping } = run(...before);
    const [next, effects] = mappingTransition(mapping, event);
    expect(next).toBe(mapping);
    expect(effects).toEqual([]);
  });
});

describe('the end of edit mode', () => {
  const edited = [begun(SAVED), click(0, 's3')];
  it('Complete leaves the mode. The map is saved', () =>
    expect(run(...edited, { type: 'completed' })).toEqual({
      mapping: null,
      effects: [{ type: 'save', map: tree({ ...SAVED, s3: {} }) }],
    }));
  it('an empty map is cleared', () =>
    expect(run(begun({ s1: {} }), click(0, 's1'), click(0, 's1'), { type: 'completed' })).toEqual({
      mapping: null,
      effects: [{ type: 'save', map: null }],
    }));
  it('Reordering a layer ends the mode. Nothing is saved', () =>
    expect(run(...edited, { type: 'reordered' })).toEqual({ mapping: null, effects: [] }));
  it.each(['completed', 'cancelled', 'reordered'] as const)('%s does nothing outside edit mode', (type) =>
    expect(run({ type })).toEqual({ mapping: null, effects: [] }),
  );
});

describe('remove location mapping', () => {
  it('clears the saved map immediately and continues with an empty map', () => {
    const { mapping: before } = run(begun(SAVED), click(0, 's1'), click(1, 'south'));
    expect(before && mappingTransition(before, { type: 'cleared' })).toEqual([
      { sectionIds: before?.sectionIds, saved: [], map: [], selection: [], rangeStart: null },
      [{ type: 'save', map: null }],
    ]);
  });
  it('works outside edit mode and does not start it', () =>
    expect(run({ type: 'cleared' })).toEqual({ mapping: null, effects: [{ type: 'save', map: null }] }));
});
