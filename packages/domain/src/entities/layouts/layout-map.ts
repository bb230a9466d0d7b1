import type { LayoutMapNode } from './layout.schema.ts';

/** What the map asks of a layer; layers always come in the order of their layout. */
export interface MappableLayer {
  /** Distributed along a single axis: no part of the map. */
  isSegmented: boolean;
  sections: readonly { id: string }[];
}

/**
 * The layers that the map of a layout is made of, outermost first: those that
 * are not segmented. A layer's index here is its depth in the map.
 *
 * @see LIB-033, N75
 */
export function mappableLayers<L extends MappableLayer>(layers: readonly L[]): L[] {
  return layers.filter((layer) => !layer.isSegmented);
}

/** Whether the mapping controls show: some layer is not segmented. @see LIB-033 */
export function canMapLayout(layers: readonly MappableLayer[]): boolean {
  return layers.some((layer) => !layer.isSegmented);
}

/**
 * A map without what its layout no longer has: each node's section belongs to
 * the layer of its depth, no section stands twice under one parent, and
 * siblings stand in their layer's order. A node that goes takes along
 * everything below it.
 *
 * For a map that was read or sent while layers changed: after a layer or a
 * section was removed, or layers were reordered.
 *
 * @param layers all layers of the layout, in its order
 * @returns a new map, equal to the given one when nothing had to go; `null` when nothing is left
 * @see REC-156, N75
 */
export function pruneMap(
  map: readonly LayoutMapNode[] | null,
  layers: readonly MappableLayer[],
): LayoutMapNode[] | null {
  const pruned = map && pruneNodes(map, sectionIdsByDepth(layers));
  return pruned?.length ? pruned : null;
}

/** Ids of the sections that may stand at each depth of the map, in their layer's order. @see MAPG-016 */
export function sectionIdsByDepth(layers: readonly MappableLayer[]): string[][] {
  return mappableLayers(layers).map((layer) => layer.sections.map((section) => section.id));
}

function pruneNodes(nodes: readonly LayoutMapNode[], [sectionIds, ...deeper]: readonly string[][]): LayoutMapNode[] {
  if (!sectionIds) return [];
  const bySection = new Map(nodes.map((node) => [node.sectionId, node]));
  return sectionIds.flatMap((sectionId) => {
    const node = bySection.get(sectionId);
    return node ? [{ sectionId, nodes: pruneNodes(node.nodes, deeper) }] : [];
  });
}
