import type { LayoutMapNode } from './layout.schema.ts';

/** The state of editing the map of a layout. Plain data. */
export interface LayoutMapEdit {
  /** Section ids at each depth of the map, outermost layer first, in the order of their layer. */
  sectionIds: readonly (readonly string[])[];
  /** The saved map. */
  saved: LayoutMapNode[];
  /** The edited map. Contains every path through the selection. */
  map: LayoutMapNode[];
  /** Selected sections at each depth with a selection; no list is empty. */
  selection: readonly (readonly string[])[];
  /** Start of a range selection: the last click without Shift, or the first one with Shift in its layer. */
  rangeStart: { depth: number; sectionId: string } | null;
}

/** The edit mode of the map; `null` when it is off. */
export type LayoutMapping = LayoutMapEdit | null;

/**
 * Returns the sections of a layer that can be clicked, in its order. Empty
 * outside edit mode and beyond the layer below the last selection.
 *
 * @param depth index of the layer among those that are not segmented
 */
export function selectableSectionIds(mapping: LayoutMapping, depth: number): readonly string[] {
  const isReached = mapping !== null && depth <= mapping.selection.length;
  return (isReached && mapping.sectionIds[depth]) || [];
}

/** State of a section button. */
export type SectionState = 'selected' | 'mapped' | 'default' | 'disabled';

/**
 * Returns a function for the states of the section buttons of one layer, so that
 * large layers are evaluated once. Buttons that are not in
 * {@link selectableSectionIds} are disabled, even if they are mapped;
 * {@link mappedSectionIds} returns which ones look mapped.
 *
 * @param depth index of the layer among those that are not segmented
 * @returns a function from section id to state
 */
export function sectionStates(mapping: LayoutMapping, depth: number): (sectionId: string) => SectionState {
  if (!mapping) return () => 'disabled';
  const selectable = new Set(selectableSectionIds(mapping, depth));
  const selected = new Set(mapping.selection[depth]);
  const mapped = mappedSectionIds(mapping, depth);
  return (sectionId) => {
    if (!selectable.has(sectionId)) return 'disabled';
    if (selected.has(sectionId)) return 'selected';
    return mapped.has(sectionId) ? 'mapped' : 'default';
  };
}

/**
 * Returns the sections of one layer that are mapped under a selected parent, or
 * under any parent if none is selected.
 *
 * @param view an edit, or the saved map without a selection
 * @param depth index of the layer among those that are not segmented
 */
export function mappedSectionIds(
  { map, selection }: Pick<LayoutMapEdit, 'map' | 'selection'>,
  depth: number,
): ReadonlySet<string> {
  let nodes = map;
  for (let above = 0; above < depth; above += 1) {
    const selected = selection[above];
    nodes = nodes.filter((node) => !selected || selected.includes(node.sectionId)).flatMap((node) => node.nodes);
  }
  return new Set(nodes.map((node) => node.sectionId));
}

/** Whether leaving edit mode would lose changes, which requires a warning. */
export function hasMapChanges(mapping: LayoutMapping): boolean {
  return mapping !== null && JSON.stringify(mapping.map) !== JSON.stringify(mapping.saved);
}

/** Number of locations that saving adds or removes. */
export function countMapChanges(mapping: LayoutMapping): number {
  if (!mapping) return 0;
  const saved = new Set(pathsOf(mapping.saved));
  const edited = pathsOf(mapping.map);
  const kept = edited.filter((path) => saved.has(path)).length;
  return saved.size - kept + (edited.length - kept);
}

/** Each location of a map as the ids from the outermost section to its own. */
const pathsOf = (nodes: readonly LayoutMapNode[], above = ''): string[] =>
  nodes.flatMap(({ sectionId, nodes: below }) => {
    const path = `${above}/${sectionId}`;
    return [path, ...pathsOf(below, path)];
  });

/**
 * Counts, for each selected section of a layer, the locations below it that a second click removes with it.
 *
 * @param depth index of the layer among those that are not segmented
 */
export function countBelowSelected(
  { map, selection }: Pick<LayoutMapEdit, 'map' | 'selection'>,
  depth: number,
): ReadonlyMap<string, number> {
  let nodes = map;
  for (const selected of selection.slice(0, depth)) {
    nodes = nodes.filter((node) => selected.includes(node.sectionId)).flatMap((node) => node.nodes);
  }
  const counts = new Map(selection[depth]?.map((sectionId) => [sectionId, 0]));
  for (const { sectionId, nodes: below } of nodes) {
    const count = counts.get(sectionId);
    if (count !== undefined) counts.set(sectionId, count + pathsOf(below).length);
  }
  return counts;
}
