import { type MappableLayer, pruneMap, sectionIdsByDepth } from './layout-map.ts';
import { type LayoutMapEdit, type LayoutMapping, selectableSectionIds } from './layout-map-edit.ts';
import type { LayoutMapNode } from './layout.schema.ts';

/** A click on a section, with or without Shift. */
export interface SectionEvent {
  type: 'sectionSelected' | 'rangeSelected';
  /** Index of the section's layer among layers that are not segmented. */
  depth: number;
  sectionId: string;
}

/**
 * A user action.
 *
 * - `begun`: 'Begin location mapping', with the saved map and all layers of the layout in their order
 * - `completed`: 'Complete location mapping'
 * - `cleared`: 'Remove location mapping'
 * - `cancelled`: 'Cancel', which leaves without saving
 * - `reordered`: a layer was moved up or down
 */
export type MappingEvent =
  | { type: 'begun'; map: readonly LayoutMapNode[] | null; layers: readonly MappableLayer[] }
  | SectionEvent
  | { type: 'completed' | 'cleared' | 'cancelled' | 'reordered' };

/** An effect to perform: `save` saves the map, or clears it when it is null. */
export interface MappingEffect {
  type: 'save';
  map: LayoutMapNode[] | null;
}

/** The outcome of one event: the next state and the effects to perform. */
export type MappingStep = [mapping: LayoutMapping, effects: MappingEffect[]];

/**
 * The state machine of location mapping.
 *
 * A click selects one section instead of the current selection of its layer,
 * adds it under every selected parent, and clears the selections below. Sections
 * that are no longer selected stay mapped. A click on a selected section removes
 * it and everything below it from every selected parent. Clicks on disabled
 * sections are ignored, and so is `begun` when no layer can be mapped.
 */
export function mappingTransition(mapping: LayoutMapping, event: MappingEvent): MappingStep {
  switch (event.type) {
    case 'begun':
      return [mapping ?? begin(event.map, event.layers), []];
    case 'sectionSelected':
    case 'rangeSelected': {
      const layer = selectableSectionIds(mapping, event.depth);
      if (!mapping || !layer.includes(event.sectionId)) return [mapping, []];
      return [(event.type === 'sectionSelected' ? toggle : selectRange)(mapping, { ...event, layer }), []];
    }
    case 'completed':
      return [null, mapping ? [{ type: 'save', map: mapping.map.length > 0 ? mapping.map : null }] : []];
    case 'cleared': {
      const cleared = mapping && { ...mapping, saved: [], map: [], selection: [], rangeStart: null };
      return [cleared, [{ type: 'save', map: null }]];
    }
    case 'cancelled':
    case 'reordered':
      return [null, []];
  }
}

function begin(map: readonly LayoutMapNode[] | null, layers: readonly MappableLayer[]): LayoutMapping {
  const sectionIds = sectionIdsByDepth(layers);
  const saved = pruneMap(map, layers) ?? [];
  return sectionIds.length > 0 ? { sectionIds, saved, map: saved, selection: [], rangeStart: null } : null;
}

/** A clicked section, with the sections of its layer in their order. */
interface Click {
  depth: number;
  sectionId: string;
  layer: readonly string[];
}

function toggle(edit: LayoutMapEdit, { depth, sectionId, layer }: Click): LayoutMapEdit {
  const clicked = { ...edit, rangeStart: { depth, sectionId } };
  const selected = edit.selection[depth];
  if (!selected?.includes(sectionId)) return select(clicked, depth, [sectionId], layer);
  const parents = edit.selection.slice(0, depth);
  const others = selected.filter((id) => id !== sectionId);
  return {
    ...clicked,
    map: changeBelow(edit.map, parents, (nodes) => nodes.filter((node) => node.sectionId !== sectionId)),
    selection: others.length > 0 ? [...parents, others] : parents,
  };
}

function selectRange(edit: LayoutMapEdit, { depth, sectionId, layer }: Click): LayoutMapEdit {
  const rangeStart = edit.rangeStart?.depth === depth ? edit.rangeStart : { depth, sectionId };
  const ends = [layer.indexOf(rangeStart.sectionId), layer.indexOf(sectionId)];
  return select({ ...edit, rangeStart }, depth, layer.slice(Math.min(...ends), Math.max(...ends) + 1), layer);
}

/** Replaces the selection at a depth and adds the sections that are not mapped. */
function select(
  edit: LayoutMapEdit,
  depth: number,
  selected: readonly string[],
  layer: readonly string[],
): LayoutMapEdit {
  const parents = edit.selection.slice(0, depth);
  const added = new Set(selected);
  const add = (nodes: LayoutMapNode[]) => {
    const mapped = new Map(nodes.map((node) => [node.sectionId, node]));
    return layer.flatMap(
      (sectionId) => mapped.get(sectionId) ?? (added.has(sectionId) ? { sectionId, nodes: [] } : []),
    );
  };
  return { ...edit, map: changeBelow(edit.map, parents, add), selection: [...parents, selected] };
}

/** Changes the nodes below every path through the selected parents, or the outermost nodes without parents. */
function changeBelow(
  nodes: LayoutMapNode[],
  [selected, ...deeper]: readonly (readonly string[])[],
  change: (nodes: LayoutMapNode[]) => LayoutMapNode[],
): LayoutMapNode[] {
  if (!selected) return change(nodes);
  return nodes.map((node) =>
    selected.includes(node.sectionId) ? { ...node, nodes: changeBelow(node.nodes, deeper, change) } : node,
  );
}
