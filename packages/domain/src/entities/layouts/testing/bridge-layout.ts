import type { MappableLayer } from '../layout-map.ts';
import type { LayoutMapEdit } from '../layout-map-edit.ts';
import { type MappingEffect, type MappingEvent, mappingTransition, type SectionEvent } from '../layout-mapping.ts';
import type { LayoutMapNode } from '../layout.schema.ts';

const layer = (isSegmented: boolean, ...ids: string[]): MappableLayer => ({
  isSegmented,
  sections: ids.map((id) => ({ id })),
});

/** Six spans, three girders, two parts. The chainage along the bridge is not part of the map. */
export const BRIDGE = [
  layer(false, 's1', 's2', 's3', 's4', 's5', 's6'),
  layer(true, 'km0', 'km1'),
  layer(false, 'north', 'middle', 'south'),
  layer(false, 'soffit', 'web'),
];

/** Sections with the sections below them. */
export interface Branch {
  [sectionId: string]: Branch;
}

/** Shorthand for a map: `tree({ s1: { north: {} } })`. */
export const tree = (branch: Branch): LayoutMapNode[] =>
  Object.entries(branch).map(([sectionId, below]) => ({ sectionId, nodes: tree(below) }));

export const begun = (branch: Branch | null = null, layers = BRIDGE): MappingEvent => ({
  type: 'begun',
  map: branch && tree(branch),
  layers,
});
export const click = (depth: number, sectionId: string): SectionEvent => ({
  type: 'sectionSelected',
  depth,
  sectionId,
});
export const shiftClick = (depth: number, sectionId: string): SectionEvent => ({
  type: 'rangeSelected',
  depth,
  sectionId,
});

/** Runs events one after another. Returns the last state and the effects of the last event. */
export function run(...events: MappingEvent[]): { mapping: LayoutMapEdit | null; effects: MappingEffect[] } {
  let mapping: LayoutMapEdit | null = null;
  let effects: MappingEffect[] = [];
  for (const event of events) [mapping, effects] = mappingTransition(mapping, event);
  return { mapping, effects };
}

/** The saved map of the tests. */
export const SAVED: Branch = { s1: { north: { web: {} } }, s2: {} };

/** Map, selection and effects after starting with a map and clicking. */
export function after(saved: Branch | null, ...events: MappingEvent[]) {
  const { mapping, effects } = run(begun(saved), ...events);
  return { map: mapping?.map, selection: mapping?.selection, effects };
}

/** The expected result of {@link after}. */
export const shown = (map: Branch, ...selection: string[][]) => ({ map: tree(map), selection, effects: [] });
