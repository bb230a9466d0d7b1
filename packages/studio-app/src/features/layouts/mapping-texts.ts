import {
  countBelowSelected,
  type LayerTemplate,
  type LayoutMapNode,
  type LayoutMapping,
  type MappingEvent,
  type SectionEvent,
} from '@inspection-studio/domain/layouts';
import { counted } from '@inspection-studio/domain/units';

type Named = Pick<LayerTemplate, 'name' | 'sections'>;

/** Name of a section away from its layer: 'Span 4' for a number, 'Pier cap' for words. */
export function sectionName(layer: Named, sectionId: string): string {
  const name = layer.sections.find(({ id }) => id === sectionId)?.name ?? '';
  return Number.isNaN(Number(name)) ? name : `${layer.name} ${name}`;
}

/** What kind of layer it is and how long: 'Terms along a single axis, 8 sections'. */
export function layerNote({ isSegmented, sections }: Pick<LayerTemplate, 'isSegmented' | 'sections'>): string {
  const kind = sections[0]?.interval === undefined ? 'Terms' : 'Numbers';
  return `${kind}${isSegmented ? ' along a single axis' : ''}, ${counted(sections.length, 'section')}`;
}

/** How many locations a map has, at all its depths. */
export const countLocations = (nodes: readonly LayoutMapNode[]): number =>
  nodes.reduce((sum, node) => sum + 1 + countLocations(node.nodes), 0);

/** How far a layout is mapped: '24 locations mapped', 'Not mapped'. */
export function mappedText(map: readonly LayoutMapNode[] | null): string {
  const count = countLocations(map ?? []);
  return count > 0 ? `${counted(count, 'location')} mapped` : 'Not mapped';
}

/** What is selected, or what to begin with: 'Span 4, Pier cap selected.' @param layers those of the map, outermost first */
export function selectionText(mapping: NonNullable<LayoutMapping>, layers: readonly Named[]): string {
  const parts = mapping.selection.flatMap((selected, depth) => {
    const layer = layers[depth];
    const [only] = selected;
    if (!layer || only === undefined) return [];
    return selected.length === 1 ? sectionName(layer, only) : `${counted(selected.length, 'section')} of ${layer.name}`;
  });
  return parts.length > 0 ? `${parts.join(', ')} selected.` : `Select a section of ${layers[0]?.name ?? 'a layer'}.`;
}

/**
 * What a second click on a selected section removes, said before it happens: 'Select again to remove: Span 1 with
 * 3 below, one of 2 sections of Part.'
 *
 * @param layers those of the map, outermost first
 */
export function removalText(mapping: NonNullable<LayoutMapping>, layers: readonly Named[]): string {
  const parts = mapping.selection.flatMap((selected, depth) => {
    const layer = layers[depth];
    const [only] = selected;
    if (!layer || only === undefined) return [];
    const what =
      selected.length === 1
        ? sectionName(layer, only)
        : `one of ${counted(selected.length, 'section')} of ${layer.name}`;
    return what + withBelow([...countBelowSelected(mapping, depth).values()]);
  });
  return parts.length > 0 ? `Select again to remove: ${parts.join(', ')}.` : '';
}

/** ' with 3 below', ' with up to 3 below' when the numbers of several sections differ; empty without any. */
function withBelow(counts: readonly number[]): string {
  const most = Math.max(0, ...counts);
  if (most === 0) return '';
  return counts.every((count) => count === most) ? ` with ${most} below` : ` with up to ${most} below`;
}

/** What a second click on one selected section removes. @param below locations below it */
export const removalOf = (layer: Named, sectionId: string, below: number): string =>
  `Select again to remove ${sectionName(layer, sectionId)}${below > 0 ? ` and ${counted(below, 'location')} below it` : ''}`;

/**
 * What a step has done, for those who do not see it; why nothing happened, when nothing did.
 *
 * @param layers those of the map, outermost first
 */
export function stepText(
  before: LayoutMapping,
  after: LayoutMapping,
  event: MappingEvent | { type: 'undone' },
  layers: readonly Named[],
): string {
  switch (event.type) {
    case 'begun':
      return after ? `Location mapping has begun. ${selectionText(after, layers)}` : '';
    case 'sectionSelected':
    case 'rangeSelected':
      return after && after !== before
        ? selectedText(before, after, event, layers)
        : refusedText(before, event.depth, layers);
    case 'undone':
      return after ? `Undone. ${selectionText(after, layers)}` : '';
    case 'cancelled':
      return before ? 'Location mapping has ended without saving.' : '';
    case 'completed':
    case 'cleared':
      // A notice says so.
      return '';
    case 'reordered':
      return before ? 'Location mapping has ended.' : '';
  }
}

function selectedText(
  before: LayoutMapping,
  after: NonNullable<LayoutMapping>,
  { depth, sectionId }: SectionEvent,
  layers: readonly Named[],
): string {
  const layer = layers[depth];
  if (!layer) return '';
  const selected = after.selection[depth] ?? [];
  if (!selected.includes(sectionId)) {
    const below = countLocations(before?.map ?? []) - countLocations(after.map) - 1;
    const removed = `${sectionName(layer, sectionId)} removed from the mapping.`;
    return below > 0
      ? `${removed} ${counted(below, 'location')} below it ${below === 1 ? 'is' : 'are'} removed too.`
      : removed;
  }
  const what =
    selected.length === 1 ? sectionName(layer, sectionId) : `${counted(selected.length, 'section')} of ${layer.name}`;
  const added = countLocations(after.map) - countLocations(before?.map ?? []);
  const next = layers[depth + 1];
  return [
    `${what} selected${added > 0 ? ' and added to the mapping' : ''}.`,
    ...(next ? [`Sections of ${next.name} can be selected.`] : []),
  ].join(' ');
}

function refusedText(mapping: LayoutMapping, depth: number, layers: readonly Named[]): string {
  if (!mapping) return 'Sections can be selected once location mapping has begun.';
  if (depth < 0) return 'A layer along a single axis is not part of the mapping.';
  return `Select a section of ${layers[mapping.selection.length]?.name ?? 'the layer above'} first.`;
}
