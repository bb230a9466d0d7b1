import type { LayerForm } from './layer.form.ts';
import type { LayerTemplate } from './layer.schema.ts';

/** The interval a numerical layer was made with, carried by its sections; a term layer has none. */
const intervalOf = ({ sections }: Pick<LayerTemplate, 'sections'>): number | undefined => sections[0]?.interval;

/**
 * Whether anything of an existing layer can be changed. Name, type and the rest
 * never can; the terms of a term layer can, a numerical layer cannot be saved.
 *
 * @see VAL-070..071, N91
 */
export const canEditLayer = (layer: Pick<LayerTemplate, 'sections'>): boolean => intervalOf(layer) === undefined;

/**
 * The form of an existing layer: its terms with their ids, or the numbers of
 * its first and last section.
 *
 * @see VAL-070..071, N91, N101
 */
export function editLayerForm(layer: LayerTemplate): LayerForm {
  const { name, isSegmented, sections } = layer;
  const interval = intervalOf(layer);
  if (interval === undefined) {
    return {
      type: 'term',
      name,
      isSegmented,
      terms: sections.map((section) => ({ sectionId: section.id, name: section.name })),
    };
  }
  return {
    type: 'numerical',
    name,
    isSegmented,
    low: Number(sections.at(0)?.name),
    high: Number(sections.at(-1)?.name),
    interval,
  };
}
