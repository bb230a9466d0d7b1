import type { LayoutMapNode } from './layout.schema.ts';

/** The properties of a layer that the map uses. Layers are in the order of their layout. */
export interface MappableLayer {
  /** Distributed along a single axis, so not part of the map. */
  isSegmented: boolean;
  sections: readonly { id: string }[];
}

/**
 * Returns the layers of the map, outermost first: those that are not segmented.
 * The index of a layer is its depth in the map.
 */
export function mappableLayers<L extends MappableLayer>(layers: readonly L[]): L[] {
  return layers.filter((layer) => !layer.isSegmented);
}

/** Whether the mapping controls are shown: at least one layer is not segmented. */
export function canMapLayout(layers: readonly MappableLayer[]): boolean {
  return layers.some((layer) => !layer.isSegmented);
}

/**
 * Removes nodes that do not match the layers. In the result, the section of each
 * node belongs to the layer of its depth, siblings are unique, and siblings are
 * in the order of their layer. Removing a node removes everything below it.
 *
 * Use it when layers may have changed since the map was saved: a layer or a
 * section was removed, or layers were reordered.
 *
 * @param layers all layers of the layout, in its order
 * @returns a new map, equal to the given one if nothing was removed; `null` if nothing is left
 */
export function pruneMap(
  map: readonly LayoutMapNode[] | null,
  layers: readonly MappableLayer[],
): LayoutMapNode[] | null {
  const pruned = map && pruneNodes(map, sectionIdsByDepth(layers));
  return pruned?.length ? pruned : null;
}

/**
 * Returns the ids of the sections that do not belong where the map has them: unknown ones, those of
 * a segmented layer, and those whose layer is not the layer of their depth. Nodes below a misplaced
 * section are not checked.
 *
 * @param layers all layers of the layout, in its order
 * @returns each id once, in the order of the map
 */
export function misplacedSectionIds(map: readonly LayoutMapNode[], layers: readonly MappableLayer[]): string[] {
  return [...new Set(misplacedIn(map, sectionIdsByDepth(layers)))];
}

function misplacedIn(nodes: readonly LayoutMapNode[], [sectionIds = [], ...deeper]: readonly string[][]): string[] {
  const allowed = new Set(sectionIds);
  return nodes.flatMap((node) => (allowed.has(node.sectionId) ? misplacedIn(node.nodes, deeper) : [node.sectionId]));
}

/**
 * Returns the ids of the sections that a parent has twice with different sections below them. One of the two would be
 * lost, because siblings of a stored map are unique.
 *
 * @param layers all layers of the layout, in its order
 * @returns each id once, in the order in which they are repeated
 */
export function conflictingSectionIds(map: readonly LayoutMapNode[], layers: readonly MappableLayer[]): string[] {
  return [...new Set(conflictsIn(map, sectionIdsByDepth(layers)))];
}

function conflictsIn(nodes: readonly LayoutMapNode[], [, ...deeper]: readonly string[][]): string[] {
  const contentOf = (node: LayoutMapNode) => JSON.stringify(pruneNodes(node.nodes, deeper));
  const firstOf = new Map<string, LayoutMapNode>();
  return nodes.flatMap((node) => {
    const first = firstOf.get(node.sectionId) ?? node;
    firstOf.set(node.sectionId, first);
    const isConflict = first !== node && contentOf(first) !== contentOf(node);
    return [...(isConflict ? [node.sectionId] : []), ...conflictsIn(node.nodes, deeper)];
  });
}

/** Returns the section ids allowed at each depth of the map, in the order of their layer. */
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
