import type { LayerTemplate, LayoutMapNode, LayoutTemplate, TermLayerForm } from '@inspection-studio/domain/layouts';
import { counted } from '@inspection-studio/domain/units';
import { countLocations, sectionName } from './mapping-texts.ts';

/** Ids of the sections of a layer that its form no longer has. */
export function deletedTerms(
  { sections }: Pick<LayerTemplate, 'sections'>,
  terms: readonly Pick<TermLayerForm['terms'][number], 'sectionId'>[],
): string[] {
  const kept = new Set(terms.map(({ sectionId }) => sectionId));
  return sections.map(({ id }) => id).filter((id) => !kept.has(id));
}

/** The locations of sections of one layer. */
const locationsOf = (nodes: readonly LayoutMapNode[], sectionIds: ReadonlySet<string>): LayoutMapNode[] =>
  nodes.flatMap((node) => (sectionIds.has(node.sectionId) ? [node] : locationsOf(node.nodes, sectionIds)));

/** What a map loses when terms of a layer are deleted, to ask before; `undefined` when nothing is. */
export function deletionText(
  { name, map }: Pick<LayoutTemplate, 'name' | 'map'>,
  layer: Pick<LayerTemplate, 'name' | 'sections'>,
  deleted: readonly string[],
): string | undefined {
  const lost = locationsOf(map ?? [], new Set(deleted));
  const [only, ...others] = new Set(lost.map(({ sectionId }) => sectionId));
  if (only === undefined) return undefined;
  const terms = others.length === 0 ? sectionName(layer, only) : counted(others.length + 1, 'mapped term');
  return `Deleting ${terms} removes ${counted(countLocations(lost), 'location')} from the mapping of ${name}. This cannot be undone.`;
}
