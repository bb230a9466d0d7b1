import type { LayerTemplate, LayoutMapNode } from '@inspection-studio/domain/layouts';
import { sectionName } from './mapping-texts.ts';

/** The chosen section of each layer while reading a map, outermost first; `undefined` where none is chosen. */
export type Reading = readonly (string | undefined)[];

type Nodes = readonly LayoutMapNode[];

/** The part of a map whose branches go through all chosen sections. */
function through(nodes: Nodes, [chosen, ...deeper]: Reading): LayoutMapNode[] {
  const isLast = deeper.every((one) => one === undefined);
  return nodes.flatMap((node) => {
    if (chosen !== undefined && node.sectionId !== chosen) return [];
    const below = through(node.nodes, deeper);
    return isLast || below.length > 0 ? [{ sectionId: node.sectionId, nodes: below }] : [];
  });
}

const at = (nodes: Nodes, depth: number): Nodes =>
  depth === 0
    ? nodes
    : at(
        nodes.flatMap((node) => node.nodes),
        depth - 1,
      );

/** The sections of a layer that belong together with the chosen ones; all mapped ones if none is chosen. */
export const relatedIds = (map: Nodes, reading: Reading, depth: number): ReadonlySet<string> =>
  new Set(at(through(map, reading), depth).map(({ sectionId }) => sectionId));

/**
 * Chooses a section, or the chosen one no more. Choices in layers below end, and so do those above that it does not
 * belong to.
 *
 * @returns the same reading if the section is not mapped
 */
export function choose(map: Nodes, reading: Reading, depth: number, sectionId: string): Reading {
  const above = Array.from({ length: depth }, (_, index) => reading[index]);
  if (reading[depth] === sectionId) return above.findLastIndex((one) => one !== undefined) < 0 ? [] : above;
  const choices = [
    [...above, sectionId],
    [...above.map(() => undefined), sectionId],
  ];
  return choices.find((choice) => through(map, choice).length > 0) ?? reading;
}

/** A reading of a map that may have changed since. */
export const validReading = (map: Nodes, reading: Reading): Reading =>
  through(map, reading).length > 0 ? reading : [];

const NAMES_MAX = 4;

/**
 * The chosen sections and what is right below them: 'Span 2 › Bearing, Pier'; empty if none is chosen.
 *
 * @param layers those of the map, outermost first
 */
export function readingText(
  map: Nodes,
  reading: Reading,
  layers: readonly Pick<LayerTemplate, 'name' | 'sections'>[],
): string {
  const last = reading.findLastIndex((one) => one !== undefined);
  if (last < 0) return '';
  return layers
    .slice(0, last + 2)
    .map((layer, depth) => {
      const ids = [...relatedIds(map, reading, depth)];
      const names = ids.slice(0, NAMES_MAX).map((id) => sectionName(layer, id));
      const more = ids.length - names.length;
      return ids.length === 0 ? 'nothing below' : names.join(', ') + (more > 0 ? ` and ${more} more` : '');
    })
    .join(' › ');
}
