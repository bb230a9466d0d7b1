import type { LayerTemplate, MappingEvent } from '@inspection-studio/domain/layouts';
import { describe, expect, it } from 'vitest';
import { editStep, hasSameSections, newHistory } from './edit-history.ts';

const layer = (name: string, ...sections: string[]): LayerTemplate => ({
  id: name,
  name,
  modified: '2026-01-01T00:00:00Z',
  isSegmented: false,
  layoutId: 'bridge',
  sections: sections.map((section) => ({ id: `${name}-${section}`, name: section })),
});
const layers = [layer('Span', '1', '2'), layer('Part', 'Deck')];
const map = [{ sectionId: 'Span-1', nodes: [{ sectionId: 'Part-Deck', nodes: [] }] }];

type Step = MappingEvent | { type: 'undone' };
const begun: Step = { type: 'begun', map, layers };
const undone: Step = { type: 'undone' };
const click = (sectionId: string, depth = 0): Step => ({ type: 'sectionSelected', depth, sectionId });
const shift = (sectionId: string, depth = 0): Step => ({ type: 'rangeSelected', depth, sectionId });
const after = (...events: Step[]) =>
  events.reduce((history, event) => editStep(history, { event, layers }), newHistory(layers));

describe('undo takes back clicks, one by one', () => {
  const removed = [begun, click('Span-1'), click('Span-1')];

  it('a removed branch is back, with its selection', () => {
    expect(after(...removed).mapping?.map).toEqual([]);
    expect(after(...removed, undone).mapping).toMatchObject({ map, selection: [['Span-1']] });
    expect(after(...removed, undone).announcement).toBe('Undone. Span 1 selected.');
    expect(after(...removed, undone, undone).mapping).toMatchObject({ map, selection: [] });
  });

  it.each<[string, Step[], number]>([
    ['nothing was clicked', [begun], 0],
    ['a click', [begun, click('Span-2')], 1],
    ['a range', [begun, click('Span-1'), shift('Span-2')], 2],
    ['a click outside the edit mode', [click('Span-1')], 0],
    ['a click on a section that is disabled', [begun, click('Part-Deck', 1)], 0],
    ['a click that was undone', [begun, click('Span-2'), undone], 0],
    ['more is undone than was done', [begun, undone], 0],
    ['the map was removed, which is saved', [...removed, { type: 'cleared' }], 0],
    ['the mode ended and began again', [...removed, { type: 'completed' }, begun], 0],
    ['60 clicks', [begun, ...Array.from({ length: 60 }, () => click('Span-2'))], 50],
  ])('%s: %3$i steps to undo', (_case, events, count) => expect(after(...events).past).toHaveLength(count));

  it.each<[string, Step[], boolean]>([
    ['a section was added', [begun, click('Span-2')], false],
    ['a mapped section was selected', [begun, click('Span-1')], false],
    ['a branch was removed', removed, true],
    ['and undone', [...removed, undone], false],
    ['and something else was selected', [...removed, click('Span-2')], false],
  ])('%s: says that the last step removed something: %s', (_case, events, expected) =>
    expect(after(...events).hasRemoved).toBe(expected),
  );
});

it('a new history has nothing to undo or announce', () =>
  expect(newHistory(layers)).toEqual({ mapping: null, past: [], announcement: '', hasRemoved: false, layers }));

it('the layers are those at the start of the edit mode', () => {
  const later = [layer('Bay', '1'), ...layers];
  const started = editStep(newHistory([]), { event: begun, layers });
  expect(started.layers).toBe(layers);
  expect(editStep(started, { event: click('Span-1'), layers: later }).layers).toBe(layers);
});

it('cancel leaves the edit mode', () =>
  expect(after(begun, click('Span-2'), { type: 'cancelled' })).toMatchObject({
    mapping: null,
    past: [],
    announcement: 'Location mapping has ended without saving.',
  }));

describe('the edit mode ends when a map no longer fits the layers', () => {
  const [span, part] = layers as [LayerTemplate, LayerTemplate];
  it.each<[string, LayerTemplate[], boolean]>([
    ['the same layers, read again', [layer('Span', '1', '2'), layer('Part', 'Deck')], true],
    ['a new date and new names', [{ ...span, name: 'Bay', modified: '2026-02-01T00:00:00Z' }, part], true],
    ['another order', [part, span], false],
    ['a layer less', [span], false],
    ['a section more', [layer('Span', '1', '2', '3'), part], false],
    ['a section elsewhere', [layer('Span', '2', '1'), part], false],
    ['a layer along an axis', [{ ...span, isSegmented: true }, part], false],
  ])('%s', (_change, others, isSame) => {
    expect(hasSameSections(layers, others)).toBe(isSame);
  });
});
