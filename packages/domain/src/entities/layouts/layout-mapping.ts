import { type MappableLayer, pruneMap, sectionIdsByDepth } from './layout-map.ts';
import { type LayoutMapEdit, type LayoutMapping, selectableSectionIds } from './layout-map-edit.ts';
import type { LayoutMapNode } from './layout.schema.ts';

/** A click on a section, or one with shift. */
export interface SectionEvent {
  type: 'sectionSelected' | 'rangeSelected';
  /** Index of the section's layer among those that are not segmented. */
  depth: number;
  sectionId: string;
}

/**
 * What a person did.
 *
 * - `begun`: 'Begin location mapping', with the saved map and all layers of the layout in their order
 * - `completed`: 'Complete location mapping'
 * - `cleared`: 'Remove location mapping'
 * - `reordered`: a layer moved up or down
 */
export type MappingEvent =
  | { type: 'begun'; map: readonly LayoutMapNode[] | null; layers: readonly MappableLayer[] }
  | SectionEvent
  | { type: 'completed' | 'cleared' | 'reordered' };

/** What is to be done next: `save` puts the map, or clears it when there is none. */
export interface MappingEffect {
  type: 'save';
  map: LayoutMapNode[] | null;
}

/** A step's outcome: the next state, and what is to be done. */
export type MappingStep = [mapping: LayoutMapping, effects: MappingEffect[]];

/**
 * One step of location mapping.
 *
 * A click selects one section instead of those selected in its layer, adds it
 * under every selected parent, and ends the selections below; what is no
 * longer selected stays mapped. A click on a selected section takes it, with
 * all below it, off every selected parent. Clicks on disabled sections, and
 * beginning where nothing can be mapped, change nothing.
 *
 * @see MAPG-001..010, N75
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
    case 'reordered':
      return [null, []];
  }
}

function begin(map: readonly LayoutMapNode[] | null, layers: readonly MappableLayer[]): LayoutMapping {
  const sectionIds = sectionIdsByDepth(layers);
  const saved = pruneMap(map, layers) ?? [];
  return sectionIds.length > 0 ? { sectionIds, saved, map: saved, selection: [], rangeStart: null } : null;
}

/** A section that was clicked, with its layer's sections in their order. */
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

/** Selects these sections instead of those selected at their depth, and adds the ones that are not mapped. */
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

/** Changes the nodes below every path through the selected parents; without parents, the outermost ones. */
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
