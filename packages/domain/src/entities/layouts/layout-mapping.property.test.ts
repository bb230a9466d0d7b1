import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canMapLayout, type MappableLayer, pruneMap, sectionIdsByDepth } from './layout-map.ts';
import { type LayoutMapEdit, mappedSectionIds, sectionStates } from './layout-map-edit.ts';
import { type MappingEvent, mappingTransition } from './layout-mapping.ts';
import type { LayoutMapNode } from './layout.schema.ts';
import { click, run, shiftClick } from './testing/bridge-layout.ts';

const idOf = (layer: number, section: number) => `${'abcd'[layer]}${section}`;

const layers: fc.Arbitrary<MappableLayer[]> = fc
  .array(fc.record({ isSegmented: fc.nat({ max: 4 }).map((n) => n === 0), count: fc.integer({ min: 1, max: 4 }) }), {
    maxLength: 4,
  })
  .map((all) =>
    all.map(({ isSegmented, count }, layer) => ({
      isSegmented,
      sections: Array.from({ length: count }, (_, section) => ({ id: idOf(layer, section) })),
    })),
  );

/** Usually a section of the layer at that depth, unless a layer above is segmented. */
const sectionAt = (depth: number): fc.Arbitrary<string> =>
  fc.tuple(fc.nat({ max: 7 }), fc.nat({ max: 3 })).map(([layer, section]) => idOf(layer > 3 ? depth : layer, section));

/** Any tree: unknown sections, sections in the wrong layer, duplicates, in any order. */
const anyMap = (depth = 0): fc.Arbitrary<LayoutMapNode[]> =>
  depth > 3
    ? fc.constant([])
    : fc.array(fc.record({ sectionId: sectionAt(depth), nodes: anyMap(depth + 1) }), { maxLength: 4, size: 'max' });

const clickEvent = fc
  .nat({ max: 3 })
  .chain((depth) => fc.tuple(fc.constantFrom(click, click, shiftClick), fc.constant(depth), sectionAt(depth)))
  .map(([of, depth, sectionId]) => of(depth, sectionId));

const event: fc.Arbitrary<MappingEvent> = fc.oneof(
  { weight: 20, arbitrary: clickEvent },
  fc.constantFrom<MappingEvent>({ type: 'cleared' }, { type: 'completed' }, { type: 'reordered' }),
);
const events = fc.array(event, { maxLength: 30, size: 'max' });
const clicks = fc.array(clickEvent, { maxLength: 20, size: 'max' });

/** Every section belongs to the layer of its depth; siblings are unique and in the order of their layer. */
function isLegalMap(nodes: readonly LayoutMapNode[], [layer = [], ...deeper]: LayoutMapEdit['sectionIds']): boolean {
  const ids = nodes.map((node) => node.sectionId);
  const isInOrder = ids.join() === layer.filter((id) => ids.includes(id)).join();
  return isInOrder && nodes.every((node) => isLegalMap(node.nodes, deeper));
}

/** Every path through the selection, one section per layer. */
const selectedPaths = (selection: LayoutMapEdit['selection']): string[] =>
  selection.reduce<string[]>((paths, ids) => paths.flatMap((path) => ids.map((id) => `${path}/${id}`)), ['']);

const pathsOf = (nodes: readonly LayoutMapNode[], above = ''): string[] =>
  nodes.flatMap((node) => [`${above}/${node.sectionId}`, ...pathsOf(node.nodes, `${above}/${node.sectionId}`)]);

function isLegalEdit({ map, selection, rangeStart, sectionIds }: LayoutMapEdit): boolean {
  const paths = new Set(pathsOf(map));
  const isOneOf = (depth: number, id: string) => sectionIds[depth]?.includes(id) ?? false;
  return (
    isLegalMap(map, sectionIds) &&
    selection.every(
      (ids, depth) => ids.length > 0 && new Set(ids).size === ids.length && ids.every((id) => isOneOf(depth, id)),
    ) &&
    (selection.length === 0 || selectedPaths(selection).every((path) => paths.has(path))) &&
    (rangeStart === null || (rangeStart.depth <= selection.length && isOneOf(rangeStart.depth, rangeStart.sectionId)))
  );
}

const outcomeOf = ({ map, selection }: LayoutMapEdit) => ({ paths: new Set(pathsOf(map)), selection });

/** A second implementation of the click rules, on a map that is a set of paths. */
function clicked(edit: LayoutMapEdit, { type, depth, sectionId }: ReturnType<typeof click>) {
  const { paths } = outcomeOf(edit);
  const layer = edit.sectionIds[depth] ?? [];
  if (depth > edit.selection.length || !layer.includes(sectionId)) return outcomeOf(edit);
  const above = edit.selection.slice(0, depth);
  const before = edit.selection[depth] ?? [];
  if (type === 'sectionSelected' && before.includes(sectionId)) {
    const gone = selectedPaths([...above, [sectionId]]);
    const others = before.filter((id) => id !== sectionId);
    return {
      paths: new Set([...paths].filter((path) => !gone.some((top) => `${path}/`.startsWith(`${top}/`)))),
      selection: others.length > 0 ? [...above, others] : above,
    };
  }
  const start = type === 'rangeSelected' && edit.rangeStart?.depth === depth ? edit.rangeStart.sectionId : sectionId;
  const isBetween = (index: number) => (index - layer.indexOf(start)) * (index - layer.indexOf(sectionId)) <= 0;
  const selection = [...above, layer.filter((_, index) => isBetween(index))];
  return { paths: new Set([...paths, ...selectedPaths(selection)]), selection };
}

describe('any sequence of events', () => {
  it('keeps the map a valid tree with every selected path, and does not change the previous state', () =>
    fc.assert(
      fc.property(layers, anyMap(), events, (all, map, given) => {
        const begin: MappingEvent = { type: 'begun', map, layers: all };
        let { mapping } = run(begin);
        for (const one of given) {
          const before = JSON.stringify(mapping);
          const [next] = mappingTransition(mapping, one);
          expect(JSON.stringify(mapping)).toBe(before);
          expect(next === null || isLegalEdit(next)).toBe(true);
          mapping = next ?? run(begin).mapping;
        }
      }),
      { numRuns: 300 },
    ));

  it('clicks follow the rules', () =>
    fc.assert(
      fc.property(layers, anyMap(), clicks, clickEvent, (all, map, given, last) => {
        const { mapping } = run({ type: 'begun', map, layers: all }, ...given);
        fc.pre(mapping !== null);
        const [next] = mappingTransition(mapping, last);
        expect(next && outcomeOf(next)).toEqual(clicked(mapping, last));
      }),
      { numRuns: 300 },
    ));

  it('shows selected sections as selected, and disables sections that a click would not change', () =>
    fc.assert(
      fc.property(layers, anyMap(), clicks, clickEvent, (all, map, given, last) => {
        const { mapping } = run({ type: 'begun', map, layers: all }, ...given);
        const state = sectionStates(mapping, last.depth)(last.sectionId);
        expect(state === 'selected').toBe(mapping?.selection[last.depth]?.includes(last.sectionId) ?? false);
        expect(state === 'disabled').toBe(mappingTransition(mapping, last)[0] === mapping);
      }),
    ));

  it('gives the same result after a JSON round trip', () =>
    fc.assert(
      fc.property(layers, anyMap(), clicks, event, (all, map, given, last) => {
        const { mapping } = run({ type: 'begun', map, layers: all }, ...given);
        expect(mappingTransition(JSON.parse(JSON.stringify(mapping)), last)).toEqual(mappingTransition(mapping, last));
      }),
    ));
});

describe('round trips', () => {
  it('clicking a section twice restores the map if the section was not mapped', () =>
    fc.assert(
      fc.property(layers, anyMap(), clicks, clickEvent, (all, map, given, { depth, sectionId }) => {
        const { mapping } = run({ type: 'begun', map, layers: all }, ...given);
        fc.pre(mapping !== null && !mappedSectionIds(mapping, depth).has(sectionId));
        const [once] = mappingTransition(mapping, click(depth, sectionId));
        expect(mappingTransition(once, click(depth, sectionId))[0]?.map).toEqual(mapping.map);
      }),
    ));

  it('completing without changes saves the same map', () =>
    fc.assert(
      fc.property(layers, anyMap(), (all, map) => {
        fc.pre(canMapLayout(all));
        const saved = pruneMap(map, all);
        const { effects } = run({ type: 'begun', map: saved, layers: all }, { type: 'completed' });
        expect(effects).toEqual([{ type: 'save', map: saved }]);
      }),
    ));

  it('pruning makes any tree valid, adds no path, and is idempotent', () =>
    fc.assert(
      fc.property(layers, anyMap(), (all, map) => {
        const pruned = pruneMap(map, all);
        expect(isLegalMap(pruned ?? [], sectionIdsByDepth(all))).toBe(true);
        expect(pathsOf(map)).toEqual(expect.arrayContaining(pathsOf(pruned ?? [])));
        expect(pruneMap(pruned, all)).toEqual(pruned);
      }),
    ));
});
