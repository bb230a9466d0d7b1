import type { LayoutMapNode } from './layout.schema.ts';

/** A layout's map while it is edited. Plain data. */
export interface LayoutMapEdit {
  /** Ids of the sections at each depth of the map, outermost layer first, in their layer's order. */
  sectionIds: readonly (readonly string[])[];
  /** The map as it is saved. */
  saved: LayoutMapNode[];
  /** The map as it will be saved; every path through the selection is in it. */
  map: LayoutMapNode[];
  /** Selected sections at each depth, none of the lists empty: one list per layer selected in so far. */
  selection: readonly (readonly string[])[];
  /** Where a range begins: the last click without shift, or the first with it in its layer. */
  rangeStart: { depth: number; sectionId: string } | null;
}

/** The edit mode of a layout's map; `null` outside it. */
export type LayoutMapping = LayoutMapEdit | null;

/**
 * Sections of a layer that can be clicked, in its order: none outside the edit
 * mode, and none beyond the layer right below the last selection.
 *
 * @param depth index of the layer among those that are not segmented
 * @see MAPG-015..016
 */
export function selectableSectionIds(mapping: LayoutMapping, depth: number): readonly string[] {
  const isReached = mapping !== null && depth <= mapping.selection.length;
  return (isReached && mapping.sectionIds[depth]) || [];
}

/** How a section's button stands. @see MAPG-011..014 */
export type SectionState = 'selected' | 'mapped' | 'default' | 'disabled';

/**
 * States of the buttons of one layer's sections, prepared once however many
 * there are: disabled unless among {@link selectableSectionIds}, even if
 * mapped; what a disabled button looks like is up to {@link mappedSectionIds}.
 *
 * @param depth index of the layer among those that are not segmented
 * @returns the state of a section by its id
 * @see MAPG-011..016, N75
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

/** State of one section's button. @see MAPG-011..016 */
export const sectionState = (mapping: LayoutMapping, depth: number, sectionId: string): SectionState =>
  sectionStates(mapping, depth)(sectionId);

/**
 * Sections of one layer that are mapped under any of the selected parents;
 * where no parent is selected, under any at all.
 *
 * @param view an edit, or outside the mode the saved map with nothing selected
 * @param depth index of the layer among those that are not segmented
 * @see MAPG-012, N75
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

/** Whether leaving the mode without completing it would lose something, so that a warning comes first. @see N75 */
export function hasMapChanges(mapping: LayoutMapping): boolean {
  return mapping !== null && JSON.stringify(mapping.map) !== JSON.stringify(mapping.saved);
}
