import { type LayerTemplate, type LayoutMapNode, pruneMap } from '@inspection-studio/domain/layouts';
import { counted } from '@inspection-studio/domain/units';
import { countLocations } from './mapping-texts.ts';

/** The layers with one of them a place further up or down; as they are where it cannot move. */
export function movedLayers<L>(layers: readonly L[], index: number, step: -1 | 1): L[] {
  const layer = layers[index];
  const to = index + step;
  if (layer === undefined || to < 0 || to >= layers.length) return [...layers];
  return layers.toSpliced(index, 1).toSpliced(to, 0, layer);
}

/**
 * What is lost when layers get a new order, to ask before; `undefined` when
 * nothing is. The order ends location mapping, and what is mapped in an order
 * that is no more goes with it.
 *
 * @param isEdited the map has changes that are not saved
 */
export function moveText(
  map: readonly LayoutMapNode[] | null,
  order: readonly Pick<LayerTemplate, 'isSegmented' | 'sections'>[],
  isEdited: boolean,
): string | undefined {
  const lost = countLocations(map ?? []) - countLocations(pruneMap(map, order) ?? []);
  const sentences = [
    ...(isEdited ? ['Location mapping ends, and what you have changed is not saved.'] : []),
    ...(lost > 0
      ? [
          `${counted(lost, 'mapped location')} ${lost === 1 ? 'does' : 'do'} not fit the new order and will be removed from the mapping.`,
        ]
      : []),
  ];
  return sentences.length > 0 ? sentences.join(' ') : undefined;
}
